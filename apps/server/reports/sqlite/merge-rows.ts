import type { TrackingSet } from "@voxlog/tracking";
import type { DayRow } from "../columns.ts";
import { countsOf, isByDay, MAX_LABELS, type PeriodReport, type Report, type ReportRow } from "../report.ts";

/** Merges the rows of days into a report. A session began on one day, so counts of sessions can be summed. */
export function mergeRows(report: PeriodReport, set: TrackingSet, rows: readonly DayRow[]): ReportRow[] {
  const merged = report.merge?.(rows) ?? sumRows(report, countsOf(report, set), rows);
  return isByDay(report) ? merged : topRows(report, merged);
}

/** Sums the counts of rows with the same keys. Without keys, there's always one row. */
function sumRows({ keys }: Report, counts: readonly string[], rows: readonly DayRow[]): ReportRow[] {
  const sums = new Map<string, (string | number)[]>();
  if (keys.length === 0) sums.set("", new Array(counts.length).fill(0));
  for (const row of rows) {
    const key = keys.length === 1 ? String(row[0]) : row.slice(0, keys.length).join("\0");
    const sum = sums.get(key);
    if (!sum) sums.set(key, [...(row as readonly (string | number)[])]);
    else for (let i = keys.length; i < sum.length; i++) sum[i] = Number(sum[i]) + Number(row[i]);
  }
  const columns = [...keys, ...counts];
  return [...sums.values()].map((sum) =>
    Object.fromEntries(columns.map((column, index) => [column, sum[index] ?? null])),
  );
}

/** Returns the rows with the highest first counts. Ties are sorted by the bytes of their labels, like in databases. */
function topRows({ keys }: Report, rows: ReportRow[]): ReportRow[] {
  const [first = ""] = Object.keys(rows[0] ?? {}).filter((column) => !keys.includes(column));
  const least = rows.length > MAX_LABELS ? nthHighest(rows, first) : 0;
  const labels = (row: ReportRow) => Buffer.from(keys.map((key) => row[key]).join("\0"));
  return rows
    .filter((row) => Number(row[first]) >= least)
    .sort((a, b) => Number(b[first]) - Number(a[first]) || Buffer.compare(labels(a), labels(b)))
    .slice(0, MAX_LABELS);
}

const nthHighest = (rows: readonly ReportRow[], column: string) =>
  Float64Array.from(rows, (row) => Number(row[column]))
    .sort()
    .at(-MAX_LABELS) ?? 0;
