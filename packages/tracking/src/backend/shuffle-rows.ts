import type { Collections } from "../core/set.ts";
import { DAY, formatTime } from "./clock.ts";

/** A random negative number that JavaScript reads exactly. SQLite numbers new rows after the largest number. */
const PLACE = "-1 - abs(random() % 4503599627370496)";
/**
 * Sessions moved at once. Each changes about 30 pages. From 1,000 on, PocketBase copies its log to the database after
 * the commit, and signups wait until the disk has it.
 */
const CHUNK = 5;

/**
 * Moves the rows of converted sessions to random places, once their hour and the next one have passed. SQLite keeps
 * rows in the order in which they arrived, which would tell whose lead was the first, second or third of an hour.
 * Sessions older than a week stay: moving them would change days whose reports are stored.
 *
 * @param find returns the `id` of each row of a query.
 * @param transact runs statements in one transaction.
 */
export function shuffleRows(
  { sessions, page_visits, events }: Collections,
  now: number,
  find: (sql: string) => string[],
  transact: (statements: readonly string[]) => void,
): void {
  const [from, to] = [formatTime(now - 7 * DAY), formatTime(now - DAY / 12)];
  const found = find(
    `SELECT CAST(rowid AS TEXT) AS id FROM ${sessions}
     WHERE converted = TRUE AND created >= '${from}' AND created < '${to}' AND rowid > 0`,
  );
  for (let start = 0; start < found.length; start += CHUNK) {
    const rows = `rowid IN (${found.slice(start, start + CHUNK).join(", ")})`;
    transact([
      ...[page_visits, events].map(
        (table) =>
          `UPDATE ${table} SET rowid = ${PLACE} WHERE session_id IN (SELECT session_id FROM ${sessions} WHERE ${rows})`,
      ),
      `UPDATE ${sessions} SET rowid = ${PLACE} WHERE ${rows}`,
    ]);
  }
}
