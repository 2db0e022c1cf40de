import { deepEqual } from "node:assert/strict";
import { setImmediate } from "node:timers/promises";
import { startPocketBase, type TestPocketBase } from "../testing/index.ts";
import {
  expectedReports,
  generateVisits,
  type ReportFilters,
  type ReportRow,
  roundedReport,
  type StoredVisits,
  writeVisits,
} from "../testing/visits/index.ts";

/**
 * Part of `pnpm soak`: the owner's reports over a year of ever more visits, as a table of ms: the first time, and the
 * median of three later ones. It fails when a number isn't the result of counting the rows by hand (up to 1,000,000
 * visits), or when a report of up to 500,000 visits takes too long.
 */
const REPORTS = [
  "sessions",
  "funnel",
  "pages",
  "entries",
  "sources",
  "events",
  "event_values",
  "vitals",
] as const;
const SIZES = [10_000, 100_000, 500_000, 1_000_000, 3_000_000];
const VISITS_PER_SESSION = 3;
const CHECKED = 1_000_000;
/** Visits that are generated at a time. */
const PART = 1_000_000;
const LIMIT = { visits: 500_000, firstMs: 1500, laterMs: 300 };
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

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
  const stored = writeYear(server.dataDir, visits);
  for (const { name, period, filters } of QUESTIONS) {
    const expected = visits <= CHECKED && expectedReports(stored, period.from, period.to, filters);
    const times: Times[] = [];
    for (const report of REPORTS) {
      const path = `/api/reports/${report}?${new URLSearchParams({ set: "site", ...period, ...filters })}`;
      const { rows, ...taken } = await read(server, path);
      if (expected) deepEqual(roundedReport(rows), roundedReport(expected[report] ?? []));
      times.push(taken);
    }
    print(visits, name, times);
  }
}

/** Writes a year of visits, and returns the last part. */
function writeYear(dataDir: string, visits: number): StoredVisits {
  const parts = Math.ceil(visits / PART);
  let stored: StoredVisits = { sessions: [], visits: [], events: [] };
  for (let part = 0; part < parts; part++) {
    stored = generateVisits({
      sessions: visits / parts / VISITS_PER_SESSION,
      visitsPerSession: VISITS_PER_SESSION,
      days: 365 / parts,
      until: until - ((parts - 1 - part) * YEAR_MS) / parts,
      seed: visits + part,
    });
    writeVisits(dataDir, "", stored);
  }
  return stored;
}

type Times = { first: number; later: number };

/** Reads a report four times, as others may use the machine. */
async function read(server: TestPocketBase, path: string): Promise<Times & { rows: ReportRow[] }> {
  const times: number[] = [];
  for (;;) {
    // The server may have ended the connection while visits were generated.
    await setImmediate();
    const start = performance.now();
    const response = await fetch(server.url + path, { headers: { Authorization: server.admin.token } });
    const { rows } = (await response.json()) as { rows?: ReportRow[] };
    times.push(Math.round(performance.now() - start));
    if (!rows) throw new Error(`${path} answered ${response.status}.`);
    const [first = 0, ...later] = times;
    if (times.length === 4) return { rows, first, later: later.sort((a, b) => a - b)[1] ?? 0 };
  }
}

function print(visits: number, days: string, times: readonly Times[]): void {
  console.log(
    `| ${visits} | ${days} | ${times.map(({ first, later }) => `${first}, ${later}`).join(" | ")} |`,
  );
  if (visits > LIMIT.visits) return;
  if (times.some(({ first, later }) => first > LIMIT.firstMs || later > LIMIT.laterMs)) process.exitCode = 1;
}
