import { DatabaseSync } from "node:sqlite";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { sets } from "../../configuration/sets.ts";
import { type Day, type DayRow, sessionsWith } from "../columns.ts";
import { filters } from "../filters.ts";
import { dayAt } from "../local-days.ts";
import type { LiveReport, PeriodReport, ReportRow } from "../report.ts";
import { type ReportQuery, readQuery, reports } from "../report-query.ts";
import { createDayReader } from "./day-reader.ts";
import { daysOf } from "./day-versions.ts";
import { sqlConditions } from "./joins.ts";
import { mergeRows } from "./merge-rows.ts";

/** A report to read within `maxMs`. */
export type Job = { id: number; name: string; parameters: Record<string, string>; maxMs: number };
export type Result = { id: number } & (
  | { rows: ReportRow[] }
  | { problem: "too late" | "failed"; cause: string }
);

/** Ms to wait while the database recovers from a crash: nothing else blocks a reader. */
const BUSY_TIMEOUT = 5000;
const YEAR = 365 * 24 * 60 * 60 * 1000;

const database = new DatabaseSync(workerData as string, { readOnly: true, timeout: BUSY_TIMEOUT });
database.exec("PRAGMA cache_size = -64000; PRAGMA temp_store = MEMORY");
const dayReader = createDayReader(database);

/** The number of running jobs. */
let jobs = 0;

parentPort?.on("message", async ({ id, name, parameters, maxMs }: Job) => {
  const answer = (result: Result) => parentPort?.postMessage(result);
  const deadline = performance.now() + maxMs;
  jobs++;
  try {
    const rows = await read(readQuery(name, parameters), async () => {
      await setImmediate();
      return performance.now() < deadline;
    });
    answer(rows ? { id, rows } : { id, problem: "too late", cause: "" });
  } catch (error) {
    answer({ id, problem: "failed", cause: String(error) });
  }
  jobs--;
});
loadPastYear().catch((error: unknown) => process.stderr.write(`Reports can't be read: ${String(error)}\n`));

/**
 * Returns a report's rows.
 *
 * @param turn is awaited before each day, so that a short report doesn't wait for a long one. If it resolves with false,
 * the report is canceled.
 */
async function read(query: ReportQuery, turn: () => Promise<boolean>): Promise<ReportRow[] | undefined> {
  const { report } = query;
  return report.isLive ? readLive(report, query) : readPeriod(report, query, turn);
}

async function readPeriod(
  report: PeriodReport,
  { set, period = { from: "", to: "" }, filters: values }: ReportQuery,
  turn: () => Promise<boolean>,
): Promise<ReportRow[] | undefined> {
  const conditions = Object.entries(values).flatMap(([name, value]) => {
    const column = filters[name]?.sqlite(value);
    return column ? [{ column, value }] : [];
  });
  const { columns, count } = report.sqlite(set, values["event"]);
  const needed = [...columns, ...conditions.map(({ column }) => column)];
  const rows: DayRow[] = [];
  for (const version of daysOf(database, set.collections.sessions, period)) {
    if (!(await turn())) return undefined;
    const day = dayReader.kept(set, version, needed) ?? dayReader.read(set, version.day, needed);
    const marks = conditions.map(({ column, value }) => sessionsWith(day, column, [value]));
    rows.push(...count({ ...day, selected: intersection(day, marks) }));
  }
  return mergeRows(report, set, rows);
}

/** Returns the sessions with all marks. */
function intersection(day: Omit<Day, "selected">, marks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(day.sessionOf("sessions").length).fill(1);
  return marks.reduce((both, mark) => both.map((selected, session) => selected & (mark[session] ?? 0)), all);
}

function readLive(report: LiveReport, { set, filters: values }: ReportQuery): ReportRow[] {
  const { sessions, page_visits: visits, events } = set.collections;
  const selected = ["s.dev_mode = FALSE", ...sqlConditions(set, values)].join(" AND ");
  const statement = database.prepare(report.sqlite({ set, sessions, visits, events, selected }));
  return statement.all(values) as ReportRow[];
}

/** Loads the columns of the first reports, in half of the idle time. */
async function loadPastYear(): Promise<void> {
  const [from, to] = [Date.now() - YEAR, Date.now()].map(dayAt);
  for (const set of sets) {
    for (const name of Object.keys(reports).filter((each) => !reports[each]?.isLive)) {
      let begun = performance.now();
      await read(readQuery(name, { set: set.name, from: `${from}`, to: `${to}` }), async () => {
        do await sleep(performance.now() - begun);
        while (jobs > 0);
        begun = performance.now();
        return true;
      });
    }
  }
}
