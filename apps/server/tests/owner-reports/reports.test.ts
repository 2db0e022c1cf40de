import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dayAt } from "../../reports/local-days.ts";
import { REPORTS, type ReportFilters, type ReportRow } from "../../testing/visits/expected-report.ts";
import { writeVisits } from "../../testing/visits/generate.ts";
import { pageVisit, session } from "../samples.ts";
import { send, sharedServer, staffHeaders, visitor } from "../server.ts";
import { SETS, stored, testReports } from "./report-cases.ts";

const server = await sharedServer();
for (const { set, prefix } of SETS) writeVisits(server.dataDir, prefix, stored[set]);

const fetchReport = (path: string, authorization = server.admin.token) =>
  fetch(`${server.url}/api/reports/${path}`, { headers: { Authorization: authorization } });

async function report(name: string, set: string, from: string, to: string, filters: ReportFilters = {}) {
  const response = await fetchReport(`${name}?${new URLSearchParams({ set, from, to, ...filters })}`);
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
  const live = async (filters: string) => (await fetchReport(`live?set=site${filters}`)).json();
  expect(await live("&source=news.example")).toEqual({ rows: [{ visitors: 1 }] });
  expect(await live("&page=/features&source=news.example")).toEqual({ rows: [{ visitors: 0 }] });
});

const days = "set=site&from=2026-03-01&to=2026-03-31";

test.each([...REPORTS, "live"])("a visitor who isn't the owner gets no report of %s", async (name) => {
  expect((await fetchReport(`${name}?${days}`, "")).status).toBe(401);
  expect((await fetchReport(`${name}?${days}`, "Bearer made.up.token")).status).toBe(401);
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
  expect((await fetchReport(path)).status).toBe(400);
});

test("SQL in a filter's value isn't executed", async () => {
  const everyone = "x' OR '1' = '1";
  expect(await report("sources", "site", "2026-01-01", "2026-12-31", { source: everyone })).toEqual([]);
});

const owner = { Authorization: server.admin.token };
const staff = await staffHeaders(server);

const VIEWS = `${server.url}/api/report-views`;
const MARCH = "?from=2026-03-01&to=2026-03-31&page=%2Fpricing&metric=page_views";
const share = (query = MARCH, more: object = {}, headers: Record<string, string> = owner) =>
  send(VIEWS, "POST", { name: "The agency", query, days: 30, ...more }, headers);
const by = async (query?: string) => ({ Authorization: String((await share(query)).body["token"]) });
/** Returns the status of an answer. */
const ask = async (query: string, headers: Record<string, string>) =>
  (await send(`${server.url}/api/${query}`, "GET", undefined, headers)).status;

const link = await by();

test("a link shows its set, period, the period before, and filters, like the owner's reports", async () => {
  const days = "set=site&from=2026-03-01&to=2026-03-31&page=%2Fpricing";
  const read = (headers: { Authorization: string }, path: string) =>
    send(`${server.url}/api/reports${path}`, "GET", undefined, headers);
  const [shown, owners] = await Promise.all([link, owner].map((who) => read(who, `/sessions?${days}`)));
  expect(shown).toEqual(owners);
  expect(shown?.body["rows"]).not.toEqual([]);
  expect((await read(link, "")).body).toMatchObject({ role: "view", sets: [{ name: "site" }] });
  for (const query of [days.replace("03-01", "01-29").replace("03-31", "02-28"), `${days}&did=interaction`])
    expect(await ask(`reports/pages?${query}`, link)).toBe(200);
  expect(await ask("reports/live?set=site&page=%2Fpricing", link)).toBe(200);
});

test.each([
  ["another set", "reports/sessions?set=app&from=2026-03-01&to=2026-03-31&page=%2Fpricing"],
  ["another period", "reports/sessions?set=site&from=2026-03-02&to=2026-03-31&page=%2Fpricing"],
  ["no filter", "reports/sessions?set=site&from=2026-03-01&to=2026-03-31"],
  ["another filter", "reports/sessions?set=site&from=2026-03-01&to=2026-03-31&page=%2F"],
  ["one more filter", "reports/sources?set=site&from=2026-03-01&to=2026-03-31&page=%2Fpricing&device=mobile"],
])("a link doesn't show %s", async (_, query) => {
  expect(await ask(query, link)).toBe(403);
});

test("a link opens no leads, notes, links, health, account or records", async () => {
  for (const path of ["report-notes", "report-views", "account", "state", "collections/signups/records"])
    expect([path, await ask(path, link)]).toEqual([path, expect.not.toBeOneOf([200, 204])]);
  expect((await send(`${server.url}/api/leads/search`, "POST", { state: "open" }, link)).status).toBe(401);
});

test("a link with days up to today shows later days, and expires", async () => {
  const week = await by("?period=7");
  const today = dayAt(Date.now());
  const first = dayAt(Date.now() - 6 * 86_400_000);
  expect(await ask(`reports/sessions?set=site&from=${first}&to=${today}`, week)).toBe(200);
  server.sql("UPDATE shared_views SET expires = unixepoch() WHERE query = '?period=7'");
  expect(await ask("reports", week)).toBe(401);
  expect(await ask("reports", { Authorization: "view_of-nothing" })).toBe(401);
});

test("a link is rejected after six hundred requests in a minute", async () => {
  const busy = await by();
  const statuses: number[] = [];
  // More than two minutes' worth, in case a minute ends in between.
  while (!statuses.includes(429) && statuses.length < 1300)
    statuses.push(...(await Promise.all(Array.from({ length: 50 }, () => ask("reports", busy)))));
  expect(statuses).toContain(429);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(600);
});

test("only the owner lists, adds and revokes links, which is in the audit trail; a token isn't stored", async () => {
  const { body } = await share("?period=90", { name: "Revoked" });
  const list = async () => (await send(VIEWS, "GET", undefined, owner)).body["views"];
  const added = { id: body["id"], name: "Revoked", query: "?period=90", who: server.owner.email };
  expect(await list()).toContainEqual(expect.objectContaining(added));
  const stored = await readFile(join(server.dataDir, "data.db-wal"), "latin1");
  expect(stored).toContain("Revoked");
  expect(stored).not.toContain(String(body["token"]));
  const url = `${VIEWS}/${body["id"]}`;
  const attempts = [
    await send(VIEWS, "GET", undefined, staff),
    await share(MARCH, {}, staff),
    await send(url, "DELETE", undefined, staff),
  ];
  expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect((await send(url, "DELETE", undefined, owner)).status).toBe(204);
  expect(await ask("reports", { Authorization: String(body["token"]) })).toBe(401);
  const trail = await server.admin.rows("audit", { filter: "what = 'Revoked'", sort: "created" });
  expect(trail.map(({ event }) => event)).toEqual(["sharedView", "revokedView"]);
});

test.each([
  ["an unknown set", "?set=_superusers", {}],
  ["an unknown filter", "?password=x", {}],
  ["an invalid day", "?from=2026-02-30&to=2026-03-01", {}],
  ["a long period", "?period=9999", {}],
  ["no name", MARCH, { name: " " }],
  ["no end", MARCH, { days: 10_000 }],
  ["another field", MARCH, { who: "else" }],
])("a view with %s can't be shared", async (_, query, more) => {
  expect((await share(query, more)).status).toBe(400);
});

test("notes on the charts are added, listed and removed by accounts only", async () => {
  const NOTES = `${server.url}/api/report-notes`;
  const note = { day: "2026-03-12", text: "New prices" };
  const added = await send(NOTES, "POST", note, staff);
  expect(added).toMatchObject({ status: 200, body: { ...note, who: "staff@voxlog.test" } });
  expect((await send(NOTES, "GET", undefined, owner)).body).toEqual({ notes: [added.body] });
  for (const wrong of [{ ...note, day: "2026-02-30" }, { ...note, text: "x".repeat(121) }, { day: note.day }])
    expect((await send(NOTES, "POST", wrong, staff)).status).toBe(400);
  expect((await send(NOTES, "GET")).status).toBe(401);
  expect((await send(`${NOTES}/${added.body["id"]}`, "DELETE", undefined, owner)).status).toBe(204);
  expect((await send(NOTES, "GET", undefined, owner)).body).toEqual({ notes: [] });
});
