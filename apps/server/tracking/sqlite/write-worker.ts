import { DatabaseSync, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import type { Value } from "./statements.ts";

export type WorkerData = { file: string; texts: readonly string[] };
export type Rows = readonly { sql: number; values: readonly Value[] }[];
/** Whether each request's rows were written, or the reason why nothing could be. */
export type Outcome = { written: boolean[] } | { problem: string };

/** Ms to wait for PocketBase's writes. After that, visitors have to retry. */
const BUSY_TIMEOUT = 5000;
/** SQLite's result codes for failures not caused by a row: https://www.sqlite.org/rescode.html */
const STORAGE_CODES = new Set([5, 6, 7, 8, 10, 11, 13, 14]);

const { file, texts } = workerData as WorkerData;
const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
// The file has the journal mode. The rest is like PocketBase's connection, except a log of 32 MB: sessions of an hour
// have random IDs, so many commits change the same pages, which are copied once per checkpoint.
database.exec(
  "PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -32000; PRAGMA wal_autocheckpoint = 8000",
);
const statements: StatementSync[] = texts.map((text) => database.prepare(text));

parentPort?.on("message", (requests: readonly Rows[]) => parentPort?.postMessage(writeAll(requests)));

function writeAll(requests: readonly Rows[]): Outcome {
  try {
    database.exec("BEGIN IMMEDIATE");
    const written = requests.map(writeOne);
    database.exec("COMMIT");
    return { written };
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    return { problem: String(error) };
  }
}

/** Writes the rows of one request, unless one of its statements fails or changes other than one row. */
function writeOne(rows: Rows): boolean {
  database.exec("SAVEPOINT request");
  const isWritten = rows.every(({ sql, values }) => changesOne(statements[sql] as StatementSync, values));
  if (!isWritten) database.exec("ROLLBACK TO request");
  database.exec("RELEASE request");
  return isWritten;
}

function changesOne(statement: StatementSync, values: readonly Value[]): boolean {
  try {
    return Number(statement.run(...values).changes) === 1;
  } catch (error) {
    const { errcode } = error as { errcode?: number };
    if (errcode !== undefined && STORAGE_CODES.has(errcode & 0xff)) throw error;
    return false; // For example, the ID is taken.
  }
}
