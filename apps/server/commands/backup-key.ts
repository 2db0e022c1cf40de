import { makeKeyPair } from "../ops/backups/encryption.ts";
import { runCommand } from "../process/command.ts";

/** `pnpm run backup-key`: makes the pair of keys that backups are encrypted by. Nothing of it is kept here. */
await runCommand(async () => {
  const { secret, recipient } = await makeKeyPair();
  process.stdout.write(`VOXLOG_BACKUP_KEY=${recipient}

goes into the settings of the server. What opens the backups again is

${secret}

Write it down where you keep passwords, and not on this machine: without it no copy can be restored.
`);
});
