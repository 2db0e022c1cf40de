import { millisecondsBetween } from "../tracking/clickhouse/tables.ts";
import { numberColumn, sumBy } from "./columns.ts";
import { VIEWED_PAGE } from "./filters.ts";
import type { Report } from "./report.ts";

// At most 30 minutes count, because tabs are forgotten. Without a visible time, it's the time from start to end. The
// expression must match the index.
const LASTED = "unixepoch(NULLIF(v.`end_time`, ''), 'subsec') - unixepoch(v.`start_time`, 'subsec')";
const SECONDS = `MIN(1800, COALESCE(NULLIF(v.\`visible_time\`, 0) / 1000.0, ${LASTED}))`;
const ENDED = numberColumn("visits", `(${SECONDS}) IS NOT NULL`);
const VISIBLE_MS = numberColumn("visits", `IFNULL(ROUND((${SECONDS}) * 1000, 3), 0)`);
const CLICKHOUSE_MS = `least(1800000, if(visible_time > 0, visible_time, ${millisecondsBetween("start_time", "end_time")}))`;

/** Counts the views of each page, those with a known end, and their seconds. */
export const pages: Report = {
  keys: ["label"],
  counts: ["views", "ended", "seconds"],
  sqlite: () => ({
    columns: [VIEWED_PAGE, ENDED, VISIBLE_MS],
    count: (day) =>
      sumBy(day, VIEWED_PAGE, [ENDED, VISIBLE_MS]).map((row) => [...row.slice(0, 3), Number(row[3]) / 1000]),
  }),
  clickhouse: ({ visits, ofSelected }) => `
    SELECT page_path AS label, count() AS views, countIf(end_time IS NOT NULL) AS ended,
      ifNull(sumIf(${CLICKHOUSE_MS}, end_time IS NOT NULL), 0) / 1000 AS seconds
    FROM ${visits} WHERE ${ofSelected} GROUP BY label`,
};
