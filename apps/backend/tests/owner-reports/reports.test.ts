import { beforeAll, describe, expect, test } from "vitest";
import type { TestPocketBase } from "../../testing/index.ts";
import { expectedReports, generateVisits, type ReportRow, writeVisits } from "../../testing/visits/index.ts";
import { pageVisit, session } from "../samples.ts";
import { sharedServer } from "../shared-server.ts";
import { visitor } from "../visitor.ts";

const REPORTS = ["sessions", "funnel", "pages", "languages", "devices", "referrers"] as const;
const SETS = [
  { set: "site", prefix: "" },
  { set: "app", prefix: "app_" },
] as const;

const until = Date.parse("2026-03-31T00:00:00Z");
const stored = {
  site: generateVisits({ sessions: 600, visitsPerSession: 4, days: 40, until, seed: 1 }),
  app: generateVisits({ sessions: 300, visitsPerSession: 6, days: 40, until, seed: 2 }),
};

let server: TestPocketBase;
beforeAll(async () => {
  server = await sharedServer();
  for (const { set, prefix } of SETS) writeVisits(server.dataDir, prefix, stored[set]);
});

const ask = (path: string, authorization = server.admin.token) =>
  fetch(`${server.url}/api/reports/${path}`, { headers: { Authorization: authorization } });

async function report(name: string, set: string, from: string, to: string): Promise<ReportRow[]> {
  const response = await ask(`${name}?${new URLSearchParams({ set, from, to })}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { rows: ReportRow[] }).rows;
}

/** Sums of fractions depend on their order. */
const rounded = (rows: ReportRow[] = []) =>
  rows.map((row) => ("seconds" in row ? { ...row, seconds: Math.round(Number(row["seconds"]) * 100) } : row));

describe.each(SETS)("the reports of the set $set", ({ set, prefix }) => {
  describe.each([
    ["all there is", "2026-01-01", "2026-12-31"],
    ["a week", "2026-03-02", "2026-03-08"],
    ["one day", "2026-03-30", "2026-03-30"],
    ["days without visitors", "2025-01-01", "2025-01-31"],
  ])("over %s", (_, from, to) => {
    test.each(REPORTS)("count the same %s as counting the rows by hand", async (name) => {
      const expected = expectedReports(stored[set], from, to)[name];
      expect(rounded(await report(name, set, from, to))).toEqual(rounded(expected));
    });
  });

  test("have something to count in every label", () => {
    const { sessions, pages, languages, devices, referrers } = expectedReports(
      stored[set],
      "2026-01-01",
      "2026-12-31",
    );
    expect([sessions, pages, languages, devices].map((rows) => rows?.length)).toEqual([40, 8, 3, 3]);
    expect(referrers?.length).toBeGreaterThan(50);
  });

  test.each(REPORTS)("have %s as a view for the admin, day by day", async (name) => {
    const rows = await server.admin.rows<ReportRow>(`${prefix}report_${name}`, {
      filter: "day = '2026-03-30'",
      sort: "id",
    });
    const count = name === "pages" ? "views" : name === "funnel" ? "visits" : "sessions";
    const sum = (all: ReportRow[] = []) => all.reduce((total, row) => total + Number(row[count]), 0);
    expect(sum(rows)).toBeGreaterThan(0);
    expect(sum(rows)).toBe(sum(expectedReports(stored[set], "2026-03-30", "2026-03-30")[name]));
  });
});

describe("what a tracker sends", () => {
  test("is in the reports of today with the visible time, and a developer's is not", async () => {
    const today = new Date().toISOString().slice(0, 10);
    const client = visitor(server.url);
    for (const dev_mode of [false, true]) {
      const sent = { ...session(), dev_mode, referrer: "https://news.example/item/1" };
      const { id } = await client.collection("sessions").create(sent);
      const start_time = new Date(Date.now() - 60_000).toISOString();
      const visit = await client
        .collection("page_visits")
        .create({ ...pageVisit(), session_id: sent.session_id, start_time });
      const end_time = new Date(Date.parse(start_time) + 45_000).toISOString();
      await client.collection("page_visits").update(visit.id, { end_time, visible_time: 12_500 });
      await client.collection("sessions").update(id, { converted: true, conversion_type: "signup" });
    }
    expect(await report("funnel", "site", today, today)).toEqual([
      { visits: 1, pricing: 1, demo_requests: 0, signups: 1 },
    ]);
    expect(await report("pages", "site", today, today)).toEqual([
      { label: "/pricing", views: 1, ended: 1, seconds: 12.5 },
    ]);
    expect(await report("referrers", "site", today, today)).toEqual([
      { label: "news.example", sessions: 1, conversions: 1 },
    ]);
  });
});

describe("somebody who is not the owner", () => {
  const days = "set=site&from=2026-03-01&to=2026-03-31";

  test.each(REPORTS)("gets no report of %s", async (name) => {
    expect((await ask(`${name}?${days}`, "")).status).toBe(401);
    expect((await ask(`${name}?${days}`, "Bearer made.up.token")).status).toBe(401);
  });

  test.each(REPORTS)("gets nothing of the view of %s", async (name) => {
    const path = `${server.url}/api/collections/report_${name}/records`;
    expect((await fetch(path)).status).toBe(400);
    expect((await fetch(`${path}?filter=session_id="${"a".repeat(32)}"`)).status).toBe(403);
  });
});

describe("a question that is none", () => {
  test.each([
    ["an unknown report", "visitors?set=site&from=2026-03-01&to=2026-03-31"],
    ["a property of every object", "constructor?set=site&from=2026-03-01&to=2026-03-31"],
    ["an unknown set", "pages?set=_superusers&from=2026-03-01&to=2026-03-31"],
    ["no days", "pages?set=site"],
    ["SQL for a day", "pages?set=site&from=2026-03-01&to=2026-03-31'--"],
  ])("%s is refused", async (_, path) => {
    expect((await ask(path)).status).toBe(400);
  });
});
