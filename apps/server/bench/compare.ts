import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { startTestCollector, startWorld } from "../testing/collector.ts";
import { startPocketBase } from "../testing/index.ts";
import {
  expectedReports,
  generateVisits,
  type ReportRow,
  roundedReport,
  writeVisits,
} from "../testing/visits/index.ts";
import { mergeTables } from "../tracking/clickhouse/merge-tables.ts";
import { moveVisits } from "../tracking/clickhouse/move-visits.ts";

/**
 * Part of `pnpm soak`: a PocketBase with ever more visits is moved to ClickHouse, and each is asked for every report, as
 * a table of how many answer the same, and how long all of them take. It fails where a number differs. SIZES names other numbers of
 * visits.
 */
const SIZES = (process.env["SIZES"] ?? "10000,1000000").split(",").map(Number);
/** Visits that are made up at a time: all of ten million at once would need tens of gigabytes. */
const AT_ONCE = 200_000;
const VISITS_PER_SESSION = 5;
const DAYS = 360;
const UNTIL = Date.UTC(2026, 11, 31);
const DAY = 24 * 60 * 60 * 1000;

/** Those that are worked out by hand elsewhere. */
const REPORTS = Object.keys(
  expectedReports({ sessions: [], visits: [], events: [] }, "2026-01-01", "2026-12-31"),
);
const YEAR = { set: "site", from: "2026-01-01", to: "2026-12-31" };
const QUESTIONS: Record<string, Record<string, string>> = {
  year: YEAR,
  "year, two filters": { ...YEAR, page: "/pricing", device: "desktop" },
  month: { ...YEAR, from: "2026-03-01", to: "2026-03-31" },
};

for (const visits of SIZES) {
  await using pocketbase = await startPocketBase();
  await using world = await startWorld();
  await using collector = await startTestCollector(world.clickhouse, { POCKETBASE_URL: pocketbase.url });

  const parts = Math.ceil(visits / AT_ONCE);
  for (let part = 0; part < parts; part++) {
    const days = DAYS / parts;
    const sessions = Math.round(visits / parts / VISITS_PER_SESSION);
    const until = UNTIL - (parts - 1 - part) * days * DAY;
    writeVisits(
      pocketbase.dataDir,
      "",
      generateVisits({ sessions, visitsPerSession: VISITS_PER_SESSION, days, until, seed: visits + part }),
    );
  }
  const begun = performance.now();
  const { signal } = new AbortController();
  const moved = await moveVisits(world.client, join(pocketbase.dataDir, "data.db"), signal);
  await mergeTables(world.client, {});
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`\nMoved in ${seconds} s:`);
  for (const { collection, pocketbase: before, clickhouse: after } of moved ?? []) {
    if (before > 0) console.log(`- ${collection}: ${before} in PocketBase, ${after} in ClickHouse`);
    if (before !== after) process.exitCode = 1;
  }

  console.log("\n| visits | of | reports the same | rows | in PocketBase, ms | in ClickHouse, ms |");
  console.log("| --- | --- | --- | --- | --- | --- |");
  for (const [name, question] of Object.entries(QUESTIONS)) {
    const [count, ms] = [
      { same: 0, rows: 0 },
      { before: 0, after: 0 },
    ];
    for (const report of REPORTS) {
      const path = `/api/reports/${report}?${new URLSearchParams(question)}`;
      const before = await ask(pocketbase.url + path, pocketbase.admin.token);
      const after = await ask(collector.url + path, pocketbase.admin.token);
      count.rows += before.rows.length;
      ms.before += before.ms;
      ms.after += after.ms;
      if (isDeepStrictEqual(roundedReport(after.rows), roundedReport(before.rows))) count.same += 1;
      else console.error(`${report} of ${name} differs.`);
    }
    if (count.same < REPORTS.length) process.exitCode = 1;
    console.log(
      `| ${visits} | ${name} | ${count.same} of ${REPORTS.length} | ${count.rows} | ${ms.before} | ${ms.after} |`,
    );
  }
}

async function ask(url: string, token: string): Promise<{ rows: ReportRow[]; ms: number }> {
  const begun = performance.now();
  const response = await fetch(url, { headers: { Authorization: token } });
  const { rows } = (await response.json()) as { rows?: ReportRow[] };
  if (!rows) throw new Error(`${url} answered ${response.status}.`);
  return { rows, ms: Math.round(performance.now() - begun) };
}
