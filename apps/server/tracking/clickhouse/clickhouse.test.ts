import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { siteSet } from "@voxlog/tracked-sets";
import { visitor } from "@voxlog/tracking/store-contract";
import { expect, test, vi } from "vitest";
import { Rejection, Unavailable } from "../engine.ts";
import { openClickHouse } from "./clickhouse.ts";
import { type BatchesOptions, countRows, createBatches } from "./insert-batches.ts";
import { statements } from "./migrate.ts";
import { readFacts } from "./rows.ts";

/** Answers every query with a row, and closes a connection that has been idle for two seconds. */
const SERVER = `
  const { createServer } = require("node:http");
  const { parentPort } = require("node:worker_threads");
  createServer({ keepAliveTimeout: 2000, keepAliveTimeoutBuffer: 0 }, (request, response) => {
    request.resume().on("end", () => response.end('{"answer":1}\\n'));
  }).listen(0, "127.0.0.1", function () {
    parentPort.postMessage(this.address().port);
  });
`;
/** Longer than the client keeps a connection by itself, ms. */
const BUSY = 3000;

test("a query uses a new connection if the client was too busy to see that the server closed the old one", async () => {
  const server = new Worker(SERVER, { eval: true });
  try {
    const [port] = await once(server, "message");
    const client = openClickHouse({ url: `http://127.0.0.1:${port}`, database: "default" });
    const ask = async () => (await client.query({ query: "SELECT 1", format: "JSONEachRow" })).json();
    await ask();
    const asked = ask();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY);
    expect(await asked).toEqual([{ answer: 1 }]);
    await client.close();
  } finally {
    await server.terminate();
  }
});

const nothing = { columns: new Set<string>(), keepDays: new Map<string, number>() };

test("on a cluster, every table is replicated and sharded by session, and every statement is for all servers", () => {
  const all = statements({ database: "voxlog", cluster: "main", keepDays: 400 }, nothing);
  expect(all.filter((sql) => !sql.includes("ON CLUSTER `main`"))).toEqual([]);
  const local = all.filter((sql) => sql.includes("ENGINE = ReplicatedAggregatingMergeTree("));
  const distributed = all.filter((sql) =>
    /ENGINE = Distributed\('main', 'voxlog', '\w+_local', sipHash64\(session_id\)\)/.test(sql),
  );
  expect([local.length, distributed.length, all.length]).toEqual([6, 6, 18]);
});

test("on one server, tables aren't replicated or sharded, and current tables aren't changed", () => {
  const layout = { database: "voxlog", keepDays: 400 };
  const all = statements(layout, nothing);
  expect(all.join()).not.toMatch(/ON CLUSTER|Replicated|Distributed|ALTER/);
  const columns = all.flatMap((sql) => {
    const [, table, definitions] = /voxlog\.(\w+_facts) \((.*)\) ENGINE/.exec(sql) ?? [];
    return (
      definitions
        ?.split(/, (?=\w+ (?:String|Simple|UInt))/)
        .map((definition) => `${table}.${definition.split(" ")[0]}`) ?? []
    );
  });
  const keepDays = new Map(columns.map((column) => [column.split(".")[0] ?? "", 400]));
  expect(statements(layout, { columns: new Set(columns), keepDays }).join()).not.toContain("ALTER");
  columns.splice(columns.indexOf("sessions_facts.browser"), 1);
  expect(statements(layout, { columns: new Set(columns), keepDays }).join()).toContain(
    "ADD COLUMN IF NOT EXISTS browser",
  );
});

const NOW = Date.now();
const HOUR = 60 * 60 * 1000;

type Loose = Record<string, unknown>;

function view({ visit, session }: { visit?: Loose; session?: Loose } = {}) {
  const made = visitor().view("/pricing");
  return {
    kind: "view",
    visit: { ...made.visit, ...visit } as Loose,
    session: { ...made.session, ...session } as Loose,
  };
}

const read = (facts: readonly unknown[], sent_at: unknown = NOW) =>
  readFacts({ sent_at, facts }, siteSet, NOW);

function faults(facts: readonly unknown[], sent_at?: unknown): Record<string, string> {
  try {
    read(facts, sent_at);
  } catch (error) {
    if (error instanceof Rejection) return error.fields;
    throw error;
  }
  return {};
}

test.each([
  ["no page", { visit: { page_path: "" } }, "page_path"],
  ["a page that isn't a path", { visit: { page_path: "https://evil.example" } }, "page_path"],
  ["a title of 301 characters", { visit: { page_title: "😀".repeat(301) } }, "page_title"],
  ["an id of another form", { visit: { id: "A".repeat(15) } }, "id"],
  ["no session", { visit: { session_id: "" } }, "session_id"],
  ["a session of two names", { session: { session_id: "b".repeat(32) } }, "session_id"],
  ["a start that isn't a date", { visit: { start_time: "yesterday" } }, "start_time"],
  ["an unknown device", { session: { device_type: "toaster" } }, "device_type"],
  ["no device", { session: { device_type: undefined } }, "device_type"],
])("a view with %s is rejected", (_, over, field) => {
  expect(Object.keys(faults([view(over)]))).toEqual([field]);
});

test.each([
  ["a time of below nothing", { visible_time: -1 }, "visible_time"],
  ["a time of weeks", { visible_time: 30 * 24 * HOUR }, "visible_time"],
  ["a time with a fraction", { visible_time: 1.5 }, "visible_time"],
  ["no date", { end_time: "" }, "end_time"],
  ["no session", { session_id: undefined }, "session_id"],
])("an end with %s is rejected", (_, over, field) => {
  const { id, session_id } = view().visit;
  const end = { kind: "end", id, session_id, end_time: new Date(NOW).toISOString(), visible_time: 1 };
  expect(Object.keys(faults([{ ...end, ...over }]))).toEqual([field]);
  expect(faults([end])).toEqual({});
});

const conversion = { kind: "conversion", session_id: "a".repeat(32), at: NOW };
test.each([
  ["an unknown kind", [{ kind: "leak" }], "kind"],
  ["a value other than an object", [null], "facts"],
  ["no facts", [], "facts"],
  ["more than fifty facts", Array.from({ length: 51 }, () => view()), "facts"],
  ["an undeclared conversion", [{ ...conversion, conversion_type: "theft" }], "conversion_type"],
  ["a conversion without a type", [conversion], "conversion_type"],
])("a request with %s is rejected", (_, facts, field) => {
  expect(Object.keys(faults(facts))).toEqual([field]);
});

test("a request without a valid clock time is rejected", () => {
  expect(Object.keys(faults([view()], "now"))).toEqual(["sent_at"]);
});

test("accepted facts keep whole characters and lose undeclared fields", () => {
  const visit = { page_title: "😀".repeat(300), end_time: "2026-01-01", evil: 1 };
  const { visits } = read([view({ visit })]);
  expect(visits[0]).toMatchObject({ page_title: "😀".repeat(300) });
  expect(visits[0]).not.toHaveProperty("evil");
  expect(visits[0]).not.toHaveProperty("end_time");
});

test.each([
  ["that is right", 0, -60_000, -60_000],
  ["that is a day fast", 24 * HOUR, 24 * HOUR - 60_000, -60_000],
  ["that is years slow", -1e11, -1e11 - 60_000, -60_000],
  ["that is a minute fast", 60_000, 30_000, 30_000],
])("accepted facts of a clock %s get possible times", (_, wrongBy, start, expected) => {
  const visit = { start_time: new Date(NOW + start).toISOString() };
  const { visits } = read([view({ visit })], NOW + wrongBy);
  expect(Date.parse(`${visits[0]?.["start_time"]}Z`)).toBe(NOW + expected);
});

function batchesOf(options: Partial<BatchesOptions> = {}) {
  const inserts: { rows: readonly object[]; result: PromiseWithResolvers<void> }[] = [];
  const batches = createBatches({
    insert(_, rows) {
      const result = Promise.withResolvers<void>();
      inserts.push({ rows, result });
      return result.promise;
    },
    interval: 0,
    maxRows: 10,
    retryDelays: [0, 0],
    deadline: 60_000,
    ...options,
  });
  const add = (...rows: number[]) => {
    const tables = new Map([["table", rows.map((row) => ({ row }))]]);
    return batches.add(tables, countRows(tables));
  };
  return { batches, inserts, add };
}

test("rows that arrive during an insert share the next one", async () => {
  const { inserts, add } = batchesOf();
  const first = add(1);
  const others = [add(2), add(3, 4)];
  expect(inserts.map(({ rows }) => rows.length)).toEqual([1]);
  inserts[0]?.result.resolve();
  await first;
  await expect.poll(() => inserts.map(({ rows }) => rows.length)).toEqual([1, 3]);
  inserts[1]?.result.resolve();
  await Promise.all(others);
});

test("rows are rejected at once while the buffer is full", async () => {
  const { batches, inserts, add } = batchesOf();
  const taken = [add(1, 2, 3, 4, 5), add(6, 7, 8)];
  await expect(add(9, 10, 11)).rejects.toThrow(Unavailable);
  expect(batches.waiting()).toBe(8);
  inserts[0]?.result.resolve();
  await expect.poll(() => inserts.length).toBe(2);
  inserts[1]?.result.resolve();
  await Promise.all(taken);
  await batches.drained();
  expect(batches.waiting()).toBe(0);
});

test("a failing insert is retried, and its rows are rejected after the last attempt", async () => {
  const onFailure = vi.fn();
  const insert = vi.fn(async () => {
    throw new Error("The database is away.");
  });
  const { batches, add } = batchesOf({ insert, onFailure });
  await expect(add(1)).rejects.toThrow(Unavailable);
  expect([insert.mock.calls.length, onFailure.mock.calls.length, batches.waiting()]).toEqual([3, 3, 0]);
});

test("a frozen insert fails at the deadline, with the rows that wait for it", async () => {
  const insert = (_: string, __: readonly object[], signal: AbortSignal) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  const { batches, add } = batchesOf({ insert, deadline: 50 });
  const results = await Promise.allSettled([add(1), add(2), add(3)]);
  expect(results.map(({ status }) => status)).toEqual(Array(3).fill("rejected"));
  await batches.drained();
  expect(batches.waiting()).toBe(0);
});

test("rows that ClickHouse rejects fail for their sender, and all others are stored", async () => {
  const stored: object[] = [];
  const insert = async (_: string, rows: readonly object[]) => {
    if (rows.some((row) => "row" in row && row.row === 6)) throw new Error("Row 6 is not to be stored.");
    stored.push(...rows);
  };
  const { add } = batchesOf({ insert, isInvalid: (error) => String(error).includes("not to be stored") });
  const results = await Promise.allSettled([[1], [2, 3], [4], [5, 6], [7]].map((rows) => add(...rows)));
  expect(results.map(({ status }) => status)).toEqual([
    ...Array(3).fill("fulfilled"),
    "rejected",
    "fulfilled",
  ]);
  expect(results[3]).toMatchObject({ reason: expect.any(Rejection) });
  expect(stored).toEqual([1, 2, 3, 4, 7].map((row) => ({ row })));
});
