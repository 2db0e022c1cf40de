import { DatabaseSync } from "node:sqlite";
import { addPlainAddress } from "../mail/plain-address.ts";
import { copyLog, emptyLog, eraseLeads, openForErasing } from "./erase.ts";
import { leadCollections, relations, tablesAboutLeads } from "./lead-tables.ts";

type Row = Record<string, unknown> & { id: string };

const tables = [...leadCollections, ...tablesAboutLeads];

/** All rows about a person, by table. */
export type PersonalData = Record<(typeof tables)[number], Row[]>;

/** Ms to wait for the server's writes, and for other readers of its log. */
const [BUSY_TIMEOUT, LOG_TIMEOUT] = [10_000, 1000];

const IS_LEAD = "plain_address(email) = plain_address(:email)";
const IS_ABOUT_LEAD = leadCollections
  .map((collection) => `${relations[collection]} IN (SELECT id FROM ${collection} WHERE ${IS_LEAD})`)
  .join(" OR ");

/** Returns whether a database has the tables of this version. */
export function hasLeads(file: string): boolean {
  using database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT });
  return Boolean(database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'follow_ups'").get());
}

/** Returns a person's leads with their emails and follow-ups, by email address. The server may be running. */
export function findByEmail(file: string, email: string): PersonalData {
  using database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT });
  addPlainAddress(database);
  const find = (table: (typeof tables)[number]) => {
    const which = leadCollections.some((name) => name === table) ? IS_LEAD : IS_ABOUT_LEAD;
    return database.prepare(`SELECT * FROM ${table} WHERE ${which} ORDER BY created`).all({ email });
  };
  return Object.fromEntries(tables.map((table) => [table, find(table)])) as PersonalData;
}

/**
 * Erases what {@link findByEmail} finds in one transaction. The server may be running.
 *
 * @returns the number of rows, and whether no copy is left. The log has one while another program, such as Litestream,
 * reads an earlier state of the database.
 */
export function eraseByEmail(file: string, email: string): { rows: number; isOverwritten: boolean } {
  const found = findByEmail(file, email);
  const leads = leadCollections.flatMap((collection) =>
    found[collection].map(({ id }) => ({ collection, id })),
  );
  using database = openForErasing(file, BUSY_TIMEOUT);
  const rows = eraseLeads(database, leads);
  copyLog(database);
  return { rows, isOverwritten: emptyLog(database, LOG_TIMEOUT) };
}
