import type { ReportRow } from "./expected-events.ts";

/**
 * A report's rows, to be compared with another's of the same visits: sums of fractions of seconds depend on their order,
 * and all of them are whole milliseconds.
 */
export function roundedReport(rows: readonly ReportRow[]): ReportRow[] {
  return rows.map((row) =>
    "seconds" in row ? { ...row, seconds: Math.round(Number(row["seconds"]) * 1000) } : { ...row },
  );
}
