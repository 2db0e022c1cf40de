import { readReport } from "../reports/clickhouse/read-report.ts";
import { startWorld, type TestWorld } from "../testing/collector.ts";
import { processorTime } from "./processor-time.ts";
import { makeYear, VISITS_PER_SESSION } from "./seed-year.ts";

/**
 * Part of `pnpm soak`: a year of ever more visits, with an event for every second one, as tables of ms that the reports
 * take, the median of three, and of processor time. The engine makes the visits up itself, and has merged all but the last week. SIZES names other numbers
 * of visits. It fails when a count is not the one that was made up.
 */
const SIZES = (process.env["SIZES"] ?? "100000,1000000,10000000").split(",").map(Number);
const REPORTS = [
  ["sessions", "funnel", "pages", "entries", "sources", "languages", "browsers", "live"],
  ["events", "event_days", "event_pages", "event_values", "vitals", "vitals_overall"],
];
const YEAR = { set: "site", from: "2026-01-01", to: "2026-12-31" };
const QUESTIONS: Record<string, Record<string, string>> = {
  year: YEAR,
  "year, two filters": { ...YEAR, page: "/pricing", device: "desktop" },
  month: { ...YEAR, from: "2026-03-01", to: "2026-03-31" },
};

for (const visits of SIZES) {
  await using world = await startWorld();
  await makeYear(world, visits);
  for (const reports of REPORTS) {
    console.log(
      `\n| visits | of | ${reports.join(" | ")} |\n| --- | --- |${" --- |".repeat(reports.length)}`,
    );
    for (const [name, asked] of Object.entries(QUESTIONS)) {
      const times: string[] = [];
      for (const report of reports) times.push(await timed(world, report, asked, visits));
      console.log(`| ${visits} | ${name} | ${times.join(" | ")} |`);
    }
  }
}

/** How long a report takes, in ms, and how much of a processor; the page views of a year are counted. */
async function timed(
  { client, clickhouse }: TestWorld,
  report: string,
  asked: Record<string, string>,
  visits: number,
): Promise<string> {
  const { from: _, to: __, ...now } = asked;
  const before = processorTime(clickhouse.pid());
  const { ms, rows } = await median(() => readReport(client, report, report === "live" ? now : asked));
  const processor = (processorTime(clickhouse.pid()) - before) / 3;
  const counted = rows.reduce((sum, row) => sum + Number(row["page_views"] ?? 0), 0);
  const made = visits - VISITS_PER_SESSION * Math.ceil(visits / VISITS_PER_SESSION / 25);
  if (asked === YEAR && report === "sessions" && counted !== made) {
    console.error(`${counted} page views were counted of ${made}.`);
    process.exitCode = 1;
  }
  return `${Math.round(ms)} (${Math.round(processor)})`;
}

/** The answer, and how long it takes: the median of three times, as others may use the machine. */
async function median<T>(ask: () => Promise<T>): Promise<{ ms: number; rows: T }> {
  const times: number[] = [];
  for (;;) {
    const begun = performance.now();
    const rows = await ask();
    times.push(performance.now() - begun);
    if (times.length === 3) return { ms: times.sort((a, b) => a - b)[1] ?? Number.NaN, rows };
  }
}
