import { DatabaseSync } from "node:sqlite";
import { crc32 } from "node:zlib";
import type { ClickHouseClient } from "@clickhouse/client";
import { sets, type TrackedSet } from "../../configuration/sets.ts";
import { insertRows, readRows } from "./clickhouse.ts";
import { onCluster, type Servers } from "./migrate.ts";
import { movedRecord, movedSession, movedView, type PocketBaseRow } from "./moved-rows.ts";
import type { Row } from "./rows.ts";
import { tablesOf } from "./tables.ts";

/** Rows that are read and written at once: some 10 MB. */
const CHUNK = 20_000;

/** IDs to ask ClickHouse for at once: a query has 256 KiB. */
const IDS = 5000;
/** SQLite's modifier of how far back a further run begins: conversions are dated by the hour, and rows are committed late. */
const OVERLAP = "-70 minutes";

/** How many rows of a collection PocketBase had, and how many of them ClickHouse doesn't have, by their IDs. */
export type Comparison = { collection: string; rows: number; missing: number };

/**
 * Copies the visits of a PocketBase into ClickHouse, from where the last run got to: rows by when they last changed, so that
 * a further run also brings what has changed since. Then compares IDs, and copies rows that are missing because their
 * clock was wrong, or they were committed late. What is copied twice counts once.
 *
 * @param file PocketBase's `data.db`, or a backup's. It is read alone, and PocketBase may be running.
 * @param signal stops it after the rows under way.
 * @returns what is missing in the end of the rows that were there at the comparison; nothing when it was stopped.
 */
export async function moveVisits(
  client: ClickHouseClient,
  file: string,
  signal: AbortSignal,
  onProgress: (collection: string, rows: number) => void = () => {},
  servers: Servers = {},
): Promise<Comparison[] | undefined> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    await client.command({ query: createMoved(servers) });
    for (const set of sets) {
      for (const collection of collectionsOf(set)) {
        await copy(client, database, set, collection, signal, (rows) => onProgress(collection, rows));
        if (signal.aborted) return undefined;
      }
    }
    const comparisons: Comparison[] = [];
    for (const set of sets) {
      for (const collection of collectionsOf(set)) {
        if (signal.aborted) return undefined;
        comparisons.push(await compare(client, database, set, collection));
      }
    }
    return comparisons;
  } finally {
    database.close();
  }
}

/** How far each collection was copied: on a cluster every server knows. */
function createMoved(servers: Servers): string {
  const engine = servers.cluster
    ? "ReplicatedReplacingMergeTree('/clickhouse/tables/all/{database}/moved', '{shard}_{replica}', at)"
    : "ReplacingMergeTree(at)";
  return `CREATE TABLE IF NOT EXISTS moved${onCluster(servers)} (collection String, updated String, at DateTime64(6) DEFAULT now64(6)) ENGINE = ${engine} ORDER BY collection`;
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
  const [position] = await readRows<{ updated: string }>(
    client,
    "SELECT updated FROM moved FINAL WHERE collection = {collection: String}",
    { collection },
  );
  const changed = database
    .prepare(
      `SELECT * FROM ${collection} WHERE updated >= IFNULL(strftime('%Y-%m-%d %H:%M:%fZ', ?, ?), '') ORDER BY updated`,
    )
    .iterate(position?.updated ?? null, OVERLAP);
  let copied = 0;
  for (const rows of chunks(changed as Iterable<PocketBaseRow>)) {
    if (signal.aborted) return;
    await insert(client, set, collection, rows);
    const updated = rows.at(-1)?.["updated"];
    await client.insert({ table: "moved", values: [{ collection, updated }], format: "JSONEachRow" });
    copied += rows.length;
    onProgress(copied);
  }
}

async function insert(
  client: ClickHouseClient,
  set: TrackedSet,
  collection: string,
  rows: readonly PocketBaseRow[],
): Promise<void> {
  const insertInto = insertRows(client);
  for (const [table, facts] of factsOf(rows, set, collection)) await insertInto(table, facts);
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

function* chunks<T>(rows: Iterable<T>, size = CHUNK): Generator<T[]> {
  let chunk: T[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** Copies what ClickHouse doesn't have, and returns what is missing after that. It may have more, from collectors. */
async function compare(
  client: ClickHouseClient,
  database: DatabaseSync,
  set: TrackedSet,
  collection: string,
): Promise<Comparison> {
  const { rows, ids } = await missingIds(client, database, collection);
  const select = database.prepare(`SELECT * FROM ${collection} WHERE id IN (SELECT value FROM json_each(?))`);
  let missing = 0;
  for (const some of chunks(ids, IDS)) {
    await insert(client, set, collection, select.all(JSON.stringify(some)) as PocketBaseRow[]);
    missing += (await absent(client, collection, some)).length;
  }
  return { collection, rows, missing };
}

/** Finds the days on which the IDs differ, by their number and a sum of checksums, and compares the IDs of those. */
async function missingIds(client: ClickHouseClient, database: DatabaseSync, collection: string) {
  const stored = new Map<string, { count: number; sum: number }>();
  const all = database.prepare(`SELECT substr(created, 1, 10) AS day, id FROM ${collection}`);
  let rows = 0;
  for (const { day, id } of all.iterate() as Iterable<{ day: string; id: string }>) {
    const { count, sum } = stored.get(day) ?? { count: 0, sum: 0 };
    stored.set(day, { count: count + 1, sum: sum + crc32(id) });
    rows++;
  }
  const found = await readRows<{ day: string; count: string; sum: string }>(
    client,
    `SELECT toString(toDate(created)) AS day, count() AS count, sum(CRC32(id)) AS sum FROM ${collection} GROUP BY day`,
  );
  for (const { day, count, sum } of found) {
    const known = stored.get(day);
    if (known?.count === Number(count) && known.sum === Number(sum)) stored.delete(day);
  }
  const ids: string[] = [];
  const ofDay = database.prepare(`SELECT id FROM ${collection} WHERE created >= ? AND created < ? || ' 24'`);
  for (const day of stored.keys()) {
    for (const some of chunks(ofDay.iterate(day, day) as Iterable<{ id: string }>, IDS)) {
      ids.push(
        ...(await absent(
          client,
          collection,
          some.map(({ id }) => id),
        )),
      );
    }
  }
  return { rows, ids };
}

/** Returns those of some IDs that ClickHouse doesn't have. */
async function absent(
  client: ClickHouseClient,
  collection: string,
  ids: readonly string[],
): Promise<string[]> {
  // As text, since parameters are in the address, which has less room. PocketBase's IDs are letters and digits.
  const list = ids.filter((id) => /^\w+$/.test(id)).map((id) => `'${id}'`);
  const query = `SELECT id FROM ${collection} WHERE id IN (${list})`;
  const found = list[0] ? await readRows<{ id: string }>(client, query) : [];
  const known = new Set(found.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}
