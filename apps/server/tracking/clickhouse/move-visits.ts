import { DatabaseSync } from "node:sqlite";
import { crc32 } from "node:zlib";
import type { ClickHouseClient } from "@clickhouse/client";
import type { Field } from "@voxlog/tracking/collector";
import { sets, type TrackedSet } from "../../configuration/sets.ts";
import { insertRows, readRows } from "./clickhouse.ts";
import { onCluster, type Servers, storageTable } from "./migrate.ts";
import type { Row } from "./rows.ts";
import { allTables, tablesOf } from "./tables.ts";

/** Rows to read and write at once: about 10 MB. */
const CHUNK = 20_000;

/** IDs in one query, whose maximum is 256 KiB. */
const IDS = 5000;
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
  const moves = sets.flatMap((set) =>
    Object.values(tablesOf(set)).map(({ view }): Move => ({ client, database, set, collection: view })),
  );
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

/** The move of a set's collection. ClickHouse's view has the same name. */
type Move = { client: ClickHouseClient; database: DatabaseSync; set: TrackedSet; collection: string };

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

async function insert(move: Move, rows: readonly PocketBaseRow[]): Promise<void> {
  const insertInto = insertRows(move.client);
  for (const [table, facts] of factsOf(rows, move)) await insertInto(table, facts);
}

function factsOf(rows: readonly PocketBaseRow[], { set, collection }: Move): [string, Row[]][] {
  const { sessions, visits, events } = tablesOf(set);
  if (collection === sessions.view) return [[sessions.name, rows.map((row) => sessionToFact(row, set))]];
  if (collection === events.view)
    return [[events.name, rows.map((row) => recordToFact(row, set.eventFields))]];
  return [
    [sessions.name, rows.map(viewToFact)],
    [visits.name, rows.map((row) => recordToFact(row, set.visitFields))],
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

/** Copies rows that ClickHouse lacks, and returns how many are still missing. It may have more, from collectors. */
async function compare(move: Move): Promise<Comparison> {
  const { database, collection } = move;
  const { rows, ids } = await missingIds(move);
  const select = database.prepare(`SELECT * FROM ${collection} WHERE id IN (SELECT value FROM json_each(?))`);
  let missing = 0;
  for (const some of chunks(ids, IDS)) {
    await insert(move, select.all(JSON.stringify(some)) as PocketBaseRow[]);
    missing += (await absent(move, some)).length;
  }
  return { collection, rows, missing };
}

/** Compares the IDs of the days whose count or sum of checksums differs. */
async function missingIds(move: Move) {
  const { client, database, collection } = move;
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
      const known = some.map(({ id }) => id);
      ids.push(...(await absent(move, known)));
    }
  }
  return { rows, ids };
}

async function absent({ client, collection }: Move, ids: readonly string[]) {
  // In the text, because parameters are in the URL, which has less room. PocketBase's IDs are letters and digits.
  const list = ids.filter((id) => /^\w+$/.test(id)).map((id) => `'${id}'`);
  const query = `SELECT id FROM ${collection} WHERE id IN (${list})`;
  const found = list[0] ? await readRows<{ id: string }>(client, query) : [];
  const known = new Set(found.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

type PocketBaseRow = Readonly<Record<string, string | number | null>>;

/** Turns a PocketBase session into a fact. Fields that views change get the time of the last view. */
function sessionToFact(row: PocketBaseRow, { sessionFields }: TrackedSet): Row {
  const created = timeOf(row["created"]);
  // Older sessions lack the time of the last view.
  const viewed = timeOf(row["last_view"] || row["updated"]);
  const fact: Row = { session_id: row["session_id"], created, id: [created, row["id"]] };
  for (const [name, field] of Object.entries(sessionFields)) {
    if (name === "session_id" || field.changedBy === "count") continue;
    // A session without a conversion has no time for it.
    const isOfConversion = field.changedBy === "conversion";
    if (isOfConversion && !row["converted"]) continue;
    const at = isOfConversion ? timeOf(row["updated"]) : field.changedBy ? viewed : created;
    fact[name] = [at, field.type === "date" ? viewed : storedValue(row[name], field)];
  }
  return fact;
}

const viewToFact = ({ id, session_id, page_path, created }: PocketBaseRow): Row => ({
  session_id,
  created: timeOf(created),
  visit_id: id,
  page_path,
});

function recordToFact(row: PocketBaseRow, fields: TrackedSet["visitFields"]): Row {
  const fact: Row = { id: row["id"], created: timeOf(row["created"]) };
  for (const [name, field] of Object.entries(fields)) {
    if (field.type !== "date" || row[name]) fact[name] = storedValue(row[name], field);
  }
  return fact;
}

const timeOf = (time: PocketBaseRow[string] = "") => String(time).replace(/Z$/, "");

function storedValue(value: PocketBaseRow[string] = null, { type }: Field): string | number | boolean {
  if (type === "bool") return Boolean(value);
  if (type === "number") return Number(value);
  if (type === "json") return String(value || "{}");
  return type === "date" ? timeOf(value) : String(value ?? "").toWellFormed();
}
