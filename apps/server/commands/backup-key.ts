import { makeKeyPair } from "../ops/backups/encryption.ts";
import { expectNoArguments, runCommand } from "../process/command.ts";

/** `pnpm run backup-key`: creates the key pair for encrypted backups. It isn't stored here. */
await runCommand(async () => {
  expectNoArguments("npx -y pnpm@12 run backup-key");
  const { secret, recipient } = await makeKeyPair();
  process.stdout.write(`VOXLOG_BACKUP_KEY=${recipient}

Add this line to the server's settings. Only this secret key decrypts the backups:

${secret}

Store it with your passwords, not on this machine. Without it, no copy can be restored.
`);
});
