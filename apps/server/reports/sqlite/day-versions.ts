import { DatabaseSync } from "node:sqlite";
import type { TrackingSet } from "@voxlog/tracking";
import { daysOfUtc, utcDaysOf } from "../local-days.ts";

/**
 * A day of the owner's on which there may be sessions. Its version changes when anything of these sessions does. Changes of
 * today's sessions aren't marked, so today has none. Nor have the days beside it: a change may be committed after midnight.
 */
export type DayVersion = { day: string; version: string | null };

/** The day of UTC on which a session began, as its index has it. Versions are of these. */
export const UTC_DAY = "CAST(substr(s.`created`, 1, 10) AS TEXT)";

/** Returns the days of a period on which there may be sessions. */
export function daysOf(
  database: DatabaseSync,
  sessions: string,
  { from, to }: { from: string; to: string },
): DayVersion[] {
  // A search of the index for each day: DISTINCT would read all of it.
  const found = database
    .prepare(
      `WITH RECURSIVE days (day) AS (
        SELECT MIN(${UTC_DAY}) FROM ${sessions} s WHERE ${UTC_DAY} >= :from
        UNION ALL
        SELECT (SELECT MIN(${UTC_DAY}) FROM ${sessions} s WHERE ${UTC_DAY} > days.day) FROM days WHERE day < :to
      )
      SELECT day FROM days WHERE day <= :to`,
    )
    .all({ from: utcDaysOf(from)[0] ?? from, to: utcDaysOf(to).at(-1) ?? to });
  const days = new Set(found.flatMap(({ day }) => daysOfUtc(String(day))));
  return [...days]
    .filter((day) => day >= from && day <= to)
    .map((day) => ({ day, version: versionOf(database, sessions, day) }));
}

/** Returns a day's version now: those of the days of UTC that it's part of. */
export function versionOf(database: DatabaseSync, sessions: string, day: string): string | null {
  const statement = database.prepare(
    `SELECT IIF(day BETWEEN date('now', '-1 day') AND date('now', '+1 day'), NULL, IFNULL(version, '')) AS version
     FROM (SELECT ? AS day) LEFT JOIN ${sessions}_days USING (day)`,
  );
  const versions = utcDaysOf(day).map((utcDay) => statement.get(utcDay)?.["version"] ?? null);
  return versions.includes(null) ? null : versions.join(" ");
}

/** The rows of each change whose session's day it marks. */
const CHANGES = { INSERT: ["NEW"], UPDATE: ["OLD", "NEW"], DELETE: ["OLD"] };

/**
 * Has a database give the day of a session another version after every change of the session, its visits or events. Does
 * nothing where that is so already.
 */
export function markChangedDays(file: string, { collections }: TrackingSet): void {
  using database = new DatabaseSync(file, { timeout: 10_000 });
  const { sessions, page_visits, events } = collections;
  // Visitors change today's most of the time: marking it too would make their writes a fifth slower.
  const mark = (row: string, from = "WHERE TRUE") => `
    INSERT INTO ${sessions}_days SELECT substr(${row}.created, 1, 10), hex(randomblob(8)) ${from}
    AND substr(${row}.created, 1, 10) <> date('now') ON CONFLICT (day) DO UPDATE SET version = excluded.version;`;
  const marksOf = (table: string, rows: readonly string[]) =>
    table === sessions
      ? rows.map((row) => mark(row)).join(" ")
      : mark("s", `FROM ${sessions} s WHERE s.session_id IN (${rows.map((row) => `${row}.session_id`)})`);
  database.exec(
    `CREATE TABLE IF NOT EXISTS ${sessions}_days (day TEXT PRIMARY KEY NOT NULL, version TEXT NOT NULL) WITHOUT ROWID`,
  );
  for (const table of [sessions, page_visits, events])
    for (const [change, rows] of Object.entries(CHANGES))
      database.exec(
        `CREATE TRIGGER IF NOT EXISTS ${table}_day_${change.toLowerCase()} AFTER ${change} ON ${table} BEGIN ${marksOf(table, rows)} END`,
      );
}
