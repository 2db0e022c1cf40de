import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { siteSet } from "@voxlog/tracked-sets";
import { afterAll, expect, test } from "vitest";
import { FORM, generateLoad, pocketbaseBodies } from "../../bench/load.ts";
import { readReport } from "../../reports/clickhouse/read-report.ts";
import { startCollectorTestbed, startTestCollector } from "../../testing/collector.ts";
import { startPocketBase } from "../../testing/index.ts";
import { generateVisits, writeVisits } from "../../testing/visits/generate.ts";
import { eraseSession } from "../../tracking/clickhouse/erase-session.ts";
import { migrate, statements } from "../../tracking/clickhouse/migrate.ts";
import { mergeTables, moveVisits } from "../../tracking/clickhouse/move-visits.ts";
import { tablesOf } from "../../tracking/clickhouse/tables.ts";

/** Columns that an older version lacked. */
const OLDER: Record<string, string[]> = {
  sessions: ["browser", "screen_size", "utm_source", "language"],
  page_visits: ["visible_time"],
};
const DAYS = { from: "2026-01-01", to: "2026-12-31" };
const until = Date.parse("2026-03-31T00:00:00Z");
const stored = generateVisits({ sessions: 30_000, visitsPerSession: 2, days: 40, until, seed: 5 });

const [testbed, pocketbase] = await Promise.all([startCollectorTestbed(), startPocketBase()]);
writeVisits(pocketbase.dataDir, "", stored);
const collector = await startTestCollector(testbed.clickhouse, { POCKETBASE_URL: pocketbase.url });
afterAll(async () => {
  await collector[Symbol.asyncDispose]();
  await Promise.all([testbed[Symbol.asyncDispose](), pocketbase.stop()]);
});

const { url, database } = testbed.clickhouse;
const layout = { url, database, keepDays: 400 };
const move = (onProgress?: (collection: string, rows: number) => void, { signal } = new AbortController()) =>
  moveVisits(testbed.client, join(pocketbase.dataDir, "data.db"), signal, onProgress);

test("moving the visits of a PocketBase resumes where it was stopped, and ends with equal counts on both sides", async () => {
  const stopping = new AbortController();
  const progress: string[] = [];
  const stopped = await move((...at) => {
    progress.push(at.join(" "));
    stopping.abort();
  }, stopping);
  expect([stopped, progress]).toEqual([undefined, ["sessions 20000"]]);

  const rest: string[] = [];
  const compared = await move((...at) => rest.push(at.join(" ")));
  // Rows of the last 70 minutes are copied again, because others may have been committed late.
  expect(rest[0]).toMatch(/^sessions 1\d{4}$/);
  const none = { rows: 0, missing: 0 };
  expect(compared).toEqual([
    { collection: "sessions", rows: 30_000, missing: 0 },
    { collection: "page_visits", rows: stored.visits.length, missing: 0 },
    { collection: "events", rows: stored.events.length, missing: 0 },
    ...["app_sessions", "app_page_visits", "app_events"].map((collection) => ({ collection, ...none })),
  ]);
});

test("moving the visits of a PocketBase again copies what has changed since", async () => {
  const filter = 'end_time = ""';
  const [visit] = await pocketbase.admin.rows<{ id: string; session_id: string }>("page_visits", { filter });
  const change = { end_time: "2026-04-01 00:00:00.000Z", visible_time: 4321 };
  await pocketbase.admin.send("PATCH", `/api/collections/page_visits/records/${visit?.id}`, change);
  await move();
  const query =
    "SELECT visible_time FROM page_visits WHERE session_id = {session: String} AND id = {id: String}";
  expect(await testbed.rows(query, { session: visit?.session_id, id: visit?.id })).toMatchObject([
    { visible_time: expect.toSatisfy((time) => Number(time) === 4321) },
  ]);
});

test("moving the visits of a PocketBase copies rows that were committed long after their date", async () => {
  const [session] = stored.sessions;
  const { session_id = "", created = "" } = session ?? {};
  pocketbase.sql(`INSERT INTO page_visits (id, session_id, page_path, created, updated, start_time)
    VALUES ('late00000000001', '${session_id}', '/late', '${created}', '${created}', '${created}')`);
  await move();
  const query = "SELECT page_path FROM page_visits WHERE id = {id: String}";
  expect(await testbed.rows(query, { id: "late00000000001" })).toEqual([{ page_path: "/late" }]);
});

test("moving the visits of a PocketBase while 64 visitors write misses none of their rows", async () => {
  const someBodies = () => {
    const next = pocketbaseBodies();
    let count = 0;
    return () => (count++ < 30 ? next() : undefined);
  };
  const load = { connections: 64, milliseconds: 300_000, bodies: someBodies };
  const written = generateLoad(`${pocketbase.url}/api/batch`, load, FORM);
  while (await Promise.race([written.then(() => false), sleep(200, true)])) await move();
  expect(await written).toMatchObject({ requests: 64 * 30, failed: 0 });
  const compared = await move();
  expect(compared?.filter(({ missing }) => missing > 0)).toEqual([]);
  const ids = (rows: object[]) => rows.map((row) => (row as { id: string }).id);
  const found = ids(await testbed.rows("SELECT id FROM page_visits ORDER BY id"));
  using database = pocketbase.openDatabase();
  expect(found).toEqual(ids(database.prepare("SELECT id FROM page_visits ORDER BY id").all()));
});

test("moving the visits of a PocketBase leaves one row of each session, visit and event after a merge", async () => {
  await mergeTables(testbed.client, {});
  for (const { name, view } of Object.values(tablesOf(siteSet))) {
    const counts = (table: string) => testbed.rows(`SELECT count() AS count FROM ${table}`);
    expect(await counts(name), name).toEqual(await counts(view));
  }
});

test("a migration adds the fields that an older version lacks, and keeps the rows", async () => {
  const before = await readReport(testbed.client, "devices", { set: "site", ...DAYS });
  for (const { name, view } of Object.values(tablesOf(siteSet))) {
    await testbed.client.command({ query: `DROP VIEW ${view}` });
    for (const column of OLDER[view] ?? [])
      await testbed.client.command({ query: `ALTER TABLE ${name} DROP COLUMN ${column}` });
  }
  await migrate(layout);
  expect(await readReport(testbed.client, "devices", { set: "site", ...DAYS })).toEqual(before);
  expect(await testbed.rows("SELECT DISTINCT browser, language FROM sessions")).toEqual([
    { browser: "", language: "" },
  ]);
});

test("a table deletes rows after its retention period, also when that changes", async () => {
  const days = async () => {
    const tables = await testbed.rows<{ sql: string }>(
      "SELECT create_table_query AS sql FROM system.tables WHERE database = currentDatabase() AND name LIKE '%_facts'",
    );
    return tables.map(({ sql }) => /toIntervalDay\((\d+)\)/.exec(sql)?.[1]);
  };
  expect(await days()).toEqual(Array(6).fill("400"));
  await testbed.client.insert({
    table: "sessions_facts",
    values: [{ session_id: "a".repeat(32), created: "2020-01-01 00:00:00.000" }],
    format: "JSONEachRow",
    columns: ["session_id", "created"],
  });
  await testbed.client.command({ query: "OPTIMIZE TABLE sessions_facts FINAL" });
  expect(await testbed.rows("SELECT 1 FROM sessions_facts WHERE created < '2021-01-01'")).toEqual([]);
  await migrate({ ...layout, keepDays: 399 });
  expect(await days()).toEqual(Array(6).fill("399"));
});

test("the engine parses the statements of a cluster's tables as intended", async () => {
  const nothing = { columns: new Set<string>(), keepDays: new Map<string, number>() };
  for (const sql of statements({ ...layout, cluster: "main" }, nothing)) {
    const query = "SELECT formatQuerySingleLine({sql: String}) AS sql";
    expect(await testbed.rows(query, { sql })).toEqual([{ sql: expect.stringContaining("ON CLUSTER main") }]);
  }
});

test("erasing a session removes all of its rows, and no others", async () => {
  const session = stored.sessions[7]?.session_id ?? "";
  const count = async () =>
    Number((await testbed.rows<{ n: string }>("SELECT count() AS n FROM sessions"))[0]?.n);
  const before = await count();
  expect(await eraseSession(testbed.client, session, undefined)).toBe(true);
  for (const { name } of Object.values(tablesOf(siteSet))) {
    const query = `SELECT 1 FROM ${name} WHERE session_id = {session: String}`;
    expect(await testbed.rows(query, { session })).toEqual([]);
  }
  expect(await count()).toBe(before - 1);
  expect(await eraseSession(testbed.client, session, undefined)).toBe(false);
});
