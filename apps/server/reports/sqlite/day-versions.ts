import type { DatabaseSync } from "node:sqlite";
import { SQLITE_DAY } from "../report.ts";

/**
 * A day with sessions. Its version changes when anything of these sessions does. Changes of today's sessions aren't
 * marked, so today has none. Nor have the days beside it: a change may be committed after midnight.
 */
export type DayVersion = { day: string; version: string | null };

const VERSION = "IIF(day BETWEEN date('now', '-1 day') AND date('now', '+1 day'), NULL, IFNULL(version, ''))";

/** Returns the days of a period that have sessions. */
export const daysOf = (database: DatabaseSync, sessions: string, period: { from: string; to: string }) =>
  // A search of the index for each day: DISTINCT would read all of it.
  database
    .prepare(
      `WITH RECURSIVE days (day) AS (
        SELECT MIN(${SQLITE_DAY}) FROM ${sessions} s WHERE ${SQLITE_DAY} >= :from
        UNION ALL
        SELECT (SELECT MIN(${SQLITE_DAY}) FROM ${sessions} s WHERE ${SQLITE_DAY} > days.day) FROM days WHERE day < :to
      )
      SELECT day, ${VERSION} AS version FROM days LEFT JOIN ${sessions}_days USING (day) WHERE day <= :to`,
    )
    .all(period) as DayVersion[];

/** Returns a day's version now. */
export const versionOf = (database: DatabaseSync, sessions: string, day: string): string | null =>
  (
    database
      .prepare(`SELECT ${VERSION} AS version FROM (SELECT ? AS day) LEFT JOIN ${sessions}_days USING (day)`)
      .get(day) as DayVersion
  ).version;
