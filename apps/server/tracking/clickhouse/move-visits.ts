import { DatabaseSync } from "node:sqlite";
import type { ClickHouseClient } from "@clickhouse/client";
import type { Field } from "@voxlog/tracking/collector";
import { sets, type TrackedSet } from "../../configuration/sets.ts";
import { insertRows, readRows } from "./clickhouse.ts";
import { onCluster, type Servers, storageTable } from "./migrate.ts";
import type { Row } from "./rows.ts";
import { allTables, type FactTables, tablesOf } from "./tables.ts";

/** Rows to read and write at once: about 10 MB. */
const CHUNK = 20_000;

/** The overlap of runs: changes are dated by the day, and rows may be committed late. */
const OVERLAP = "-1 day";

/** The number of PocketBase's rows in a collection, and of those whose IDs ClickHouse lacks. */
export type Comparison = { collection: string; rows: number; missing: number };

/**
 * Copies the visits of a PocketBase into ClickHouse, in the order of their last change, starting where the last run
 * ended. Then it compares IDs, and copies rows that are missing because of a wrong clock or a late commit. A row that
 * is copied twice counts once.
 *
 * @param file PocketBase's `data.db`, or a backup's. It's only read, and PocketBase may be running.
 * @param signal stops after the current rows.
 * @returns the comparison after the last copy; nothing if it was stopped.
 */
export async function moveVisits(
  client: ClickHouseClient,
  file: string,
  signal: AbortSignal,
  onProgress: (collection: string, rows: number) => void = () => {},
  servers: Servers = {},
): Promise<Comparison[] | undefined> {
  using database = new DatabaseSync(file, { readOnly: true });
  await client.command({ query: createMoved(servers) });
  const moves = sets.flatMap(collectionsOf).map((each): Move => ({ ...each, client, database }));
  for (const move of moves) {
    await copy(move, signal, (rows) => onProgress(move.collection, rows));
    if (signal.aborted) return undefined;
  }
  const comparisons: Comparison[] = [];
  for (const move of moves) {
    if (signal.aborted) return undefined;
    comparisons.push(await compare(move));
  }
  return comparisons;
}

type ToFact = (row: PocketBaseRow) => Row;
/** A collection, whose view in ClickHouse has the same name, and what its rows become in the set's tables. */
type MovedCollection = {
  collection: string;
  tables: FactTables;
  facts: Readonly<Partial<Record<keyof FactTables, ToFact>>>;
};
type Move = MovedCollection & { client: ClickHouseClient; database: DatabaseSync };

function collectionsOf(set: TrackedSet): MovedCollection[] {
  const tables = tablesOf(set);
  const { sessions, visits, events } = tables;
  const toVisit = recordToFact(set.visitFields);
  return [
    { collection: sessions.view, tables, facts: { sessions: sessionToFact(set.sessionFields) } },
    { collection: visits.view, tables, facts: { sessions: viewToFact, visits: toVisit } },
    { collection: events.view, tables, facts: { events: recordToFact(set.eventFields) } },
  ];
}

/**
 * Merges the tables of facts. ClickHouse merges recent rows by itself, but a move inserts a session's views long after
 * the session. Reports of ten million moved visits take 1.1 to 2.6 s before this, and 0.2 to 0.6 s afterward.
 *
 * @param client needs a long timeout: half a minute for ten million visits. It needs as much free disk as the tables.
 */
export async function mergeTables(client: ClickHouseClient, servers: Servers): Promise<void> {
  for (const table of allTables())
    await client.command({ query: `OPTIMIZE TABLE ${storageTable(table, servers)} FINAL` });
}

function createMoved(servers: Servers): string {
  const engine = servers.cluster
    ? "ReplicatedReplacingMergeTree('/clickhouse/tables/all/{database}/moved', '{shard}_{replica}', at)"
    : "ReplacingMergeTree(at)";
  return `CREATE TABLE IF NOT EXISTS moved${onCluster(servers)} (collection String, updated String, at DateTime64(6) DEFAULT now64(6)) ENGINE = ${engine} ORDER BY collection`;
}

async function copy(move: Move, signal: AbortSignal, onProgress: (rows: number) => void): Promise<void> {
  const { client, database, collection } = move;
  const query = "SELECT updated FROM moved FINAL WHERE collection = {collection: String}";
  const [position] = await readRows<{ updated: string }>(client, query, { collection });
  const changed = database
    .prepare(
      `SELECT * FROM ${collection} WHERE updated >= IFNULL(strftime('%Y-%m-%d %H:%M:%fZ', ?, ?), '') ORDER BY updated`,
    )
    .iterate(position?.updated ?? null, OVERLAP);
  let copied = 0;
  for (const rows of chunks(changed as Iterable<PocketBaseRow>)) {
    if (signal.aborted) return;
    await insert(move, rows);
    const updated = rows.at(-1)?.["updated"];
    await client.insert({ table: "moved", values: [{ collection, updated }], format: "JSONEachRow" });
    copied += rows.length;
    onProgress(copied);
  }
}

async function insert({ client, tables, facts }: Move, rows: readonly PocketBaseRow[]): Promise<void> {
  for (const kind of Object.keys(facts) as (keyof FactTables)[])
    await insertRows(client, tables[kind], rows.map(facts[kind] as ToFact));
}

function* chunks<T>(rows: Iterable<T>): Generator<T[]> {
  let chunk: T[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** Copies rows that ClickHouse lacks, and returns how many are still missing. It may have more, from collectors. */
async function compare(move: Move): Promise<Comparison> {
  const { database, collection } = move;
  const late = await missingIds(move);
  const select = database.prepare(`SELECT * FROM ${collection} WHERE id IN (SELECT value FROM json_each(?))`);
  for (const ids of chunks(late)) await insert(move, select.all(JSON.stringify(ids)) as PocketBaseRow[]);
  // PocketBase may have stored more since.
  const missing = late.length > 0 ? new Set(await missingIds(move)) : undefined;
  const count = database.prepare(`SELECT COUNT(*) AS rows FROM ${collection}`).get();
  return { collection, rows: Number(count?.["rows"]), missing: late.filter((id) => missing?.has(id)).length };
}

/** Returns the IDs that ClickHouse lacks. It reads both sides in order, because all IDs may not fit in memory. */
async function missingIds({ client, database, collection }: Move): Promise<string[]> {
  const query = `SELECT id FROM ${collection} ORDER BY id`;
  const missing: string[] = [];
  const stored = database.prepare(query).iterate() as Iterator<{ id: string }>;
  let next = stored.next();
  const passTo = (found: string) => {
    for (; !next.done && next.value.id <= found; next = stored.next())
      if (next.value.id !== found) missing.push(next.value.id);
  };
  const copied = await client.query({ query, format: "JSONEachRow" });
  for await (const rows of copied.stream<{ id: string }>()) for (const row of rows) passTo(row.json().id);
  passTo("~"); // It's after any ID.
  return missing;
}

type PocketBaseRow = Readonly<Record<string, string | number | null>>;

/** Turns a PocketBase session into a fact. Fields that views change get the time of the last view. */
const sessionToFact = (fields: TrackedSet["sessionFields"]) => (row: PocketBaseRow) => {
  const created = timeOf(row["created"]);
  // Older sessions lack the time of the last view.
  const viewed = timeOf(row["last_view"] || row["updated"]);
  const fact: Row = { session_id: row["session_id"], created, id: [created, row["id"]] };
  for (const [name, field] of Object.entries(fields)) {
    if (name === "session_id" || field.changedBy === "count") continue;
    // A session without a conversion has no time for it.
    const isOfConversion = field.changedBy === "conversion";
    if (isOfConversion && !row["converted"]) continue;
    const at = isOfConversion ? timeOf(row["updated"]) : field.changedBy ? viewed : created;
    fact[name] = [at, field.type === "date" ? viewed : storedValue(row[name], field)];
  }
  return fact;
};

const viewToFact = ({ id, session_id, page_path, created }: PocketBaseRow): Row => ({
  session_id,
  created: timeOf(created),
  visit_id: id,
  page_path,
});

const recordToFact = (fields: TrackedSet["visitFields"]) => (row: PocketBaseRow) => {
  const fact: Row = { id: row["id"], created: timeOf(row["created"]) };
  for (const [name, field] of Object.entries(fields)) {
    if (field.type !== "date" || row[name]) fact[name] = storedValue(row[name], field);
  }
  return fact;
};

const timeOf = (time: PocketBaseRow[string] = "") => String(time).replace(/Z$/, "");

function storedValue(value: PocketBaseRow[string] = null, { type }: Field): string | number | boolean {
  if (type === "bool") return Boolean(value);
  if (type === "number") return Number(value);
  if (type === "json") return String(value || "{}");
  return type === "date" ? timeOf(value) : String(value ?? "").toWellFormed();
}
