import type { Collections } from "../core/set.ts";
import { DAY, formatTime } from "./clock.ts";

/** A random negative number that JavaScript reads exactly. SQLite numbers new rows after the largest number. */
const PLACE = "-1 - abs(random() % 4503599627370496)";
/** Sessions moved at once: few enough to delay a visitor's request by milliseconds. */
const CHUNK = 50;

/**
 * Moves the rows of converted sessions to random places, once their hour and the next one have passed. SQLite keeps rows
 * in the order in which they arrived, which would tell whose lead was the first, second or third of an hour. Sessions
 * older than a week stay: moving them would change days whose reports are stored.
 *
 * @param transact runs the statements in one transaction, and returns how many rows the last one changed.
 */
export function scatterRows(
  { sessions, page_visits, events }: Collections,
  now: number,
  transact: (statements: readonly string[]) => number,
): void {
  const [from, to] = [formatTime(now - 7 * DAY), formatTime(now - DAY / 12)];
  const converted = `FROM ${sessions}
    WHERE converted = TRUE AND created >= '${from}' AND created < '${to}' AND rowid > 0 ORDER BY created LIMIT ${CHUNK}`;
  const statements = [
    ...[page_visits, events].map(
      (table) => `UPDATE ${table} SET rowid = ${PLACE} WHERE session_id IN (SELECT session_id ${converted})`,
    ),
    `UPDATE ${sessions} SET rowid = ${PLACE} WHERE rowid IN (SELECT rowid ${converted})`,
  ];
  while (transact(statements) === CHUNK);
}
