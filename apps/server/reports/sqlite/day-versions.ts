import { DatabaseSync } from "node:sqlite";
import type { TrackingSet } from "@voxlog/tracking";
import { daysOfUtc, utcDaysOf } from "../local-days.ts";

/**
 * An owner's day that may have sessions. Its version changes with its sessions and their rows. Today's changes aren't
 * marked, so today has no version, and neither have the days next to it: a change may be committed after midnight.
 */
export type DayVersion = { day: string; version: string | null };

/** A session's UTC day, as in its index. Versions are of these days. */
export const UTC_DAY = "CAST(substr(s.`created`, 1, 10) AS TEXT)";

/** Returns the days of a period that may have sessions. */
export function daysOf(
  database: DatabaseSync,
  sessions: string,
  { from, to }: { from: string; to: string },
): DayVersion[] {
  // Searches the index for each day: DISTINCT would read all of it.
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

/** Returns a day's current version: those of its UTC days. */
export function versionOf(database: DatabaseSync, sessions: string, day: string): string | null {
  const statement = database.prepare(
    `SELECT IIF(day BETWEEN date('now', '-1 day') AND date('now', '+1 day'), NULL, IFNULL(version, '')) AS version
     FROM (SELECT ? AS day) LEFT JOIN ${sessions}_days USING (day)`,
  );
  const versions = utcDaysOf(day).map((utcDay) => statement.get(utcDay)?.["version"] ?? null);
  return versions.includes(null) ? null : versions.join(" ");
}

/** The rows in a trigger whose sessions' days each change marks. */
const CHANGES = { INSERT: ["NEW"], UPDATE: ["OLD", "NEW"], DELETE: ["OLD"] };

/**
 * Creates triggers that change the version of a session's day after every change of the session, its visits or events.
 * Existing ones are kept.
 */
export function markChangedDays(file: string, { collections }: TrackingSet): void {
  using database = new DatabaseSync(file, { timeout: 10_000 });
  const { sessions, page_visits, events } = collections;
  // Visitors mostly change today's sessions: marking today too would make their writes a fifth slower.
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
