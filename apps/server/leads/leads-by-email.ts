import { DatabaseSync } from "node:sqlite";

/** A row as the database has it. */
type Row = Record<string, unknown> & { id: string };

/** All that is known of who sent a form with an address. */
export type KnownOfSomebody = { signups: Row[]; demo_requests: Row[]; outbox: Row[]; follow_ups: Row[] };

// Addresses are written in any case, by visitors as by who asks.
const LEADS = "lower(email) = lower(:email)";
const ABOUT_LEADS = `signup IN (SELECT id FROM signups WHERE ${LEADS})
  OR demo_request IN (SELECT id FROM demo_requests WHERE ${LEADS})`;

/** Opens the server's database beside the server, which may be running: each waits for the other. */
export function openDatabase(file: string): DatabaseSync {
  return new DatabaseSync(file, { timeout: 10_000 });
}

/** Whether the migrations have run there, this version's included. */
export function hasLeads(database: DatabaseSync): boolean {
  return Boolean(database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'follow_ups'").get());
}

/** Finds what somebody sent through the forms, by the address, the mails about it, and what was noted. */
export function findByEmail(database: DatabaseSync, email: string): KnownOfSomebody {
  const rows = (table: string, which: string) =>
    database.prepare(`SELECT * FROM ${table} WHERE ${which} ORDER BY created`).all({ email }) as Row[];
  return {
    signups: rows("signups", LEADS),
    demo_requests: rows("demo_requests", LEADS),
    outbox: rows("outbox", ABOUT_LEADS),
    follow_ups: rows("follow_ups", ABOUT_LEADS),
  };
}

/** Erases what {@link findByEmail} finds, all or nothing. Gives how many rows went; {@link overwriteErased} has to follow. */
export function eraseByEmail(database: DatabaseSync, email: string): number {
  database.exec("BEGIN IMMEDIATE");
  try {
    const erase = (table: string, which: string) =>
      Number(database.prepare(`DELETE FROM ${table} WHERE ${which}`).run({ email }).changes);
    // What is found by the leads goes first.
    const about = erase("outbox", ABOUT_LEADS) + erase("follow_ups", ABOUT_LEADS);
    const erased = about + erase("signups", LEADS) + erase("demo_requests", LEADS);
    database.exec("COMMIT");
    return erased;
  } finally {
    if (database.isTransaction) database.exec("ROLLBACK");
  }
}

/**
 * Writes the file anew, which is all that removes the copies of rows that SQLite leaves in its pages, and empties the
 * write-ahead log. Whoever writes waits meanwhile: a second for some two hundred megabytes.
 *
 * @returns whether nothing is left: another program that keeps reading, as Litestream does, keeps the log and the old pages.
 */
export function overwriteErased(database: DatabaseSync): boolean {
  database.exec("VACUUM");
  // Writers wait for as long as this does.
  database.exec("PRAGMA busy_timeout = 1000");
  return database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.["busy"] === 0;
}
