import { deepEqual } from "node:assert/strict";
import { startPocketBase, type TestPocketBase } from "../testing/index.ts";
import {
  expectedReports,
  generateVisits,
  type ReportFilters,
  type ReportRow,
  roundedReport,
  writeVisits,
} from "../testing/visits/index.ts";

/**
 * Part of `pnpm soak`: the owner's reports over a year of ever more visits, as a table of ms. It fails when a number
 * is not what counting the rows by hand gives, or when a report of up to 500,000 visits takes 1.5 s.
 */
const REPORTS = ["sessions", "funnel", "pages", "entries", "sources", "events", "vitals"] as const;
const SIZES = [10_000, 100_000, 500_000, 1_000_000];
const PATIENCE = { visits: 500_000, ms: 1500 };

const until = Date.parse("2026-01-01T00:00:00Z");
const YEAR = { from: "2025-01-01", to: "2025-12-31" };
const MONTH = { from: "2025-12-02", to: "2025-12-31" };
const QUESTIONS: { name: string; period: typeof YEAR; filters?: ReportFilters }[] = [
  { name: "year", period: YEAR },
  { name: "year, two filters", period: YEAR, filters: { page: "/pricing", device: "desktop" } },
  { name: "month", period: MONTH },
  { name: "month, two filters", period: MONTH, filters: { page: "/pricing", device: "desktop" } },
];

console.log(`| visits | of | ${REPORTS.join(" | ")} |\n| --- | --- |${" --- |".repeat(REPORTS.length)}`);
for (const visits of SIZES) {
  await using server = await startPocketBase();
  const stored = generateVisits({
    sessions: visits / 5,
    visitsPerSession: 5,
    days: 365,
    until,
    seed: visits,
  });
  writeVisits(server.dataDir, "", stored);
  for (const { name, period, filters } of QUESTIONS) {
    const expected = expectedReports(stored, period.from, period.to, filters);
    const times: number[] = [];
    for (const report of REPORTS) {
      const path = `/api/reports/${report}?${new URLSearchParams({ set: "site", ...period, ...filters })}`;
      const { ms, body } = await median(server, path);
      deepEqual(roundedReport((body as { rows: ReportRow[] }).rows), roundedReport(expected[report] ?? []));
      times.push(ms);
    }
    print(visits, name, times);
  }
}

/** The answer, and how long it takes: the median of three times, as others may use the machine. */
async function median(server: TestPocketBase, path: string) {
  const times: number[] = [];
  let body: unknown;
  while (times.length < 3) {
    const start = performance.now();
    const response = await fetch(server.url + path, { headers: { Authorization: server.admin.token } });
    body = await response.json();
    times.push(performance.now() - start);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(body)}`);
  }
  return { ms: times.sort((a, b) => a - b)[1] ?? Number.NaN, body };
}

function print(visits: number, days: string, times: readonly number[]): void {
  console.log(`| ${visits} | ${days} | ${times.map((ms) => Math.round(ms)).join(" | ")} |`);
  if (visits <= PATIENCE.visits && times.some((ms) => ms > PATIENCE.ms)) process.exitCode = 1;
}
