import { join } from "node:path";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { appSet, siteSet } from "@voxlog/tracked-sets";
import type { Store, StoreFailure } from "@voxlog/tracking";
import { collectorStore } from "@voxlog/tracking/collector";
import { testStoreContract, visitor } from "@voxlog/tracking/store-contract";
import { factOf } from "@voxlog/tracking/testing";
import { afterAll, expect, test } from "vitest";
import { readReport } from "../../reports/clickhouse/read-report.ts";
import { sendFacts, startCollectorTestbed } from "../../testing/collector.ts";
import { copyDatabase } from "../../testing/index.ts";
import { type StoredVisits, writeVisits } from "../../testing/visits/generate.ts";
import { VALUES as HOSTILE } from "../../tests/batches/compare-paths.ts";
import { SETS, stored, testReports } from "../../tests/owner-reports/report-cases.ts";
import { moveVisits } from "../../tracking/clickhouse/move-visits.ts";
import { tablesOf } from "../../tracking/clickhouse/tables.ts";

const testbed = await startCollectorTestbed();
afterAll(() => testbed[Symbol.asyncDispose]());
const folder = await temporaryFolder();
await copyDatabase(folder);

async function move(): Promise<void> {
  await moveVisits(testbed.client, join(folder, "data.db"), new AbortController().signal);
}
// Before other tests store visits.
for (const { set, prefix } of SETS) writeVisits(folder, prefix, stored[set]);
await move();

testReports(
  (name, set, from, to, filters) => readReport(testbed.client, name, { set, from, to, ...filters }),
  async (visits: StoredVisits) => {
    writeVisits(folder, "", visits);
    await move();
  },
);

/** Retries while the engine is too busy, like the tracker's queue. */
const patient = (store: Store): Store => ({
  ...store,
  async write(changes, isLeaving) {
    for (;;) {
      try {
        return await store.write(changes, isLeaving);
      } catch (error) {
        if (!(error as StoreFailure).temporary) throw error;
      }
    }
  },
});

const OF_SESSION = "WHERE session_id = {session: String}";

for (const set of [siteSet, appSet]) {
  const { sessions, page_visits, events } = set.collections;
  testStoreContract(`The collector, set ${set.name}`, () => ({
    open: () => patient(collectorStore({ url: testbed.collector.url, set })),
    rows: async (session) => {
      const ask = <Row extends object>(query: string) => testbed.rows<Row>(query, { session });
      return {
        sessions: await ask(`SELECT * FROM ${sessions} ${OF_SESSION}`),
        visits: await ask(
          `SELECT * REPLACE (concat(toString(start_time), 'Z') AS start_time, concat(toString(end_time), 'Z') AS end_time)
          FROM ${page_visits} AS visit ${OF_SESSION} ORDER BY visit.start_time`,
        ),
        events: (
          await ask<{ properties: string }>(
            `SELECT * REPLACE (concat(toString(time), 'Z') AS time) FROM ${events} AS event ${OF_SESSION} ORDER BY event.time`,
          )
        ).map((event) => ({ ...event, properties: JSON.parse(event.properties) })),
      };
    },
  }));
}

const VALUES: readonly unknown[] = [
  ...HOSTILE,
  ...[1e21, -1e308, 2 ** 53, 2 ** 63, 253_402_300_800_000, 1e15],
  ...["1e3", "\\N", "NULL", "nan", "\\", '"', "\t\n\r"],
  ...["1900-01-01T00:00:00.000Z", "2299-12-31T23:59:59.999Z", "+275760-09-13T00:00:00.000Z"],
  ...["-271821-04-20T00:00:00.000Z", { a: "\ud800" }, { a: 1e308, b: -0 }, { a: "\u0000" }],
];

type Facts = { sent_at: unknown; facts: object[] };

function everything(): { session: string; body: Facts } {
  const { view, end, conversion, event, session_id } = visitor();
  const first = view("/");
  const properties = { file: "a.pdf", size: 1.5, is_first: true };
  const others = [view("/pricing"), end(first, 1), conversion("signup"), event("file_download", properties)];
  const facts = [first, ...others].map((change) => factOf(change, siteSet));
  return { session: session_id, body: structuredClone({ sent_at: Date.now(), facts }) };
}

function pathsInto(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [[]];
  return Object.entries(value).flatMap(([name, inner]) => pathsInto(inner).map((path) => [name, ...path]));
}

function put(into: object, path: readonly string[], value: unknown): void {
  const [name = "", ...rest] = path;
  if (rest.length === 0) Object.assign(into, { [name]: value });
  else put((into as Record<string, object>)[name] ?? {}, rest, value);
}

test("ClickHouse accepts every request that the collector accepts, and rejected ones store nothing", async () => {
  const paths = pathsInto(everything().body);
  const sent = paths.flatMap((path) =>
    VALUES.map((value) => {
      const { session, body } = everything();
      put(body, path, value);
      return { session, what: `${path.join(".")} = ${JSON.stringify(value)}`, body: JSON.stringify(body) };
    }),
  );
  const surprises: string[] = [];
  const rejected: string[] = [];
  const send = async ({ session, what, body }: (typeof sent)[number]) => {
    const response = await sendFacts(testbed.collector.url, body);
    const { message, data } = await response.json();
    const isRejected = response.status === 400 && Object.keys(data).length > 0;
    if (isRejected || response.status === 404) rejected.push(session);
    else if (response.status !== 200) surprises.push(`${what}: ${response.status} ${message}`);
  };
  for (let from = 0; from < sent.length; from += 200)
    await Promise.all(sent.slice(from, from + 200).map(send));
  expect(surprises).toEqual([]);
  expect(rejected.length).toBeGreaterThan(500);
  expect(sent.length - rejected.length).toBeGreaterThan(500);
  for (const { name } of Object.values(tablesOf(siteSet))) {
    const there = await testbed.rows<{ session: string }>(
      `SELECT DISTINCT session_id AS session FROM ${name}`,
    );
    const all = new Set(there.map(({ session }) => session));
    expect(rejected.filter((session) => all.has(session))).toEqual([]);
  }
});
