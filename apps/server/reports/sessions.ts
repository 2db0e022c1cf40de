import { CLICKHOUSE_DAY, type Report, SQLITE_DAY } from "./report.ts";
import { SESSION_COUNTS } from "./traits.ts";

/** Counts sessions and their page views by day. */
export const sessions: Report = {
  keys: ["day"],
  counts: [...SESSION_COUNTS.columns, "page_views"],
  sqlite: ({ sessions, selected }) => `
    SELECT ${SQLITE_DAY} AS day, ${SESSION_COUNTS.sqlite}, CAST(TOTAL(s.page_count) AS INT) AS page_views
    FROM ${sessions} s WHERE ${selected} GROUP BY day`,
  clickhouse: ({ sessions, selected }) => `
    SELECT ${CLICKHOUSE_DAY} AS day, ${SESSION_COUNTS.clickhouse}, sum(s.page_count) AS page_views
    FROM ${sessions} AS s WHERE ${selected} GROUP BY day`,
};
