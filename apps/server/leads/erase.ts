import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { inTransaction } from "../process/transaction.ts";
import type { LeadKey } from "./find-leads.ts";
import { leadCollections, relations, tablesAboutLeads } from "./lead-tables.ts";

/** The tables with personal data. A row of `outbox` only refers to its lead. */
const personalTables = [...leadCollections, "follow_ups"];

/** Max ms that writers wait while the log is emptied. */
const LOG_TIMEOUT = 50;

/** Values of `PRAGMA user_version`. At 0, an earlier version may have left copies of deleted rows in any page. */
const [OVERWRITTEN, LOG_HAS_COPIES] = [1, 2];

/**
 * Opens a database for writing, and overwrites what this connection deletes with zeros, like PocketBase's connection
 * does (https://www.sqlite.org/pragma.html#pragma_secure_delete).
 *
 * @param timeout ms to wait for other writers.
 */
export function openForErasing(file: string, timeout: number): DatabaseSync {
  const database = new DatabaseSync(file, { timeout });
  // Checkpoints run separately, without the write lock. An automatic one would hold it during a commit.
  database.exec(`PRAGMA secure_delete = ON; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -32000;
    PRAGMA wal_autocheckpoint = 0; ATTACH ':memory:' AS copy`);
  return database;
}

/** Erases leads with their emails and follow-ups, and returns the number of rows. Call {@link emptyLog} afterward. */
export function eraseLeads(database: DatabaseSync, leads: readonly LeadKey[]): number {
  return inTransaction(database, () => {
    let rows = 0;
    for (const collection of leadCollections) {
      const ids = leads.filter((each) => each.collection === collection).map(({ id }) => id);
      const remove = (table: string, column: string) =>
        Number(
          database
            .prepare(`DELETE FROM ${table} WHERE ${column} IN (SELECT value FROM json_each(?))`)
            .run(JSON.stringify(ids)).changes,
        );
      for (const table of tablesAboutLeads) rows += remove(table, relations[collection]);
      rows += remove(collection, "id");
    }
    for (const table of personalTables) rewriteTable(database, table);
    if (state(database) === OVERWRITTEN) setState(database, LOG_HAS_COPIES);
    return rows;
  });
}

/**
 * Rewrites a table and its indexes. SQLite leaves copies of rows in the pages that it moves them from, and
 * `secure_delete` only overwrites deleted rows and freed pages. Like `VACUUM`, this fills a copy with the same schema,
 * without decoding rows (https://www.sqlite.org/lang_vacuum.html).
 */
function rewriteTable(database: DatabaseSync, table: string): void {
  const schema = database
    .prepare(
      "SELECT sql FROM sqlite_schema WHERE tbl_name = ? AND type IN ('table', 'index') AND sql != '' ORDER BY type DESC",
    )
    .all(table);
  for (const { sql } of schema) {
    database.exec(String(sql).replace(/^CREATE (TABLE|INDEX|UNIQUE INDEX) /, "CREATE $1 copy."));
  }
  database.exec(`INSERT INTO copy.${table} SELECT * FROM main.${table}; DELETE FROM main.${table};
    INSERT INTO main.${table} SELECT * FROM copy.${table}; DROP TABLE copy.${table}`);
}

/** Copies the log into the database while others read and write, so that {@link emptyLog} is fast. */
export function copyLog(database: DatabaseSync): void {
  database.exec("PRAGMA wal_checkpoint(PASSIVE)");
}

/**
 * Empties the write-ahead log, which has earlier states of rows. This completes an erasure. Writers wait for it.
 *
 * @param timeout ms to wait for readers of an earlier state.
 * @returns whether it's empty. It isn't while another program, such as Litestream, reads an earlier state.
 */
export function emptyLog(database: DatabaseSync, timeout = LOG_TIMEOUT): boolean {
  const before = Number(database.prepare("PRAGMA busy_timeout").get()?.["timeout"]);
  database.exec(`PRAGMA busy_timeout = ${timeout}`);
  const isEmpty = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.["busy"] === 0;
  database.exec(`PRAGMA busy_timeout = ${before}`);
  if (isEmpty && state(database) === LOG_HAS_COPIES) setState(database, OVERWRITTEN);
  return isEmpty;
}

/** Returns whether the log may have copies of erased leads. */
export const hasCopiesInLog = (database: DatabaseSync): boolean => state(database) === LOG_HAS_COPIES;

/**
 * Rewrites a database from an earlier version, once. No program may have it open. It takes about 2 s for 100 MB.
 *
 * @throws Error if the disk has no room for two more copies.
 */
export function overwriteOldCopies(file: string): void {
  const isNew = !existsSync(file);
  using database = new DatabaseSync(file);
  if (state(database) !== 0) return;
  if (!isNew) {
    // The system's folder for temporary files may be in memory.
    process.env["SQLITE_TMPDIR"] ??= dirname(file);
    database.exec("PRAGMA secure_delete = ON; VACUUM");
  }
  setState(database, LOG_HAS_COPIES);
  emptyLog(database);
}

const state = (database: DatabaseSync) =>
  Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);
const setState = (database: DatabaseSync, value: number) => database.exec(`PRAGMA user_version = ${value}`);
