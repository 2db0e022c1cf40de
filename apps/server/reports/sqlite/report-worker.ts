import { DatabaseSync, type StatementSync } from "node:sqlite";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { filters } from "../filters.ts";
import { type ReportRow, SQLITE_DAY, type SqliteRow } from "../report.ts";
import { type ReportQuery, readQuery, reportedSets, reports } from "../report-query.ts";
import { createDayCache } from "./day-cache.ts";
import { mergeRows } from "./merge-rows.ts";

/** A report to read; after `maxMs` it is too late. */
export type Job = { id: number; name: string; parameters: Record<string, string>; maxMs: number };
export type Result = { id: number } & (
  | { rows: ReportRow[] }
  | { problem: "too late" | "failed"; cause: string }
);

/** Ms to wait while the database recovers after a crash: nothing else blocks a reader. */
const BUSY_TIMEOUT = 5000;
const YEAR = 365 * 24 * 60 * 60 * 1000;

const database = new DatabaseSync(workerData as string, { readOnly: true, timeout: BUSY_TIMEOUT });
database.exec("PRAGMA cache_size = -64000; PRAGMA temp_store = MEMORY");
const cache = createDayCache();

/** Jobs that are being read. */
let jobs = 0;

parentPort?.on("message", async ({ id, name, parameters, maxMs }: Job) => {
  const answer = (result: Result) => parentPort?.postMessage(result);
  const deadline = performance.now() + maxMs;
  jobs++;
  try {
    const rows = await read(name, readQuery(name, parameters), async () => {
      await setImmediate();
      return performance.now() < deadline;
    });
    answer(rows ? { id, rows } : { id, problem: "too late", cause: "" });
  } catch (error) {
    answer({ id, problem: "failed", cause: String(error) });
  }
  jobs--;
});
countPastYear().catch((error: unknown) => process.stderr.write(`Reports can't be read: ${String(error)}\n`));

/**
 * Returns a report's rows.
 *
 * @param turn is awaited before each day that has to be counted, so that reports take turns and a short one doesn't wait
 * for a long one; if it resolves with false, there is no report.
 */
async function read(
  name: string,
  query: ReportQuery,
  turn: () => Promise<boolean>,
): Promise<ReportRow[] | undefined> {
  const { report, set, period, filters: values } = query;
  const statement = prepare(query);
  if (!period) return mergeRows(report, set, allOf(statement, values));
  const key = JSON.stringify([name, set.name, Object.entries(values).sort()]);
  const days: (readonly SqliteRow[])[] = [];
  for (const { day, version } of daysOf(set.collections.sessions, period)) {
    const cached = cache.get(key, day);
    if (cached && cached.version === version) {
      days.push(cached.rows);
      continue;
    }
    if (!(await turn())) return undefined;
    const rows = allOf(statement, { ...values, day });
    if (version !== null) cache.set(key, day, { version, rows });
    days.push(rows);
  }
  return mergeRows(report, set, days.flat());
}

/** Counts the first reports ahead, in half of the time in which no report is requested. */
async function countPastYear(): Promise<void> {
  const [from, to] = [Date.now() - YEAR, Date.now()].map((time) => new Date(time).toISOString().slice(0, 10));
  for (const set of reportedSets) {
    for (const name of Object.keys(reports).filter((each) => !reports[each]?.isLive)) {
      let begun = performance.now();
      await read(name, readQuery(name, { set: set.name, from: `${from}`, to: `${to}` }), async () => {
        do await sleep(performance.now() - begun);
        while (jobs > 0);
        begun = performance.now();
        return true;
      });
    }
  }
}

function prepare({ report, set, period, filters: values }: ReportQuery): StatementSync {
  const { sessions, page_visits: visits, events } = set.collections;
  const conditions = Object.keys(values).map((filter) => filters[filter]?.sqlite({ visits, events }));
  const selected = [...(period ? [`${SQLITE_DAY} = :day`] : []), "s.dev_mode = FALSE", ...conditions];
  const statement = database.prepare(
    report.sqlite({
      ...{ set, sessions, visits, events },
      selected: selected.join(" AND "),
      hasEvent: "event" in values,
    }),
  );
  statement.setReturnArrays(true);
  return statement;
}

const allOf = (statement: StatementSync, values: Readonly<Record<string, string>>) =>
  statement.all(values) as unknown as SqliteRow[];

/**
 * Returns the days with sessions, with a version that changes when anything of these sessions does. Changes of today's
 * sessions aren't marked, so today has none. Nor have the days beside it: a change may be committed after midnight.
 */
function daysOf(sessions: string, { from, to }: { from: string; to: string }) {
  // A search of the index for each day: DISTINCT would read all of it.
  return database
    .prepare(
      `WITH RECURSIVE days (day) AS (
        SELECT MIN(${SQLITE_DAY}) FROM ${sessions} s WHERE ${SQLITE_DAY} >= :from
        UNION ALL
        SELECT (SELECT MIN(${SQLITE_DAY}) FROM ${sessions} s WHERE ${SQLITE_DAY} > days.day) FROM days WHERE day < :to
      )
      SELECT day, IIF(day BETWEEN date('now', '-1 day') AND date('now', '+1 day'), NULL, IFNULL(version, '')) AS version
      FROM days LEFT JOIN ${sessions}_days USING (day) WHERE day <= :to`,
    )
    .all({ from, to }) as { day: string; version: string | null }[];
}
