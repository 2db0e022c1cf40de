import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { auditCommand } from "../accounts/audit.ts";
import { promptPassword, saveAccount } from "../accounts/save-account.ts";
import { openDataFolder } from "../configuration/environment.ts";
import { migrateCommand } from "../pocketbase/child.ts";
import { expectFinishedRestore } from "../pocketbase/data-guard.ts";
import { findBinary } from "../pocketbase/find-binary.ts";
import { LaunchFailure, runCommand } from "../process/command.ts";

/** `pnpm run owner EMAIL` (pnpm has its own `owner`): creates the owner's account, or gives it a new password. */
await runCommand(async (signal) => {
  const [email, ...rest] = process.argv.slice(2);
  if (!email?.includes("@") || rest.length > 0)
    throw new LaunchFailure(
      "Usage: npx -y pnpm@12 run owner EMAIL. It prompts for the password, or reads it from stdin.",
    );
  const dataDir = await openDataFolder(process.env["DATA_DIR"]);
  const password = await promptPassword(email, signal);
  if (!existsSync(join(dataDir, "data.db"))) await createDatabase(dataDir, signal);
  await saveAccount(dataDir, "_superusers", email, password);
  auditCommand(join(dataDir, "data.db"), "changedOwner", email);
  process.stdout.write(`${email} is the owner now and signs in at /_/ of the server's address.\n`);
});

/** A first account may come before the server's first start. */
async function createDatabase(dataDir: string, signal: AbortSignal): Promise<void> {
  await expectFinishedRestore(dataDir);
  // The database has leads, which other users of the machine must not read.
  process.umask(0o077);
  const [binary, ...flags] = migrateCommand(await findBinary(signal), dataDir);
  const { status, stdout, stderr } = spawnSync(binary, flags, { encoding: "utf8" });
  if (status !== 0) throw new LaunchFailure(`The database can't be created: ${(stderr || stdout).trim()}`);
}
