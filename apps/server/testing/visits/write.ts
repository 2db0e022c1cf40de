import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { StoredVisits } from "./generate.ts";

/**
 * Writes visits into a server's database, which may be running: 100,000 a second, instead of minutes through its API.
 * `set` is the prefix of the collections.
 */
export function writeVisits(dataDir: string, set: "" | "app_", { sessions, visits, events }: StoredVisits) {
  const database = new DatabaseSync(join(dataDir, "data.db"));
  try {
    // 500 MB, so that the indexes' pages stay in memory: visitors' IDs are in random order.
    database.exec("PRAGMA busy_timeout = 10000; PRAGMA cache_size = -500000; BEGIN IMMEDIATE");
    insert(
      database,
      `${set}sessions`,
      sessions.map((session) => ({ ...session, updated: session.created })),
    );
    const inOrder = visits.toSorted((a, b) => (a.created < b.created ? -1 : 1));
    insert(
      database,
      `${set}page_visits`,
      inOrder.map((visit) => ({
        ...visit,
        updated: visit.created,
        page_title: "Een titel | Voxlog",
        language: "nl",
      })),
    );
    insert(
      database,
      `${set}events`,
      events.map((event) => ({ ...event, properties: JSON.stringify(event.properties) })),
    );
    database.exec("COMMIT; PRAGMA optimize");
  } finally {
    database.close();
  }
}

/** Returns the number of days whose report columns are stored. */
export function countStoredDays(dataDir: string): number {
  const file = join(dataDir, "data.db-reports");
  if (!existsSync(file)) return 0;
  using columns = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  const query = "SELECT COUNT(DISTINCT day) AS days FROM columns WHERE set_name = 'site'";
  return Number(columns.prepare(query).get()?.["days"]);
}

function insert(
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
