import { accessSync, constants, existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { auditCommand } from "../accounts/audit.ts";
import { dataFolder } from "../configuration/environment.ts";
import { eraseByEmail, findByEmail, hasLeads, type PersonalData } from "../leads/leads-by-email.ts";
import { temporaryFolder } from "../pocketbase/folders.ts";
import { LaunchFailure, runCommand } from "../process/command.ts";
import { openPrompt } from "../process/terminal.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);

/** `pnpm run privacy find|erase EMAIL`: shows or erases a visitor's data. The server may be running. */
await runCommand(async (signal) => {
  using prompt = openPrompt(signal);
  const { command, email, isSure } = readArguments(process.argv.slice(2));
  const folder = dataFolder(process.env["DATA_DIR"]);
  const file = join(folder, "data.db");
  expectAccess(file);
  if (!existsSync(file) || !hasLeads(file))
    throw new LaunchFailure(
      `${folder} contains no leads, because no server has used it. Set DATA_DIR to the server's data folder.`,
    );
  const known = findByEmail(file, email);
  print(`${email}: ${count(known)}.`);
  if (command === "find") {
    if (Object.values(known).some((rows) => rows.length > 0)) print(JSON.stringify(known, null, 2));
    auditCommand(file, "lookedUpPerson", "");
  } else if (isSure || (await prompt.confirm("Erase them permanently?"))) {
    const { rows, isOverwritten } = eraseByEmail(file, email);
    print(`Erased: ${plural(rows, "row")}.`);
    auditCommand(file, "erasedPerson", String(rows));
    if (!isOverwritten)
      print(
        "Not overwritten in the file yet, because another program is reading it, such as Litestream. Stop it and run this again.",
      );
    listRemaining(folder);
  } else {
    print("Nothing was erased.");
  }
  print("Visits don't contain email addresses, so they can't be searched.");
});

function readArguments(args: string[]) {
  const [command, email, ...rest] = args.filter((arg) => arg !== "--yes");
  if ((command !== "find" && command !== "erase") || !email?.includes("@") || rest.length > 0)
    throw new LaunchFailure(
      "Usage: npx -y pnpm@12 run privacy find EMAIL, or npx -y pnpm@12 run privacy erase EMAIL [--yes]",
    );
  // Copied from an email, it may have a name: "Ada <ada@example.com>".
  const [, address = email] = /<(.+)>\s*$/.exec(email) ?? [];
  return { command, email: address.trim(), isSure: args.includes("--yes") } as const;
}

/** Without this, a folder of another user would seem to contain no leads. */
function expectAccess(file: string): void {
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (["ENOENT", "ENOTDIR"].includes(code)) return;
    throw new LaunchFailure(`This user can't open ${file} (${code}). Run this as the server's user.`);
  }
}

function count({ signups, demo_requests, outbox, follow_ups }: PersonalData): string {
  const leads = `${plural(signups.length, "signup")}, ${plural(demo_requests.length, "demo request")}`;
  const notes = follow_ups.length > 0 ? ` and ${plural(follow_ups.length, "follow-up")}` : "";
  return `${leads}, ${plural(outbox.length, "email")}${notes} about them`;
}

function plural(number: number, name: string): string {
  return `${number} ${name}${number === 1 ? "" : "s"}`;
}

function listRemaining(folder: string): void {
  print(
    "Not erased: emails that were already sent, and what the webhook sent. Delete them from the mailbox that receives leads, and from your CRM.",
  );
  const backups = join(folder, "backups");
  const made = globSync("*.zip", { cwd: backups }).length;
  if (made > 0)
    print(
      `Not erased: ${plural(made, "backup")} in ${backups}. Make a new one, then delete these and their copies elsewhere.`,
    );
  const drafts = temporaryFolder(folder);
  if (globSync("*", { cwd: drafts }).length > 0)
    print(
      `Not erased: a backup that is being made or tested, or was interrupted, in ${drafts}. Run this again in a few minutes. If it's still there, restart the server, which deletes it.`,
    );
  if (existsSync(join(folder, ".data.db-litestream")))
    print("Not erased: Litestream's copies, here and elsewhere. See docs/owner/backups.md.");
  const aside = globSync("before-restore-*", { cwd: folder });
  if (aside.length > 0)
    print(`Not erased: data that a restore replaced, in ${folder}: ${aside.join(", ")}. Delete it.`);
}
