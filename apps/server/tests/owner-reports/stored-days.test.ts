import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createReportReader } from "../../reports/sqlite/report-reader.ts";
import { copyDatabase } from "../../testing/index.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import {
  countStoredDays,
  expectedReports,
  generateVisits,
  type ReportFilters,
  roundedReport,
  writeVisits,
} from "../../testing/visits/index.ts";

const MARCH = { from: "2026-03-01", to: "2026-03-31" };
const visits = { sessions: 300, visitsPerSession: 4, days: 5, until: Date.parse("2026-03-31T00:00:00Z") };
const stored = generateVisits(visits);
const id = stored.sessions.find(({ dev_mode }) => !dev_mode)?.session_id;

async function openReports() {
  const dataDir = await temporaryFolder();
  await copyDatabase(dataDir);
  writeVisits(dataDir, "", stored);
  const data = join(dataDir, "data.db");
  const file = `${data}-reports`;
  let reader = createReportReader(data);
  const read = async (name: string, filters: ReportFilters = {}) =>
    roundedReport(await reader.read(name, { set: "site", ...MARCH, ...filters }));
  await read("sessions");
  await expect.poll(() => countStoredDays(dataDir)).toBe(6);
  return {
    file,
    read,
    sql(statement: string) {
      using database = new DatabaseSync(data, { timeout: 10_000 });
      database.exec(statement);
    },
    async restart() {
      await reader.close();
      reader = createReportReader(data);
      return read("sessions");
    },
    [Symbol.asyncDispose]: () => reader.close(),
  };
}

test.each<ReportFilters>([
  {},
  { page: "/pricing", device: "desktop" },
  { source: "www.google.com", event: "web_vitals" },
  { did: "interaction", conversion: "signup" },
])("stored days count the same as their rows, with the filters %j", async (filters) => {
  await using reports = await openReports();
  const expected = expectedReports(stored, MARCH.from, MARCH.to, filters);
  for (const [name, rows] of Object.entries(expected))
    expect([name, await reports.read(name, filters)]).toEqual([name, roundedReport(rows)]);
});

test.each([
  ["to a session", "browsers", `UPDATE sessions SET browser = 'Lynx' WHERE session_id = '${id}'`],
  ["to a visit", "pages", `UPDATE page_visits SET page_path = '/new' WHERE session_id = '${id}'`],
  ["to an event", "events", "DELETE FROM events WHERE name = 'scroll_depth'"],
  ["to the day", "sessions", `UPDATE sessions SET created = '2026-03-09' WHERE session_id = '${id}'`],
  ["that removes all", "sessions", "DELETE FROM sessions"],
])("a report of stored days counts a later change %s", async (_, name, change) => {
  await using reports = await openReports();
  const before = await reports.read(name);
  reports.sql(change);
  expect(await reports.read(name)).not.toEqual(before);
});

test("nothing of a deleted session stays in the stored days", async () => {
  await using reports = await openReports();
  const holdsCampaign = async () => (await readFile(reports.file, "latin1")).includes("spring");
  expect(await holdsCampaign()).toBe(true);
  reports.sql("DELETE FROM sessions WHERE utm_campaign = 'spring'");
  await reports.restart();
  await expect.poll(holdsCampaign).toBe(false);
});

test("a damaged file of stored days is replaced", async () => {
  await using reports = await openReports();
  const before = await reports.read("sessions");
  await writeFile(reports.file, "x".repeat(20_000));
  expect(await reports.restart()).toEqual(before);
});
