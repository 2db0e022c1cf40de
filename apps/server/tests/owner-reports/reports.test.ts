import { describe, expect, test } from "vitest";
import { dayAt } from "../../reports/local-days.ts";
import {
  expectedReportsOf,
  generateVisits,
  type ReportFilters,
  type ReportRow,
  roundedReport,
  type StoredSession,
  writeVisits,
} from "../../testing/visits/index.ts";
import { pageVisit, session } from "../samples.ts";
import { sharedServer, visitor } from "../server.ts";

const REPORTS = [
  ...["sessions", "funnel", "pages", "entries", "exits"],
  ...["sources", "languages", "devices", "browsers", "systems", "campaigns", "click_ids"],
  ...["events", "event_days", "event_pages", "event_values", "vitals", "vitals_overall"],
];
const SETS = [
  { set: "site", prefix: "" },
  { set: "app", prefix: "app_" },
] as const;

const until = Date.parse("2026-03-31T00:00:00Z");
const stored = {
  site: generateVisits({ sessions: 600, visitsPerSession: 4, days: 40, until, seed: 1 }),
  app: generateVisits({ sessions: 300, visitsPerSession: 6, days: 40, until, seed: 2 }),
};

const server = await sharedServer();
for (const { set, prefix } of SETS) writeVisits(server.dataDir, prefix, stored[set]);

const ask = (path: string, authorization = server.admin.token) =>
  fetch(`${server.url}/api/reports/${path}`, { headers: { Authorization: authorization } });

async function report(
  name: string,
  set: string,
  from: string,
  to: string,
  filters: ReportFilters = {},
): Promise<ReportRow[]> {
  const response = await ask(`${name}?${new URLSearchParams({ set, from, to, ...filters })}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { rows: ReportRow[] }).rows;
}

describe.each(SETS)("the reports of the set $set", ({ set }) => {
  describe.each([
    ["all there is", "2026-01-01", "2026-12-31"],
    ["a week", "2026-03-02", "2026-03-08"],
    ["one day", "2026-03-30", "2026-03-30"],
    ["days without visitors", "2025-01-01", "2025-01-31"],
  ])("over %s", (_, from, to) => {
    test.each(REPORTS)("count the same %s as counting the rows by hand", async (name) => {
      const expected = expectedReportsOf(set, stored[set], from, to)[name];
      expect(roundedReport(await report(name, set, from, to))).toEqual(roundedReport(expected ?? []));
    });
  });

  test("have something to count in every label", () => {
    const by = expectedReportsOf(set, stored[set], "2026-01-01", "2026-12-31");
    const { sessions, pages, languages, devices, sources } = by;
    expect([pages, languages, devices].map((rows) => rows?.length)).toEqual([8, 3, 3]);
    expect(sessions?.length).toBeGreaterThanOrEqual(40);
    expect(sources?.length).toBeGreaterThan(50);
  });

  test.each<ReportFilters>([
    { page: "/o'brien%20?" },
    { source: "www.google.com", device: "desktop" },
    { language: "", conversion: "signup" },
    { entry: "/", exit: "/pricing", page: "/features" },
    { browser: "Chrome", system: "Windows", conversion: "", language: "nl" },
    { event: "outbound_link", campaign: "spring", click_id: "" },
    { event: "web_vitals", page: "/" },
    { did: "interaction", event: "scroll_depth" },
    { source: "unknown.example" },
  ])("count by hand the same of those sessions alone that %j picks", async (filters) => {
    const [from, to] = ["2026-03-01", "2026-03-20"];
    const expected = expectedReportsOf(set, stored[set], from, to, filters);
    expect(expected["sessions"]?.length).toBeGreaterThan(filters.source === "unknown.example" ? -1 : 0);
    for (const name of REPORTS)
      expect(roundedReport(await report(name, set, from, to, filters)), name).toEqual(
        roundedReport(expected[name] ?? []),
      );
  });
});

test.each([
  ["on which summer time begins, of 23 hours", "2027-03-28", "2027-03-27T23:00:00Z", "2027-03-28T22:00:00Z"],
  ["on which it ends, of 25 hours", "2027-10-31", "2027-10-30T22:00:00Z", "2027-10-31T23:00:00Z"],
  ["of winter", "2027-01-15", "2027-01-14T23:00:00Z", "2027-01-15T23:00:00Z"],
])("a day %s has the sessions between the owner's midnights", async (_, day, start, end) => {
  const [session] = stored.site.sessions.filter(({ dev_mode }) => !dev_mode) as [StoredSession];
  const moments = [Date.parse(start) - 1, Date.parse(start), Date.parse(end) - 1, Date.parse(end)];
  const sessions = moments.map((time, index) => ({
    ...session,
    id: `${day.replaceAll("-", "")}moment${index}`,
    session_id: `${day}-moment-${index}`,
    created: new Date(time).toISOString().replace("T", " "),
  }));
  writeVisits(server.dataDir, "", { sessions, visits: [], events: [] });
  expect(await report("sessions", "site", day, day)).toMatchObject([{ day, sessions: 2 }]);
  expect(await report("devices", "site", day, day)).toMatchObject([{ sessions: 2 }]);
});

test("today's reports include tracked visits with their visible time, and exclude developers'", async () => {
  const today = dayAt(Date.now());
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
  expect(await report("sources", "site", today, today)).toEqual([
    { label: "news.example", sessions: 1, bounces: 0, conversions: 1 },
  ]);
  // Of the two who are there now, one is a developer.
  const live = async (filters = "") => (await ask(`live?set=site${filters}`)).json();
  expect(await live()).toEqual({ rows: [{ visitors: 1 }] });
  expect(await live("&page=/pricing&source=news.example")).toEqual({ rows: [{ visitors: 1 }] });
  expect(await live("&source=direct")).toEqual({ rows: [{ visitors: 0 }] });
});

describe("a visitor who isn't the owner", () => {
  const days = "set=site&from=2026-03-01&to=2026-03-31";

  test.each([...REPORTS, "live"])("a visitor who isn't the owner gets no report of %s", async (name) => {
    expect((await ask(`${name}?${days}`, "")).status).toBe(401);
    expect((await ask(`${name}?${days}`, "Bearer made.up.token")).status).toBe(401);
  });
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
