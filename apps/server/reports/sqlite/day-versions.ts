import { DatabaseSync } from "node:sqlite";
import type { TrackingSet } from "@voxlog/tracking";
import { daysOfUtc, utcDaysOf } from "../local-days.ts";
import { columnFileOf, removeColumnFile } from "./column-file.ts";

const HOUR = 60 * 60 * 1000;

/** A session's UTC day, as in its index. Versions are of these days. */
export const UTC_DAY = "CAST(substr(s.`created`, 1, 10) AS TEXT)";

/** Returns the days of a period that may have sessions. */
export function daysOf(database: DatabaseSync, sessions: string, { from, to }: { from: string; to: string }) {
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
  const versionOf = readVersions(database, sessions);
  return [...days].filter((day) => day >= from && day <= to).map((day) => ({ day, version: versionOf(day) }));
}

/** Reads the versions of all days. A day's version consists of those of its UTC days. */
function readVersions(database: DatabaseSync, sessions: string): (day: string) => string | null {
  const marked = database.prepare(`SELECT day, version FROM ${sessions}_days`).all();
  const versions = new Map(marked.map(({ day, version }) => [String(day), String(version)]));
  const changing = new Date(Date.now() - HOUR).toISOString().slice(0, 10);
  return (day) => {
    const utcDays = utcDaysOf(day);
    if (utcDays.some((utcDay) => utcDay >= changing)) return null;
    return utcDays.map((utcDay) => versions.get(utcDay) ?? "").join(" ");
  };
}

/** The rows in a trigger whose sessions' days each change marks. */
const CHANGES = { INSERT: ["NEW"], UPDATE: ["OLD", "NEW"], DELETE: ["OLD"] };

/**
 * Creates triggers that change the version of a session's day after every change of the session, its visits or events.
 * If they are new, earlier changes aren't marked, so stored columns are removed.
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
  const find = database.prepare("SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name = ?");
  for (const table of [sessions, page_visits, events]) {
    for (const [change, rows] of Object.entries(CHANGES)) {
      const name = `${table}_day_${change.toLowerCase()}`;
      const sql = `CREATE TRIGGER ${name} AFTER ${change} ON ${table} BEGIN ${marksOf(table, rows)} END`;
      if (find.get(name)?.["sql"] === sql) continue;
      removeColumnFile(columnFileOf(file));
      database.exec(`DROP TRIGGER IF EXISTS ${name}; ${sql}`);
    }
  }
}
