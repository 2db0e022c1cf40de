import { existsSync } from "node:fs";
import { chmod, glob, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { LaunchFailure, messageOf, remedyFor } from "../process/command.ts";
import { readJson } from "../process/parse-json.ts";
import { WRITTEN_MIGRATIONS } from "./build-hooks.ts";
import { VERSION } from "./find-binary.ts";
import { isForeignMigration, temporaryFolder } from "./folders.ts";

/** PocketBase's files that other users of the machine must not read. The folder may have other files. */
const PRIVATE_FILES = ["data.db*", "auxiliary.db*", "backups/*.zip"];

type LastServer = { pocketbase: string };

/**
 * Locks a data folder for this process, and checks that the database is intact and not from a newer version.
 *
 * @throws LaunchFailure that says what is wrong and what to do.
 */
export async function lockData(folder: string) {
  const lock = acquireLock(folder);
  try {
    const note = join(folder, "server.json");
    const last = (await readJson(note)) as LastServer | undefined;
    expectNoNewerServer(folder, last);
    await expectFinishedRestore(folder);
    await expectOwnMigrations(folder);
    for (const name of ["data.db", "auxiliary.db"]) expectUndamaged(folder, name);
    for await (const file of glob(PRIVATE_FILES, { cwd: folder })) await chmod(join(folder, file), 0o600);
    return {
      folder,
      /** Stores which PocketBase has used the data. */
      note: () => writeFile(note, JSON.stringify({ pocketbase: VERSION } satisfies LastServer)),
      [Symbol.dispose]: () => lock.close(),
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** Acquires SQLite's lock of a file, which ends with this process. @throws LaunchFailure if another one has it. */
export function acquireLock(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, "launcher.lock"));
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return lock;
  } catch {
    lock.close();
    throw new LaunchFailure(
      `Another Voxlog is using this data: ${folder}. Stop it, or choose another folder: DATA_DIR=/path/to/folder`,
    );
  }
}

function expectNoNewerServer(folder: string, last: LastServer | undefined): void {
  if (!last || VERSION.localeCompare(last.pocketbase, "en", { numeric: true }) >= 0) return;
  throw new LaunchFailure(
    `The data was last used by PocketBase ${last.pocketbase}, but this Voxlog has ${VERSION}: ${folder}. Start the newer Voxlog again, or go back to the data from before the upgrade (docs/upgrading.md).`,
  );
}

/** Returns the folder that an interrupted restore moved the database into, if it hasn't been replaced. */
export async function findMovedDatabase(folder: string): Promise<string | undefined> {
  if (existsSync(join(folder, "data.db"))) return undefined;
  const names = (await readdir(folder)).filter((name) => name.startsWith("before-restore-")).sort();
  return names.map((name) => join(folder, name)).findLast((aside) => existsSync(join(aside, "data.db")));
}

/** @throws LaunchFailure if a restore was interrupted: a start would create an empty database. */
export async function expectFinishedRestore(folder: string): Promise<void> {
  const aside = await findMovedDatabase(folder);
  const temporary = temporaryFolder(folder);
  const unpacked = existsSync(join(folder, "data.db")) ? [] : await readdir(temporary).catch(() => []);
  if (!aside && unpacked.length === 0) return;
  const otherwise = aside
    ? `move the contents of ${basename(aside)} back into this folder`
    : `delete ${basename(temporary)} to start without data`;
  throw new LaunchFailure(
    `A restore was interrupted: ${folder} has no database. Restore the backup again, or ${otherwise}.`,
  );
}

/** @throws LaunchFailure if a newer version has changed the data. */
export async function expectOwnMigrations(folder: string): Promise<void> {
  const file = join(folder, "data.db");
  if (!existsSync(file)) return;
  // Migrations of earlier versions may have been merged.
  const newest = (await readdir(WRITTEN_MIGRATIONS)).sort().at(-1) ?? "";
  const unknown = readDatabase(file, (database) => {
    if (!database.prepare("SELECT 1 FROM sqlite_schema WHERE name = '_migrations'").get()) return [];
    const rows = database.prepare("SELECT file FROM _migrations WHERE file LIKE '%.js'").all();
    return rows
      .map((row) => String(row["file"]))
      .filter((name) => name > newest && !isForeignMigration(name));
  });
  if (unknown.length === 0) return;
  throw new LaunchFailure(
    `The data is from a newer Voxlog: ${folder} has ${unknown.join(", ")}, which this version doesn't know. Start the newer version again, or go back to the data from before the upgrade (docs/upgrading.md).`,
  );
}

/** Reads the complete file, at about 300 MB a second. */
function expectUndamaged(folder: string, name: string): void {
  const file = join(folder, name);
  if (!existsSync(file)) return;
  readDatabase(file, (database) => {
    const problem = String(database.prepare("PRAGMA quick_check(1)").get()?.["quick_check"]);
    if (problem !== "ok") throw new Error(problem.replaceAll(/\s+/g, " "));
  });
}

/** @throws LaunchFailure if the file is damaged or isn't a database; Error if this user can't open it, for example. */
function readDatabase<T>(file: string, read: (database: DatabaseSync) => T): T {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 10_000 });
    return read(database);
  } catch (error) {
    if (remedyFor(error)) throw Object.assign(error as Error, { message: `${file}: ${messageOf(error)}` });
    const remedy = file.endsWith("auxiliary.db")
      ? "It only contains the log. Move it away and start again."
      : "Nothing was changed. Copy this folder, then restore the last backup (docs/owner/restore.md).";
    throw new LaunchFailure(`The database is damaged: ${file} (${messageOf(error)}). ${remedy}`);
  } finally {
    database?.close();
  }
}
