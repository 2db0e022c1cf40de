import type { ClickHouseClient } from "@clickhouse/client";
import type { TrackedSet } from "./sets.ts";
import { tablesOf } from "./tables.ts";

/** A row of a report: a day or a label where it has them, and counts. */
export type ReportRow = Record<string, string | number>;

type Tables = { sessions: string; visits: string };

/** Of labels, which visitors may make up, a report has the top ones. */
const TOP = "DESC, label LIMIT 1000";
const IN_PERIOD = "toDate(created, 'UTC') BETWEEN {from: Date} AND {to: Date}";
/** Nobody reads for hours, but tabs are forgotten. Where it is not known how long a page was seen, it is how long it was open. */
const MILLISECONDS =
  "least(1800000, if(visible_time > 0, visible_time, dateDiff('millisecond', start_time, end_time)))";
const AFTER_SCHEME =
  "substring(referrer, if(position(referrer, '://') = 0, 1, position(referrer, '://') + 3))";

const byLabel =
  (label: string) =>
  ({ sessions }: Tables): string =>
    `
    SELECT ${label} AS label, count() AS sessions, countIf(converted) AS conversions
    FROM ${sessions} WHERE NOT dev_mode AND ${IN_PERIOD} GROUP BY label ORDER BY sessions ${TOP}`;

/** What each report asks. What it counts is in the reports' README. */
const REPORTS: Readonly<Record<string, (tables: Tables) => string>> = {
  sessions: ({ sessions }) => `
    SELECT toString(toDate(created, 'UTC')) AS day, count() AS sessions, sum(page_count) AS page_views,
      countIf(converted) AS conversions
    FROM ${sessions} WHERE NOT dev_mode AND ${IN_PERIOD} GROUP BY day ORDER BY day`,
  funnel: ({ sessions }) => `
    SELECT count() AS visits, countIf(hasAny(pages, [sipHash64('/pricing'), sipHash64('/en/pricing')])) AS pricing,
      countIf(conversion_type = 'demo_request') AS demo_requests, countIf(conversion_type = 'signup') AS signups
    FROM ${sessions} WHERE NOT dev_mode AND ${IN_PERIOD}`,
  pages: ({ sessions, visits }) => `
    SELECT page_path AS label, count() AS views, countIf(end_time IS NOT NULL) AS ended,
      ifNull(sumIf(${MILLISECONDS}, end_time IS NOT NULL), 0) / 1000 AS seconds
    FROM ${visits} WHERE ${IN_PERIOD} AND session_id GLOBAL NOT IN (SELECT session_id FROM ${sessions} WHERE dev_mode)
    GROUP BY label ORDER BY views ${TOP}`,
  languages: byLabel("language"),
  devices: byLabel("device_type"),
  referrers: byLabel(`substring(${AFTER_SCHEME}, 1, position(concat(${AFTER_SCHEME}, '/'), '/') - 1)`),
};

/** Somebody asked for what there is not. */
export class NoSuchReport extends Error {}

/**
 * Counts what a report is about, by the contract of apps/reports/README.md.
 *
 * @throws NoSuchReport, with what is wrong for a message.
 */
export async function readReport(
  client: ClickHouseClient,
  set: TrackedSet | undefined,
  name: string,
  { from = "", to = "" }: { from?: string | undefined; to?: string | undefined },
): Promise<ReportRow[]> {
  if (!set || !Object.hasOwn(REPORTS, name)) throw new NoSuchReport("There is no such report.");
  if (!isDay(from) || !isDay(to)) throw new NoSuchReport("Say from and to as days: YYYY-MM-DD.");
  const [sessions, visits] = tablesOf(set);
  const query = REPORTS[name]?.({ sessions: sessions.view, visits: visits.view }) ?? "";
  const result = await client.query({ query, query_params: { from, to }, format: "JSONEachRow" });
  return (await result.json<ReportRow>()).map(withNumbers);
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Counts are numbers, also where a server writes those of 64 bits as text. */
function withNumbers(row: ReportRow): ReportRow {
  const isText = (name: string) => name === "label" || name === "day";
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, isText(name) ? value : Number(value)]),
  );
}
