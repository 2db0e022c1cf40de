import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { removeAccount, saveAccount } from "../accounts/save-account.ts";
import { openDataFolder } from "../configuration/environment.ts";
import { findBinary } from "../pocketbase/binary/find-binary.ts";
import { migrateCommand } from "../pocketbase/child.ts";
import { LaunchFailure } from "../process/command.ts";
import { openPrompt } from "../process/terminal.ts";

/**
 * Creates the owner's account or sets its password. Before the server's first start, it also creates the database.
 *
 * @throws LaunchFailure with the reason.
 */
export async function saveOwner(email: string, signal: AbortSignal): Promise<void> {
  const dataDir = await openDataFolder(process.env["DATA_DIR"]);
  const password = await askPassword(signal);
  if (!existsSync(join(dataDir, "data.db"))) await createDatabase(dataDir, signal);
  await saveAccount(dataDir, "_superusers", email, password);
}

/** Creates a staff account or sets its password. @throws LaunchFailure */
export async function saveStaff(email: string, signal: AbortSignal): Promise<void> {
  const dataDir = await openDataFolder(process.env["DATA_DIR"]);
  await saveAccount(dataDir, "staff", email, await askPassword(signal));
}

/** Removes a staff account. @throws LaunchFailure */
export async function removeStaff(email: string): Promise<void> {
  removeAccount(await openDataFolder(process.env["DATA_DIR"]), "staff", email);
}

async function createDatabase(dataDir: string, signal: AbortSignal): Promise<void> {
  // The database has leads, which other users of the machine must not read.
  process.umask(0o077);
  const [binary, ...flags] = migrateCommand(await findBinary(signal), dataDir);
  const { status, stdout, stderr } = spawnSync(binary, flags, { encoding: "utf8" });
  if (status !== 0) throw new LaunchFailure(`The database can't be created: ${(stderr || stdout).trim()}`);
}

/** Prompts twice at a terminal, because input isn't shown. Every user of a machine can see a command's arguments. */
async function askPassword(signal: AbortSignal): Promise<string> {
  using prompt = openPrompt(signal);
  const password = await prompt.secret("Password:");
  if (!process.stdin.isTTY || password === (await prompt.secret("Repeat the password:"))) return password;
  throw new LaunchFailure("The passwords differ. Nothing was changed.");
}
