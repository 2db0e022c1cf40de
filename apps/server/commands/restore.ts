import { existsSync } from "node:fs";
import { access, constants, mkdir, readdir, rename, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openDataFolder } from "../configuration/environment.ts";
import { decryptFile, isEncrypted } from "../ops/backups/encryption.ts";
import { countRows, createScratch, inspect, type Rows } from "../ops/backups/inspect.ts";
import { unpack } from "../ops/backups/unpack.ts";
import { migrateCommand } from "../pocketbase/child.ts";
import { acquireLock, expectOwnMigrations, findMovedDatabase } from "../pocketbase/data-guard.ts";
import { findBinary } from "../pocketbase/find-binary.ts";
import { LaunchFailure, messageOf, runCommand } from "../process/command.ts";
import { openPrompt } from "../process/terminal.ts";

/** Files that a restore keeps: backups, certificates, and data that earlier restores replaced. */
const STAYS = /^(backups|launcher\.lock.*|\.autocert_cache|\.pb_temp_to_delete|before-restore-.*)$/;

/** Files about the server that made the backup, which aren't data. Backups of earlier versions have an empty log. */
const NOT_RESTORED = ["health.json", "backup.json", "auxiliary.db"];

const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `pnpm run restore FILE [--yes]`: replaces the data with a backup. It inspects the backup, asks for confirmation, and
 * moves the previous data into another folder.
 */
await runCommand(async (signal) => {
  const { file, isSure } = await readArguments(process.argv.slice(2));
  process.umask(0o077);
  using prompt = openPrompt(signal);
  const folder = await openDataFolder(process.env["DATA_DIR"]);
  using _lock = acquireLock(folder);
  const binary = await findBinary(signal);
  await using scratch = await createScratch(folder);
  const data = join(scratch.path, "data");
  const key = (await isEncrypted(file))
    ? await prompt.secret("Secret key of the backups (AGE-SECRET-KEY-…):")
    : undefined;
  await unpackBackup(file, key, data, scratch.path, signal);
  await expectOwnMigrations(data);
  const inspection = await inspect(data, migrateCommand(binary, data)).catch((error: unknown) => {
    const problem = messageOf(error).trim();
    throw new LaunchFailure(`${file} can't be restored: ${problem} Nothing was changed. Use another backup.`);
  });
  print(`${basename(file)}: ${describe(inspection)}.`);
  const hasDatabase = existsSync(join(folder, "data.db"));
  if (hasDatabase && !isSure) {
    print(`It would replace: ${describe({ rows: rowsOf(join(folder, "data.db")) })}.`);
    if (!(await prompt.confirm("Replace the data, and keep it in another folder?")))
      throw new LaunchFailure("Nothing was changed.");
  }
  // Of a restore that was interrupted, the rest of the previous data may still be here.
  const asides = [await findMovedDatabase(folder), await movePreviousData(folder)].filter(Boolean);
  await moveInto(folder, data);
  print(`Restored into ${folder}. The backup is complete, and PocketBase has opened it.`);
  if (asides.length > 0)
    print(`The previous data is in ${asides.join(" and ")}. Delete it when everything works.`);
  print("Start the server. Emails that were waiting when the backup was made are sent again.");
});

async function readArguments(args: string[]) {
  const [file, ...rest] = args.filter((arg) => arg !== "--yes");
  if (!file || file.startsWith("-") || rest.length > 0)
    throw new LaunchFailure("Usage: npx -y pnpm@12 run restore FILE [--yes]");
  const path = resolve(process.env["INIT_CWD"] ?? process.cwd(), file);
  const reading = access(path, constants.R_OK).then(() => stat(path));
  const found = await reading.catch((error: unknown) => {
    throw new LaunchFailure(
      `The backup can't be read (${messageOf(error)}). Check its path, and that the server's user may read it.`,
    );
  });
  if (!found.isFile())
    throw new LaunchFailure(`${path} isn't a file. Name one backup, such as pb_backup_….zip.`);
  return { file: path, isSure: args.includes("--yes") };
}

/** @throws LaunchFailure if the file isn't a backup, or the key doesn't fit. */
async function unpackBackup(
  file: string,
  key: string | undefined,
  data: string,
  scratch: string,
  signal: AbortSignal,
): Promise<void> {
  let zip = file;
  if (key !== undefined) {
    zip = join(scratch, "backup.zip");
    await decryptFile(file, zip, key.trim()).catch((error: unknown) => {
      throw new LaunchFailure(
        `${file} can't be decrypted with that key, or is damaged: ${reasonOf(error)}. Nothing was changed.`,
      );
    });
  }
  await unpack(zip, data, signal).catch((error: unknown) => {
    throw new LaunchFailure(`${file} isn't a complete backup: ${reasonOf(error)}. Nothing was changed.`);
  });
}

function reasonOf(error: unknown): string {
  return messageOf(error).replace(/\.$/, "");
}

function describe({ made, rows }: { made?: string | undefined; rows: Rows }): string {
  const counts = Object.entries(rows).map(([name, count]) => `${count} ${name}`);
  return `${made ? `created ${made}, with ` : ""}${counts.join(", ") || "nothing readable"}`;
}

function rowsOf(file: string): Rows {
  try {
    return countRows(file);
  } catch {
    return {};
  }
}

/** Moves the current data into a folder next to it. */
async function movePreviousData(folder: string): Promise<string | undefined> {
  mergeLog(join(folder, "data.db"));
  const names = await dataIn(folder);
  if (names.length === 0) return undefined;
  const aside = join(folder, `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`);
  await mkdir(aside);
  for (const name of names) await rename(join(folder, name), join(aside, name));
  return aside;
}

/** Merges the log of a killed server into its database: an interruption must not separate them. */
function mergeLog(file: string): void {
  if (!existsSync(file)) return;
  try {
    using database = new DatabaseSync(file);
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch {
    // A damaged database may be why it's replaced.
  }
}

async function moveInto(folder: string, data: string): Promise<void> {
  const names = (await dataIn(data)).filter((name) => !NOT_RESTORED.includes(name));
  for (const name of names.reverse()) await rename(join(data, name), join(folder, name));
}

/** Returns the files of data, the database first: without it, a server reports that a restore was interrupted. */
async function dataIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => !STAYS.test(name)).sort();
  const isDatabase = (name: string) => name.startsWith("data.db");
  return [...names.filter(isDatabase), ...names.filter((name) => !isDatabase(name))];
}
