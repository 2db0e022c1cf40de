import { DatabaseSync } from "node:sqlite";
import type { ClickHouseClient } from "@clickhouse/client";
import { insertRows, readRows } from "./clickhouse.ts";
import { movedRecord, movedSession, movedView, type PocketBaseRow } from "./moved-rows.ts";
import type { Row } from "./rows.ts";
import { sets, type TrackedSet } from "./sets.ts";
import { tablesOf } from "./tables.ts";

/** Rows that are read and written at once: some 10 MB. */
const CHUNK = 20_000;

/** How much there is of a collection on either side. */
export type Comparison = { collection: string; pocketbase: number; clickhouse: number };

/**
 * Copies the visits of a PocketBase into ClickHouse, from where the last run of it got to: rows by when they last
 * changed, so that a further run also brings what has changed since. What is copied twice counts once.
 *
 * @param file PocketBase's `data.db`, or a backup's. It is read alone, and PocketBase may be running.
 * @param signal stops it after the rows under way.
 * @returns the counts of both sides in the end; nothing when it was stopped.
 */
export async function moveVisits(
  client: ClickHouseClient,
  file: string,
  signal: AbortSignal,
  onProgress: (collection: string, rows: number) => void = () => {},
): Promise<Comparison[] | undefined> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    await client.command({
      query:
        "CREATE TABLE IF NOT EXISTS moved (collection String, updated String, at DateTime64(6) DEFAULT now64(6)) ENGINE = ReplacingMergeTree(at) ORDER BY collection",
    });
    for (const set of Object.values(sets)) {
      for (const collection of collectionsOf(set)) {
        await copy(client, database, set, collection, signal, (rows) => onProgress(collection, rows));
        if (signal.aborted) return undefined;
      }
    }
    const comparisons: Comparison[] = [];
    for (const collection of Object.values(sets).flatMap(collectionsOf))
      comparisons.push(await compare(client, database, collection));
    return comparisons;
  } finally {
    database.close();
  }
}

/** The collections of a set, whose names ClickHouse's views have too. */
const collectionsOf = (set: TrackedSet) => Object.values(tablesOf(set)).map(({ view }) => view);

async function copy(
  client: ClickHouseClient,
  database: DatabaseSync,
  set: TrackedSet,
  collection: string,
  signal: AbortSignal,
  onProgress: (rows: number) => void,
): Promise<void> {
  const insert = insertRows(client);
  const [position] = await readRows<{ updated: string }>(
    client,
    "SELECT updated FROM moved FINAL WHERE collection = {collection: String}",
    { collection },
  );
  const changed = database
    .prepare(`SELECT * FROM ${collection} WHERE updated >= ? ORDER BY updated`)
    .iterate(position?.updated ?? "");
  let copied = 0;
  for (const rows of chunks(changed as Iterable<PocketBaseRow>)) {
    if (signal.aborted) return;
    for (const [table, facts] of factsOf(rows, set, collection)) await insert(table, facts);
    const updated = rows.at(-1)?.["updated"];
    await client.insert({ table: "moved", values: [{ collection, updated }], format: "JSONEachRow" });
    copied += rows.length;
    onProgress(copied);
  }
}

function factsOf(rows: readonly PocketBaseRow[], set: TrackedSet, collection: string): [string, Row[]][] {
  const { sessions, visits, events } = tablesOf(set);
  if (collection === sessions.view) return [[sessions.name, rows.map((row) => movedSession(row, set))]];
  if (collection === events.view)
    return [[events.name, rows.map((row) => movedRecord(row, set.eventFields))]];
  return [
    [sessions.name, rows.map(movedView)],
    [visits.name, rows.map((row) => movedRecord(row, set.visitFields))],
  ];
}

function* chunks(rows: Iterable<PocketBaseRow>): Generator<PocketBaseRow[]> {
  let chunk: PocketBaseRow[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** ClickHouse may have more: those that collectors have stored since. */
async function compare(
  client: ClickHouseClient,
  database: DatabaseSync,
  collection: string,
): Promise<Comparison> {
  const stored = database
    .prepare(`SELECT COUNT(*) AS count, MAX(created) AS latest FROM ${collection}`)
    .get();
  const [found] = await readRows<{ count: string }>(
    client,
    `SELECT count() AS count FROM ${collection} WHERE created <= parseDateTime64BestEffort({latest: String}, 3)`,
    { latest: String(stored?.["latest"] ?? "1970-01-01") },
  );
  return { collection, pocketbase: Number(stored?.["count"]), clickhouse: Number(found?.count) };
}
