import { expect, test } from "vitest";
import { dayAt } from "../../reports/local-days.ts";
import { REPORTS, type ReportFilters, type ReportRow } from "../../testing/visits/expected-report.ts";
import { writeVisits } from "../../testing/visits/generate.ts";
import { pageVisit, session } from "../samples.ts";
import { sharedServer, visitor } from "../server.ts";
import { SETS, stored, testReports } from "./report-cases.ts";

const server = await sharedServer();
for (const { set, prefix } of SETS) writeVisits(server.dataDir, prefix, stored[set]);

const ask = (path: string, authorization = server.admin.token) =>
  fetch(`${server.url}/api/reports/${path}`, { headers: { Authorization: authorization } });

async function report(name: string, set: string, from: string, to: string, filters: ReportFilters = {}) {
  const response = await ask(`${name}?${new URLSearchParams({ set, from, to, ...filters })}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { rows: ReportRow[] }).rows;
}

testReports(report, async (visits) => writeVisits(server.dataDir, "", visits));

test("today's reports include tracked visits with their visible time, and exclude developers'", async () => {
  // Visits began a minute ago, which may have been yesterday.
  const days = [dayAt(Date.now() - 60_000), dayAt(Date.now())] as const;
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
  expect(await report("funnel", "site", ...days)).toEqual([
    { visits: 1, pricing: 1, demo_requests: 0, signups: 1 },
  ]);
  expect(await report("pages", "site", ...days)).toEqual([
    { label: "/pricing", views: 1, ended: 1, seconds: 12.5 },
  ]);
  expect(await report("sources", "site", ...days)).toEqual([
    { label: "news.example", sessions: 1, bounces: 0, conversions: 1 },
  ]);
  // Of the two from this source, one is a developer.
  const live = async (filters: string) => (await ask(`live?set=site${filters}`)).json();
  expect(await live("&source=news.example")).toEqual({ rows: [{ visitors: 1 }] });
  expect(await live("&page=/features&source=news.example")).toEqual({ rows: [{ visitors: 0 }] });
});

const days = "set=site&from=2026-03-01&to=2026-03-31";

test.each([...REPORTS, "live"])("a visitor who isn't the owner gets no report of %s", async (name) => {
  expect((await ask(`${name}?${days}`, "")).status).toBe(401);
  expect((await ask(`${name}?${days}`, "Bearer made.up.token")).status).toBe(401);
});

test.each([
  ["an unknown report", "visitors?set=site&from=2026-03-01&to=2026-03-31"],
  ["a property of every object", "constructor?set=site&from=2026-03-01&to=2026-03-31"],
  ["an unknown set", "pages?set=_superusers&from=2026-03-01&to=2026-03-31"],
  ["no days", "pages?set=site"],
  ["an invalid date", "pages?set=site&from=2026-13-45&to=2026-12-31"],
  ["30 February", "pages?set=site&from=2026-01-01&to=2026-02-30"],
  ["an unknown filter", "pages?set=site&from=2026-03-01&to=2026-03-31&referer=x"],
  ["a column as a filter", "pages?set=site&from=2026-03-01&to=2026-03-31&session_id=x"],
  ["a value that nothing stored can have", `live?set=site&page=/${"a".repeat(1000)}`],
  ["SQL for a day", "pages?set=site&from=2026-03-01&to=2026-03-31'--"],
])("a report query with %s is rejected", async (_, path) => {
  expect((await ask(path)).status).toBe(400);
});

test("SQL in a filter's value isn't executed", async () => {
  const everyone = "x' OR '1' = '1";
  expect(await report("sources", "site", "2026-01-01", "2026-12-31", { source: everyone })).toEqual([]);
});
