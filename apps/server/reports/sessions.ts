import { numberColumn, sumBy, textColumn } from "./columns.ts";
import { CLICKHOUSE_DAY, type PeriodReport, SQLITE_DAY } from "./report.ts";
import { SESSION_COUNTS } from "./traits.ts";

const DAY = textColumn("sessions", SQLITE_DAY);
const COUNTED = [...SESSION_COUNTS.sqlite, numberColumn("sessions", "s.page_count")];

export const sessions: PeriodReport = {
  keys: ["day"],
  counts: [...SESSION_COUNTS.columns, "page_views"],
  sqlite: () => ({ columns: [DAY, ...COUNTED], count: (day) => sumBy(day, DAY, COUNTED) }),
  clickhouse: ({ sessions, selected }) => `
    SELECT ${CLICKHOUSE_DAY} AS day, ${SESSION_COUNTS.clickhouse}, sum(s.page_count) AS page_views
    FROM ${sessions} AS s WHERE ${selected} GROUP BY day`,
};
