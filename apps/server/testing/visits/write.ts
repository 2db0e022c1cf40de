import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { StoredVisits } from "./generate.ts";

/**
 * Writes visits into a server's database, which may be running: 100,000 a second, instead of minutes through its API.
 * `set` is the prefix of the collections.
 */
export function writeVisits(dataDir: string, set: "" | "app_", { sessions, visits, events }: StoredVisits) {
  using database = new DatabaseSync(join(dataDir, "data.db"), { timeout: 10_000 });
  const more = { page_title: "Een titel | Voxlog", language: "nl" };
  const rows = {
    sessions: sessions.map((session) => ({ ...session, updated: session.created })),
    page_visits: visits
      .toSorted((a, b) => (a.created < b.created ? -1 : 1))
      .map((visit) => ({ ...visit, updated: visit.created, ...more })),
    events: events.map((event) => ({ ...event, properties: JSON.stringify(event.properties) })),
  };
  // 500 MB, so that the indexes' pages stay in memory: visitors' IDs are in random order.
  database.exec("PRAGMA cache_size = -500000; BEGIN IMMEDIATE");
  for (const [name, its] of Object.entries(rows)) insertRows(database, set + name, its);
  database.exec("COMMIT; PRAGMA optimize");
}

/** Returns the number of days whose report columns are stored. */
export function countStoredDays(dataDir: string): number {
  const file = join(dataDir, "data.db-reports");
  if (!existsSync(file)) return 0;
  using columns = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  const query = "SELECT COUNT(DISTINCT day) AS days FROM columns WHERE set_name = 'site'";
  return Number(columns.prepare(query).get()?.["days"]);
}

/** Inserts rows with the same columns. */
export function insertRows(
  database: DatabaseSync,
  table: string,
  rows: readonly Record<string, string | number | boolean>[],
): void {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const statement = database.prepare(
    `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`,
  );
  for (const row of rows) statement.run(...columns.map((column) => stored(row[column])));
}

const stored = (value: string | number | boolean | undefined): SQLInputValue =>
  typeof value === "boolean" ? Number(value) : (value ?? "");
