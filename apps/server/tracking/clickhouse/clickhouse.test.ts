import { once } from "node:events";
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { siteSet } from "@voxlog/tracked-sets";
import { visitor } from "@voxlog/tracking/store-contract";
import { expect, test } from "vitest";
import { createGroupCommit } from "../group-commit.ts";
import { openClickHouse } from "./clickhouse.ts";
import { statements } from "./migrate.ts";
import { readFacts } from "./rows.ts";
import { allTables } from "./tables.ts";

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

test("on one server, tables aren't replicated or sharded, and only gain the columns that they lack", () => {
  const layout = { database: "voxlog", keepDays: 400 };
  expect(statements(layout, nothing).join()).not.toMatch(/ON CLUSTER|Replicated|Distributed|ALTER/);
  const tables = allTables();
  const columns = new Set(
    tables.flatMap(({ name, columns }) => columns.map((each) => `${name}.${each.name}`)),
  );
  const present = { columns, keepDays: new Map(tables.map(({ name }) => [name, 400])) };
  const altered = () => statements(layout, present).filter((sql) => sql.startsWith("ALTER"));
  expect(altered()).toEqual([]);
  columns.delete("sessions_facts.browser");
  expect(altered()).toEqual([expect.stringContaining("sessions_facts ADD COLUMN IF NOT EXISTS browser")]);
});

const NOW = Date.now();
const DAY = 24 * 60 * 60 * 1000;

const read = (facts: readonly unknown[], sent_at: unknown = NOW) =>
  readFacts({ sent_at, facts }, siteSet, NOW);

const { view, end, conversion } = visitor();
const first = view("/pricing");
const factOfView = (visit: object = {}, session: object = {}) => ({
  kind: "view",
  visit: { ...first.visit, ...visit },
  session: { ...first.session, ...session },
});
const factOfEnd = (over: object) => ({ kind: "end", ...end(first, 1).end, ...over });
const won = { ...conversion("signup"), session_id: first.session.session_id };

test.each<[string, readonly unknown[], string, unknown?]>([
  ["a view without a page", [factOfView({ page_path: "" })], "page_path"],
  ["a view with an ID of another form", [factOfView({ id: "A".repeat(15) })], "id"],
  ["a view with a start that isn't a date", [factOfView({ start_time: "yesterday" })], "start_time"],
  ["a view of another session", [factOfView({}, { session_id: "b".repeat(32) })], "session_id"],
  ["a session without a device", [factOfView({}, { device_type: undefined })], "device_type"],
  ["an end with a visible time of weeks", [factOfEnd({ visible_time: 30 * DAY })], "visible_time"],
  ["an end without a date", [factOfEnd({ end_time: "" })], "end_time"],
  ["an end without a session", [factOfEnd({ session_id: undefined })], "session_id"],
  ["an undeclared conversion", [{ ...won, conversion_type: "theft" }], "conversion_type"],
  ["a conversion without a type", [{ ...won, conversion_type: undefined }], "conversion_type"],
  ["an unknown kind", [{ kind: "leak" }], "kind"],
  ["a value other than an object", [null], "facts"],
  ["no facts", [], "facts"],
  ["more than fifty facts", Array.from({ length: 51 }, () => factOfView()), "facts"],
  ["no clock time", [factOfView()], "sent_at", "now"],
])("a request with %s is rejected", (_, facts, field, sentAt) => {
  expect(() => read(facts, sentAt)).toThrow(
    expect.objectContaining({ name: "Rejection", fields: { [field]: expect.any(String) } }),
  );
});

test("accepted facts keep whole characters, lose undeclared fields, and get possible times", () => {
  const start_time = new Date(NOW + DAY - 60_000).toISOString();
  const visit = { page_title: "😀".repeat(300), start_time, end_time: "2026-01-01", evil: 1 };
  const { rows } = read([factOfView(visit), factOfEnd({}), won], NOW + DAY);
  const stored = new Date(NOW - 60_000).toISOString().replace("T", " ").slice(0, -1);
  expect(rows[0]?.row).toMatchObject({ page_title: "😀".repeat(300), start_time: stored });
  for (const field of ["evil", "end_time"]) expect(rows[0]?.row).not.toHaveProperty(field);
});

test("rows that arrive during a commit share the next one", async () => {
  const commits: (readonly number[])[] = [];
  const group = createGroupCommit<number, void>(10, async (take) => {
    const requests = take();
    commits.push(requests.map(({ rows }) => rows));
    await setImmediate();
    for (const { result } of requests) result.resolve();
  });
  await Promise.all([1, 2, 3].map((rows) => group.add(rows, 1)));
  expect(commits).toEqual([[1], [2, 3]]);
});
