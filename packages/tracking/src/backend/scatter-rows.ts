import type { Collections } from "../core/set.ts";
import { formatTime } from "./clock.ts";

const HOUR = 60 * 60 * 1000;
/** A random negative number that JavaScript reads exactly. SQLite numbers new rows after the largest number. */
const PLACE = "-1 - abs(random() % 4503599627370496)";

/**
 * Returns the statements that move the rows of converted sessions to random places, once their hour and the next one
 * have passed. SQLite keeps rows in the order in which they arrived, which would tell whose lead was the first, second
 * or third of an hour.
 */
export function scatterStatements({ sessions, page_visits, events }: Collections, now: number): string[] {
  const before = formatTime(now - 2 * HOUR);
  // The index of conversions is in the order of row IDs.
  const converted = `FROM ${sessions} WHERE converted = TRUE AND rowid > 0 AND created < '${before}'`;
  return [
    ...[page_visits, events].map(
      (table) => `UPDATE ${table} SET rowid = ${PLACE} WHERE session_id IN (SELECT session_id ${converted})`,
    ),
    `UPDATE ${sessions} SET rowid = ${PLACE} WHERE rowid IN (SELECT rowid ${converted})`,
  ];
}
