import { visitor } from "@voxlog/tracking/store-contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { migrate } from "../src/migrate.ts";
import { sets, type TrackedSet } from "../src/sets.ts";
import { sortTables } from "../src/sort-tables.ts";
import { NUMBERS, tablesOf } from "../src/tables.ts";
import { startTestCollector, startWorld, type TestWorld } from "../testing/index.ts";

const tables = Object.values(tablesOf(sets["site"] as TrackedSet));
const SORTED = ["events_facts", "page_visits_facts", "sessions_facts"];

let world: TestWorld;
beforeAll(async () => {
  world = await startWorld();
}, 120_000);
afterAll(() => world?.[Symbol.asyncDispose]());

const layout = () => ({ database: world.clickhouse.database, keepDays: 400 });
const command = (query: string) => world.client.command({ query });

/** Some visitors' views, each of whom has left again. */
async function sendVisits(count: number): Promise<void> {
  const send = async () => {
    const { view, session_id } = visitor();
    const facts = ["/", "/pricing"].flatMap((path) => {
      const { visit, session, ended } = view(path);
      return [{ kind: "view", visit, session }, ...(ended ? [{ kind: "end", ...ended, session_id }] : [])];
    });
    const body = JSON.stringify({ sent_at: Date.now(), facts });
    const response = await fetch(`${world.collector.url}/api/facts/site`, { method: "POST", body });
    expect(response.status).toBe(200);
  };
  await Promise.all(Array.from({ length: count }, send));
}

/** Has the tables sorted by texts, as the first version made them, with what is in them. */
async function makeOlder(): Promise<void> {
  for (const { name, columns, view } of tables) {
    const stored = columns.filter((column) => !NUMBERS.has(column.name));
    const isOfSessions = name.startsWith("sessions");
    const definitions = stored.map(({ name: column, type, otherwise }) => {
      const wasText = column === "session_id" || (column === "id" && !isOfSessions);
      return `${column} ${wasText ? "String" : type}${otherwise ? ` DEFAULT ${otherwise}` : ""}`;
    });
    const kept = stored.filter(({ type }) => !type.endsWith("EPHEMERAL")).map((column) => column.name);
    const key = isOfSessions ? "session_id" : "session_id, id";
    await command(`DROP VIEW ${view}`);
    await command(
      `CREATE TABLE older (${definitions.join(", ")}) ENGINE = AggregatingMergeTree ORDER BY (${key})`,
    );
    await command(`INSERT INTO older (${kept}) SELECT ${kept} FROM ${name}`);
    await command(`DROP TABLE ${name} SYNC`);
    await command(`RENAME TABLE older TO ${name}`);
  }
  await migrate(world.client, layout());
}

/** All that the views show, and the order in which the tables have it. */
async function shown() {
  const rows = tables.map(({ view }) => world.rows(`SELECT * FROM ${view} ORDER BY session_id, id`));
  return Promise.all(rows);
}
const keys = () =>
  world.rows<{ name: string; key: string }>(
    "SELECT name, sorting_key AS key FROM system.tables WHERE database = currentDatabase() AND engine LIKE '%MergeTree' AND name NOT LIKE 'app%' ORDER BY name",
  );
const inOrder = tables
  .map(({ name, key }) => ({ name, key: key.join(", ") }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

beforeEach(async () => {
  await sendVisits(20);
  await makeOlder();
});

test("tables of an older version are brought into order with all that is in them, once", async () => {
  const before = await shown();
  expect(await keys()).not.toEqual(inOrder);
  expect((await sortTables(world.client, layout())).sort()).toEqual(SORTED);
  expect(await keys()).toEqual(inOrder);
  expect(await shown()).toEqual(before);
  expect(await sortTables(world.client, layout())).toEqual([]);
});

test("a collector that starts says so where tables are in an older version's order, and only there", async () => {
  const said = async () => {
    await using collector = await startTestCollector(world.clickhouse);
    return collector.log().includes("older version's order");
  };
  expect(await said()).toBe(true);
  await sortTables(world.client, layout());
  expect(await said()).toBe(false);
});

test("it can be stopped after any of its steps, and run again", async () => {
  const before = await shown();
  let runs = 0;
  for (let isDone = false; !isDone; runs++) {
    let left = runs;
    const stopping = Object.assign(Object.create(world.client), {
      async command(asked: { query: string }) {
        const result = await world.client.command(asked);
        if (left-- === 0) throw new Error("Stopped.");
        return result;
      },
    });
    isDone = await sortTables(stopping, layout()).then(
      () => true,
      () => false,
    );
    expect(await shown()).toEqual(before);
  }
  expect(runs).toBeGreaterThan(5);
  expect(await keys()).toEqual(inOrder);
});

test("what is sent meanwhile is there in the end, and counts once", async () => {
  const count = async () => {
    const [row] = await world.rows<{ views: string; visits: string }>(
      "SELECT (SELECT sum(page_count) FROM sessions) AS views, (SELECT count() FROM page_visits) AS visits",
    );
    return [Number(row?.views), Number(row?.visits)];
  };
  const [views = 0] = await count();
  let isSorted = false;
  const sorting = sortTables(world.client, layout()).finally(() => {
    isSorted = true;
  });
  let sent = 0;
  for (; !isSorted; sent += 5) await sendVisits(5);
  await sorting;
  expect(await count()).toEqual([views + 2 * sent, views + 2 * sent]);
  expect(sent).toBeGreaterThan(5);
  expect(await keys()).toEqual(inOrder);
});
