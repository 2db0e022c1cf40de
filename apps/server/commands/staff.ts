import { join } from "node:path";
import { auditCommand } from "../accounts/audit.ts";
import { promptPassword, removeAccount, saveAccount } from "../accounts/save-account.ts";
import { openDataFolder } from "../configuration/environment.ts";
import { LaunchFailure, runCommand } from "../process/command.ts";

/**
 * `pnpm run staff EMAIL`: creates a staff account, for reading reports and answering leads, or sets its password.
 * `--remove` removes it.
 */
await runCommand(async (signal) => {
  const args = process.argv.slice(2);
  const [email, ...rest] = args.filter((arg) => arg !== "--remove");
  if (!email?.includes("@") || rest.length > 0)
    throw new LaunchFailure(
      "Usage: npx -y pnpm@12 run staff EMAIL [--remove]. It prompts for the password, or reads it from stdin.",
    );
  const dataDir = await openDataFolder(process.env["DATA_DIR"]);
  const file = join(dataDir, "data.db");
  if (args.includes("--remove")) {
    removeAccount(dataDir, "staff", email);
    auditCommand(file, "removedStaff", email);
    process.stdout.write(`${email} no longer has an account and is signed out everywhere.\n`);
    return;
  }
  const isNew = await saveAccount(dataDir, "staff", email, await promptPassword(email, signal));
  auditCommand(file, isNew ? "addedStaff" : "changedStaff", email);
  process.stdout.write(
    `${email} can read reports and answer leads now, at /reports of the server's address.\n`,
  );
});
