import { DatabaseSync } from "node:sqlite";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import type { TrackingSet } from "@voxlog/tracking";
import { sets } from "../../configuration/sets.ts";
import { exposeFunctions } from "../../process/worker-calls.ts";
import { type Day, type DayRow, MEASUREMENTS, sessionsWith } from "../columns.ts";
import { filters } from "../filters.ts";
import type { LiveReport, PeriodReport, ReportRow } from "../report.ts";
import { type ReportQuery, readQuery, reportsOf } from "../report-query.ts";
import { columnFileOf, openColumnFile } from "./column-file.ts";
import { dayOf, keysOf, readDay, sqlConditions } from "./day-reader.ts";
import { daysOf } from "./day-versions.ts";
import { mergeRows } from "./merge-rows.ts";

/** Ms to wait while the database recovers from a crash: nothing else blocks a reader. */
const BUSY_TIMEOUT = 5000;
/** Ms until the days that have ended or changed are stored. */
const PAUSE = 5 * 60 * 1000;

const ALL_TIME = { from: "1970-01-02", to: "9999-12-30" };

const database = new DatabaseSync(workerData as string, { readOnly: true, timeout: BUSY_TIMEOUT });
database.exec("PRAGMA cache_size = -64000; PRAGMA temp_store = MEMORY");
const file = openColumnFile(columnFileOf(workerData as string));

const functions = {
  /** Reads a report. Resolves with nothing if that takes longer than `maxMs`. */
  read(name: string, parameters: Record<string, string>, maxMs: number) {
    const query = readQuery(name, parameters);
    const { report } = query;
    return report.isLive ? readLive(report, query) : readPeriod(report, query, performance.now() + maxMs);
  },
};

export type ReportFunctions = typeof functions;

exposeFunctions(functions);
void storeDays();

async function readPeriod(
  report: PeriodReport,
  { set, period = { from: "", to: "" }, filters: values }: ReportQuery,
  deadline: number,
): Promise<ReportRow[] | undefined> {
  const conditions = Object.entries(values).flatMap(([name, value]) => {
    const column = filters[name]?.sqlite(value);
    return column ? [{ column, value }] : [];
  });
  const { columns, count } = report.sqlite(set, values["event"]);
  const needed = [...columns, ...conditions.map(({ column }) => column)];
  const keys = keysOf(needed);
  const rows: DayRow[] = [];
  for (const version of daysOf(database, set.collections.sessions, period)) {
    // A short report doesn't wait for a long one.
    await setImmediate();
    if (performance.now() > deadline) return undefined;
    const values = file.get(set.name, version, keys) ?? readDay(database, set, version.day, needed);
    const day = dayOf(version.day, values);
    const marks = conditions.map(({ column, value }) => sessionsWith(day, column, [value]));
    rows.push(...count({ ...day, selected: intersection(day, marks) }));
  }
  return mergeRows(report, set, rows);
}

/** Returns the sessions with all marks. */
function intersection(day: Omit<Day, "selected">, marks: readonly Uint8Array[]): Uint8Array {
  const both = new Uint8Array(day.sessionOf("sessions").length).fill(1);
  for (const mark of marks)
    for (let session = 0; session < both.length; session++)
      both[session] = (both[session] as number) & (mark[session] as number);
  return both;
}

function readLive(report: LiveReport, { set, filters: values }: ReportQuery): ReportRow[] {
  const { sessions, page_visits: visits, events } = set.collections;
  const selected = ["s.dev_mode = FALSE", ...sqlConditions(set, values)].join(" AND ");
  const statement = database.prepare(report.sqlite({ set, sessions, visits, events, selected }));
  return statement.all(values) as ReportRow[];
}

/** Keeps the columns of days that have ended up to date, in half of the time. */
async function storeDays(): Promise<void> {
  for (;;) {
    try {
      for (const set of sets) await storeDaysOf(set);
    } catch (error) {
      process.stderr.write(`The columns of reports can't be stored: ${String(error)}\n`);
    }
    await sleep(PAUSE);
  }
}

async function storeDaysOf(set: TrackingSet): Promise<void> {
  const columns = reportsOf(set).flatMap((report) =>
    report.isLive ? [] : [undefined, MEASUREMENTS].flatMap((event) => report.sqlite(set, event).columns),
  );
  const keys = keysOf(columns);
  const days = daysOf(database, set.collections.sessions, ALL_TIME).filter(({ version }) => version !== null);
  const dates = days.map(({ day }) => day);
  // A day that hasn't ended was stored while the clock was ahead. Its later changes aren't marked.
  file.keepOnly(set.name, dates);
  const stored = file.versions(set.name, keys);
  // Most reports are about the last days.
  for (const day of days.reverse()) {
    if (stored.get(day.day) === day.version) continue;
    const begun = performance.now();
    // If the day changes in the meantime, its version does too, and it's stored again.
    file.put(set.name, day, readDay(database, set, day.day, columns));
    await sleep(performance.now() - begun);
  }
}
