import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findSet, type TrackedSet } from "../../configuration/sets.ts";
import { readReport } from "../../reports/clickhouse/read-report.ts";
import { startWorld, type TestWorld } from "../../testing/collector.ts";
import {
  expectedReportsOf,
  generateVisits,
  type ReportFilters,
  roundedReport,
  type StoredVisits,
} from "../../testing/visits/index.ts";
import { insertRows } from "../../tracking/clickhouse/clickhouse.ts";
import {
  movedRecord,
  movedSession,
  movedView,
  type PocketBaseRow,
} from "../../tracking/clickhouse/moved-rows.ts";
import { tablesOf } from "../../tracking/clickhouse/tables.ts";

const until = Date.parse("2026-03-31T00:00:00Z");

let world: TestWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.[Symbol.asyncDispose]());

type TableRow = { table: string; row: object };

/** Everything that is known of visits, as facts that say one thing each. */
function factsOf({ sessions, visits, events }: StoredVisits, set: TrackedSet): TableRow[] {
  const { sessions: sessionFacts, visits: visitFacts, events: eventFacts } = tablesOf(set);
  const stored = (row: object) => ({ language: "nl", ...row }) as PocketBaseRow;
  return [
    ...sessions.flatMap((session) => {
      const { converted, conversion_type, ...fact } = movedSession(
        stored({ ...session, updated: session.created }),
        set,
      );
      const { session_id, created } = fact;
      return [fact, ...(converted ? [{ session_id, created, converted, conversion_type }] : [])].map(
        (row) => ({
          table: sessionFacts.name,
          row,
        }),
      );
    }),
    ...visits.flatMap((visit) => {
      const moved = movedRecord(stored(visit), set.visitFields);
      const { end_time, visible_time, ...begun } = moved;
      const { id, session_id, created } = begun;
      const half = Math.floor(Number(visible_time) / 2);
      const ends = end_time
        ? [half, visible_time].map((time) => ({ id, session_id, created, end_time, visible_time: time }))
        : [];
      return [
        { table: sessionFacts.name, row: movedView(stored(visit)) },
        ...[begun, ...ends].map((row) => ({ table: visitFacts.name, row })),
      ];
    }),
    ...events.map((event) => {
      const properties = JSON.stringify(event.properties);
      return { table: eventFacts.name, row: movedRecord(stored({ ...event, properties }), set.eventFields) };
    }),
  ];
}

/** Deals facts out to inserts in any order, some of them twice or thrice. */
function dealt(facts: readonly TableRow[], seed: number): TableRow[][] {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const inserts = Array.from({ length: 7 }, (): TableRow[] => []);
  for (const fact of facts) {
    do inserts[Math.floor(random() * inserts.length)]?.splice(0, 0, fact);
    while (random() < 0.3);
  }
  return inserts.map((insert) => insert.sort(() => random() - 0.5));
}

describe.each([1, 2, 3, 4])("the same facts in another order, and some of them again (%i)", (seed) => {
  const name = seed % 2 ? "site" : "app";
  const set = findSet(name) as TrackedSet;
  const stored = generateVisits({ sessions: 500, visitsPerSession: 4, days: 40, until, seed });

  beforeAll(async () => {
    for (const table of Object.values(tablesOf(set)))
      await world.client.command({ query: `TRUNCATE TABLE ${table.name}` });
    const insert = insertRows(world.client);
    for (const facts of dealt(factsOf(stored, set), seed)) {
      for (const { name: table } of Object.values(tablesOf(set))) {
        await insert(
          table,
          facts.filter((fact) => fact.table === table).map(({ row }) => row),
        );
      }
    }
  });

  test.each([
    ["all there is", "2026-01-01", "2026-12-31"],
    ["a week", "2026-03-02", "2026-03-08"],
    ["one day", "2026-03-30", "2026-03-30"],
    ["days without visitors", "2025-01-01", "2025-01-31"],
  ])("amount to the reports that PocketBase has of these visits, over %s", async (_, from, to) => {
    const expected = expectedReportsOf(name, stored, from, to);
    for (const report of Object.keys(expected)) {
      const rows = await readReport(world.client, report, { set: name, from, to });
      expect(roundedReport(rows), report).toEqual(roundedReport(expected[report] ?? []));
    }
  });

  test.each<ReportFilters>([
    { page: "/o'brien%20?" },
    { source: "www.google.com", device: "desktop" },
    { language: "", conversion: "signup" },
    { entry: "/", exit: "/pricing", page: "/features" },
    { browser: "Chrome", system: "Windows", conversion: "", language: "nl" },
    { source: "unknown.example" },
    { event: "outbound_link", device: "mobile" },
  ])("amount to the same of those sessions alone that %j picks", async (filters) => {
    const days = { from: "2026-03-01", to: "2026-03-20" };
    const expected = expectedReportsOf(name, stored, days.from, days.to, filters);
    for (const report of Object.keys(expected)) {
      const rows = await readReport(world.client, report, { set: name, ...days, ...filters } as Record<
        string,
        string
      >);
      expect(roundedReport(rows), report).toEqual(roundedReport(expected[report] ?? []));
    }
  });

  test("amount to the same once the engine has merged them for good", async () => {
    const expected = expectedReportsOf(name, stored, "2026-01-01", "2026-12-31");
    for (const { name: table } of Object.values(tablesOf(set)))
      await world.client.command({ query: `OPTIMIZE TABLE ${table} FINAL` });
    for (const report of Object.keys(expected)) {
      const rows = await readReport(world.client, report, {
        set: name,
        from: "2026-01-01",
        to: "2026-12-31",
      });
      expect(roundedReport(rows), report).toEqual(roundedReport(expected[report] ?? []));
    }
  });
});
