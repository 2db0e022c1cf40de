import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtempDisposable, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { withoutSecrets } from "../../configuration/environment.ts";
import { temporaryFolder } from "../../pocketbase/folders.ts";

export type Rows = Record<string, number>;

/** A backup's `backup.json`. The rows are counted when the database is copied. */
export type Manifest = { made: string; version: string; rows: Rows };

/** Creates a temporary folder inside the data folder, whose disk is large enough. */
export async function createScratch(dataDir: string) {
  const temporary = temporaryFolder(dataDir);
  await mkdir(temporary, { recursive: true });
  return mkdtempDisposable(join(temporary, "scratch-"));
}

/**
 * Inspects unpacked data: whether every page and index of the database is intact, whether it has all rows from when the
 * backup began, and whether PocketBase opens it.
 *
 * @param command the command for that; it applies pending migrations to the data.
 * @returns its rows, and when the backup began, which is unknown for older versions. @throws Error with the problem.
 */
export async function inspect(
  folder: string,
  [binary, ...args]: readonly [binary: string, ...args: string[]],
): Promise<{ rows: Rows; made?: string | undefined }> {
  if (!existsSync(join(folder, "data.db"))) throw new Error("It contains no database.");
  const rows = countUndamagedRows(join(folder, "data.db"));
  const file = join(folder, "backup.json");
  const manifest: Manifest | undefined = existsSync(file)
    ? JSON.parse(await readFile(file, "utf8"))
    : undefined;
  for (const [table, count] of Object.entries(manifest?.rows ?? {})) {
    const found = rows[table] ?? 0;
    if (found < count) throw new Error(`It contains ${found} of ${count} rows of ${table}.`);
  }
  await promisify(execFile)(binary, args, { env: withoutSecrets(process.env) });
  return { rows, made: manifest?.made };
}

function countUndamagedRows(file: string): Rows {
  using database = new DatabaseSync(file);
  const found = database.prepare("PRAGMA integrity_check(1)").get()?.["integrity_check"];
  if (found !== "ok") throw new Error(`data.db is damaged: ${found}`);
  return countRowsIn(database);
}

/** Counts the rows of every collection except PocketBase's own. */
export function countRows(file: string): Rows {
  using database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  return countRowsIn(database);
}

/** Counts the same rows in an open database. */
export function countRowsIn(database: DatabaseSync): Rows {
  const collections = database
    .prepare("SELECT name FROM _collections WHERE type = 'base' AND NOT system ORDER BY name")
    .all();
  return Object.fromEntries(
    collections.map(({ name }) => [
      String(name),
      Number(database.prepare(`SELECT COUNT(*) AS count FROM "${name}"`).get()?.["count"]),
    ]),
  );
}
