import { deepEqual } from "node:assert/strict";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startCollectorTestbed, startTestCollector } from "../testing/collector.ts";
import { startPocketBase } from "../testing/index.ts";
import {
  REPORTS,
  type ReportFilters,
  type ReportRow,
  roundedReport,
} from "../testing/visits/expected-report.ts";
import { countStoredDays, generateVisits, writeVisits } from "../testing/visits/generate.ts";
import { mergeTables, moveVisits } from "../tracking/clickhouse/move-visits.ts";

/**
 * Part of `pnpm soak`: reads the owner's reports of a year with increasing numbers of visits, in SQLite and, after a
 * move, in ClickHouse. Prints a table of ms: the first time after a start, and the fastest of three later ones. It
 * fails when ClickHouse's answers differ, or when SQLite takes too long. VISITS sets other sizes.
 */
const SIZES = (process.env["VISITS"] ?? "10000,500000,3000000").split(",").map(Number);
const VISITS_PER_SESSION = 3;
const PART = 1_000_000;
const LIMIT = { visits: 3_000_000, ms: 300 };
const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR_MS = 365 * DAY_MS;

/** A year that has ended, because today's sessions are read for each report, and within the retention. */
const until = Math.floor(Date.now() / DAY_MS - 1) * DAY_MS;
const lastDays = (days: number) => {
  const [from = "", to = ""] = [until - days * DAY_MS, until - DAY_MS].map((time) =>
    new Date(time).toISOString().slice(0, 10),
  );
  return { from, to };
};
const YEAR = lastDays(365);
const QUESTIONS: { name: string; period: typeof YEAR; filters?: ReportFilters }[] = [
  { name: "year", period: YEAR },
  { name: "year, two filters", period: YEAR, filters: { page: "/pricing", device: "desktop" } },
  { name: "month", period: lastDays(30) },
];

console.log(
  `| visits | engine | of | ${REPORTS.join(" | ")} |\n| --- | --- | --- |${" --- |".repeat(REPORTS.length)}`,
);
for (const visits of SIZES) {
  await using server = await startPocketBase();
  await using testbed = await startCollectorTestbed();
  await using collector = await startTestCollector(testbed.clickhouse, { POCKETBASE_URL: server.url });
  writeYear(server.dataDir, visits);
  await moveVisits(testbed.client, join(server.dataDir, "data.db"), new AbortController().signal);
  await mergeTables(testbed.client, {});
  await server.restart();
  while (countStoredDays(server.dataDir) < 365) await sleep(1000);
  await server.restart();
  for (const { name, period, filters } of QUESTIONS) {
    const times: Record<"SQLite" | "ClickHouse", Times[]> = { SQLite: [], ClickHouse: [] };
    for (const report of REPORTS) {
      const path = `/api/reports/${report}?${new URLSearchParams({ set: "site", ...period, ...filters })}`;
      const { rows, ...taken } = await read(server.url + path, server.admin.token);
      const moved = await read(collector.url + path, server.admin.token);
      deepEqual(moved.rows, rows);
      times.SQLite.push(taken);
      times.ClickHouse.push(moved);
    }
    for (const [engine, its] of Object.entries(times))
      console.log(
        `| ${visits} | ${engine} | ${name} | ${its.map(({ first, later }) => `${first}, ${later}`).join(" | ")} |`,
      );
    if (visits <= LIMIT.visits && times.SQLite.some(({ later }) => later > LIMIT.ms)) process.exitCode = 1;
  }
}

function writeYear(dataDir: string, visits: number): void {
  const parts = Math.ceil(visits / PART);
  for (let part = 0; part < parts; part++) {
    const generated = generateVisits({
      sessions: visits / parts / VISITS_PER_SESSION,
      visitsPerSession: VISITS_PER_SESSION,
      days: 365 / parts,
      until: until - ((parts - 1 - part) * YEAR_MS) / parts,
      seed: visits + part,
    });
    writeVisits(dataDir, "", generated);
  }
}

type Times = { first: number; later: number };

/** Reads a report four times, because a busy machine only makes it slower. */
async function read(url: string, token: string): Promise<Times & { rows: ReportRow[] }> {
  const times: number[] = [];
  for (;;) {
    const start = performance.now();
    const response = await fetch(url, { headers: { Authorization: token } });
    const { rows } = (await response.json()) as { rows?: ReportRow[] };
    times.push(Math.round(performance.now() - start));
    if (!rows) throw new Error(`${url} answered ${response.status}.`);
    const [first = 0, ...later] = times;
    if (times.length === 4) return { rows: roundedReport(rows), first, later: Math.min(...later) };
  }
}
