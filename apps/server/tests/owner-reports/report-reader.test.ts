import { readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { afterAll, expect, test } from "vitest";
import { createReportReader } from "../../reports/sqlite/report-reader.ts";
import { copyDatabase } from "../../testing/index.ts";
import { expectedReports, type ReportFilters, roundedReport } from "../../testing/visits/expected-report.ts";
import { countStoredDays, generateVisits, writeVisits } from "../../testing/visits/generate.ts";
import { pageVisit, session } from "../samples.ts";
import { createRecord, sharedServer } from "../server.ts";

const MARCH = { from: "2026-03-01", to: "2026-03-31" };
const visits = { sessions: 300, visitsPerSession: 4, days: 5, until: Date.parse("2026-03-31T00:00:00Z") };
const stored = generateVisits(visits);
/** Sessions of different days: a report reads the rows of a day that has changed. */
const [ofFirst, ofSecond, ofThird] = ["2026-03-26", "2026-03-27", "2026-03-28"].map(
  (day) => stored.sessions.find(({ created, dev_mode }) => created.startsWith(day) && !dev_mode)?.session_id,
);

const dataDir = await temporaryFolder();
await copyDatabase(dataDir);
writeVisits(dataDir, "", stored);
const data = join(dataDir, "data.db");
const file = `${data}-reports`;
let reader = createReportReader(data);
afterAll(() => reader.close());

const read = async (name: string, filters: ReportFilters = {}) =>
  roundedReport(await reader.read(name, { set: "site", ...MARCH, ...filters }));

async function restart() {
  await reader.close();
  reader = createReportReader(data);
  return read("sessions");
}

function change(statement: string): void {
  using database = new DatabaseSync(data, { timeout: 10_000 });
  database.exec(statement);
}

test.each<ReportFilters>([
  {},
  { page: "/pricing", device: "desktop" },
  { source: "www.google.com", event: "web_vitals" },
  { did: "interaction", conversion: "signup" },
])("stored days count the same as their rows, with the filters %j", async (filters) => {
  await read("sessions");
  await expect.poll(() => countStoredDays(dataDir)).toBe(6);
  const expected = expectedReports(stored, MARCH.from, MARCH.to, filters);
  for (const [name, rows] of Object.entries(expected))
    expect([name, await read(name, filters)]).toEqual([name, roundedReport(rows)]);
});

test("the report reader rejects too many concurrent reports, and works again afterward", async () => {
  const results = await Promise.allSettled(Array.from({ length: 201 }, () => read("sessions")));
  expect(results.filter(({ status }) => status === "rejected")).toEqual([
    expect.objectContaining({ reason: expect.objectContaining({ status: 503 }) }),
  ]);
  expect(await read("funnel")).toHaveLength(1);
});

test("the report reader restarts its thread after it ends", async () => {
  const link = join(await temporaryFolder(), "data.db");
  const linked = createReportReader(link);
  await expect(linked.read("funnel", { set: "site", ...MARCH })).rejects.toThrow("restarting");
  await symlink(data, link);
  expect(await linked.read("funnel", { set: "site", ...MARCH })).toHaveLength(1);
  await linked.close();
});

test("a damaged file of stored days is replaced", async () => {
  const before = await read("sessions");
  await writeFile(file, "x".repeat(20_000));
  expect(await restart()).toEqual(before);
});

test("columns of today, which a clock that was ahead stored, don't stay: they lack its later visits", async () => {
  await expect.poll(() => countStoredDays(dataDir)).toBe(6);
  change(
    "INSERT INTO sessions (session_id, created) VALUES ('today', strftime('%Y-%m-%d %H:%M:%fZ', 'now'))",
  );
  using columns = new DatabaseSync(file, { timeout: 10_000 });
  const ofToday = () => columns.prepare("SELECT name FROM columns WHERE day = date('now')").all();
  columns.exec(
    "INSERT INTO columns SELECT set_name, date('now'), name, '', texts, type, data FROM columns WHERE day = '2026-03-26'",
  );
  expect(ofToday()).not.toEqual([]);
  await restart();
  await expect.poll(ofToday).toEqual([]);
  change("DELETE FROM sessions WHERE session_id = 'today'");
});

test("nothing of a deleted session stays in the stored days", async () => {
  const holdsCampaign = async () => (await readFile(file, "latin1")).includes("spring");
  await expect.poll(() => countStoredDays(dataDir)).toBe(6);
  expect(await holdsCampaign()).toBe(true);
  change("DELETE FROM sessions WHERE utm_campaign = 'spring'");
  await restart();
  await expect.poll(holdsCampaign).toBe(false);
});

test.each([
  ["to a session", "browsers", `UPDATE sessions SET browser = 'Lynx' WHERE session_id = '${ofFirst}'`],
  ["to a visit", "pages", `UPDATE page_visits SET page_path = '/new' WHERE session_id = '${ofSecond}'`],
  ["to the day", "sessions", `UPDATE sessions SET created = '2026-03-09' WHERE session_id = '${ofThird}'`],
  ["to an event", "events", "DELETE FROM events WHERE name = 'scroll_depth'"],
  ["that removes all", "sessions", "DELETE FROM sessions"],
])("a report of stored days counts a later change %s", async (_, name, statement) => {
  const before = await read(name);
  change(statement);
  expect(await read(name)).not.toEqual(before);
});

const DAY = "2026-03-10";
const long = { sessions: 8000, visitsPerSession: 4, days: 700, until: Date.parse("2026-03-11T00:00:00Z") };

test("long reports delay neither a visitor nor a short report", async () => {
  const server = await sharedServer();
  const request = (path: string) =>
    fetch(`${server.url}/api/reports/${path}`, { headers: { Authorization: server.admin.token } });
  writeVisits(server.dataDir, "app_", generateVisits({ ...long, seed: 2 }));
  // Lets `fetch` notice connections that the server closed in the meantime.
  await setImmediate();
  const order: string[] = [];
  const longOnes = Array.from({ length: 3 }, async (_, index) => {
    await request(`event_values?set=app&from=2020-01-01&to=2026-12-31&entry=/&exit=/${index}`);
    order.push("long");
  });
  const row = session();
  await createRecord(server, "sessions", row);
  await createRecord(server, "page_visits", { ...pageVisit(), session_id: row.session_id });
  order.push("visit");
  await request("live?set=site");
  order.push("live");
  await request(`pages?set=app&from=${DAY}&to=${DAY}`);
  order.push("day");
  await Promise.all(longOnes);
  expect(order).toEqual(["visit", "live", "day", ...longOnes.map(() => "long")]);
});
