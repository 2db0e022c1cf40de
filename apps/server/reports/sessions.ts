import { type Column, numberColumn, sumBy, textColumn } from "./columns.ts";
import { CLICKHOUSE_DAY, type PeriodReport, SQLITE_DAY } from "./report.ts";

/** The sums of each group of sessions, for both engines. A bounce has one page view and no conversion. */
const SUMS = { bounces: "s.page_count = 1 AND NOT s.converted", conversions: "s.converted" };

/** Creates a report that counts sessions by a key. */
export function sessionReport(
  key: string,
  by: { sqlite: Column<"text">; clickhouse: string; isOptional?: true },
  more: Record<string, string> = {},
): PeriodReport {
  const sums = { ...SUMS, ...more };
  const columns = Object.values(sums).map((sql) => numberColumn("sessions", sql));
  const summed = Object.entries(sums).map(([name, sql]) => `sum(${sql}) AS ${name}`);
  const known = by.isOptional ? ` AND ${by.clickhouse} != ''` : "";
  return {
    keys: [key],
    counts: ["sessions", ...Object.keys(sums)],
    sqlite: () => ({
      columns: [by.sqlite, ...columns],
      count: (day) => sumBy(day, by.sqlite, columns).filter(([label]) => label !== "" || !by.isOptional),
    }),
    clickhouse: ({ sessions, selected }) => `
      SELECT ${by.clickhouse} AS ${key}, count() AS sessions, ${summed.join(", ")}
      FROM ${sessions} AS s WHERE ${selected}${known} GROUP BY ${key}`,
  };
}

const day = { sqlite: textColumn("sessions", SQLITE_DAY), clickhouse: CLICKHOUSE_DAY };
export const sessions = sessionReport("day", day, { page_views: "s.page_count" });
