import type { ClickHouseClient } from "@clickhouse/client";
import { DAY, ofPicked, type Report, TOP } from "./asked.ts";
import { eventReports } from "./event-reports.ts";
import { findSet } from "../../tracking/clickhouse/sets.ts";
import { millisecondsBetween, tablesOf } from "../../tracking/clickhouse/tables.ts";

/** A row of a report: a day or a label where it has them, and counts; of a measure that there is none of, null. */
export type ReportRow = Record<string, string | number | null>;

const IN_PERIOD = "toDate(s.created, 'UTC') BETWEEN {from: Date} AND {to: Date}";
const AFTER_SCHEME =
  "substring(s.referrer, if(position(s.referrer, '://') = 0, 1, position(s.referrer, '://') + 3))";

/** A trait that most sessions do not have: they are left out of its report. */
const ofCampaign = (filter: string, field: string) => ({ filter, value: `s.${field}`, isOptional: true });

/** What sessions are told apart by: the name of its report, the filter on it, and its value. */
const TRAITS: Readonly<Record<string, { filter: string; value: string; isOptional?: boolean }>> = {
  entries: { filter: "entry", value: "s.landing_page" },
  exits: { filter: "exit", value: "s.last_page" },
  sources: {
    filter: "source",
    value: `substring(${AFTER_SCHEME}, 1, position(concat(${AFTER_SCHEME}, '/'), '/') - 1)`,
  },
  languages: { filter: "language", value: "s.language" },
  devices: { filter: "device", value: "s.device_type" },
  browsers: { filter: "browser", value: "s.browser" },
  systems: { filter: "system", value: "s.os" },
  campaigns: ofCampaign("campaign", "utm_campaign"),
  campaign_sources: ofCampaign("utm_source", "utm_source"),
  campaign_mediums: ofCampaign("utm_medium", "utm_medium"),
  campaign_terms: ofCampaign("utm_term", "utm_term"),
  campaign_contents: ofCampaign("utm_content", "utm_content"),
  click_ids: ofCampaign("click_id", "click_id"),
};

/** Whether a session saw one of some pages, which are kept as numbers. */
const saw = (...pages: string[]) => `hasAny(s.pages, [${pages.map((page) => `sipHash64(${page})`)}])`;

/** A condition on a session for each filter; its value is a parameter of the query. */
const FILTERS: Readonly<Record<string, (tables: { events: string }) => string>> = {
  ...Object.fromEntries(
    Object.values(TRAITS).map(({ filter, value }) => [filter, () => `${value} = {${filter}: String}`]),
  ),
  conversion: () => "s.conversion_type = {conversion: String}",
  page: () => saw("{page: String}"),
  event: ({ events }) =>
    `s.session GLOBAL IN (SELECT had.session FROM ${events} AS had WHERE had.name = {event: String})`,
};

/** Nothing stored that a filter is compared with is longer. */
const LONGEST_VALUE = 1000;

/** Nobody reads for hours, but tabs are forgotten. Where it is not known how long a page was seen, it is how long it was open. */
const MILLISECONDS = `least(1800000, if(visible_time > 0, visible_time, ${millisecondsBetween("start_time", "end_time")}))`;

const SESSION_COUNTS =
  "count() AS sessions, countIf(s.page_count = 1 AND NOT s.converted) AS bounces, countIf(s.converted) AS conversions";

const REPORTS: Readonly<Record<string, Report>> = {
  sessions: ({ sessions, picked }) => `
    SELECT ${DAY} AS day, ${SESSION_COUNTS}, sum(s.page_count) AS page_views
    FROM ${sessions} AS s WHERE ${picked} GROUP BY day ORDER BY day`,
  funnel: ({ sessions, picked }) => `
    SELECT count() AS visits, countIf(${saw("'/pricing'", "'/en/pricing'")}) AS pricing,
      countIf(s.conversion_type = 'demo_request') AS demo_requests, countIf(s.conversion_type = 'signup') AS signups
    FROM ${sessions} AS s WHERE ${picked}`,
  pages: (asked) => `
    SELECT page_path AS label, count() AS views, countIf(end_time IS NOT NULL) AS ended,
      ifNull(sumIf(${MILLISECONDS}, end_time IS NOT NULL), 0) / 1000 AS seconds
    FROM ${asked.visits} WHERE ${ofPicked(asked)} GROUP BY label ORDER BY views ${TOP}`,
  ...Object.fromEntries(
    Object.entries(TRAITS).map(([name, { value, isOptional }]): [string, Report] => [
      name,
      ({ sessions, picked }) => `
        SELECT ${value} AS label, ${SESSION_COUNTS}
        FROM ${sessions} AS s WHERE ${picked}${isOptional ? ` AND ${value} != ''` : ""}
        GROUP BY label ORDER BY sessions ${TOP}`,
    ]),
  ),
  ...eventReports,
  // Of the facts themselves: whoever is there counts once, however often it is said.
  live: ({ sessions, visitFacts, picked }) => `
    SELECT count() AS visitors FROM ${sessions} AS s
    WHERE ${picked} AND s.session GLOBAL IN (
      SELECT session FROM ${visitFacts}
      WHERE created > now() - INTERVAL 5 MINUTE
        AND start_time BETWEEN now() - INTERVAL 5 MINUTE AND now() + INTERVAL 1 DAY
    )`,
};

/** Somebody asked for what there is not. */
export class NoSuchReport extends Error {}

/**
 * Counts what the owner asks, by the contract of apps/reports/README.md.
 *
 * @param asked the parameters of the request.
 * @throws NoSuchReport, with what is wrong for a message.
 */
export async function readReport(
  client: ClickHouseClient,
  name: string,
  asked: Readonly<Record<string, string>>,
): Promise<ReportRow[]> {
  const { set: setName = "", from = "", to = "", ...filters } = asked;
  const [set, report] = [findSet(setName), Object.hasOwn(REPORTS, name) && REPORTS[name]];
  if (!set || !report) throw new NoSuchReport("There is no such report.");
  const hasPeriod = name !== "live";
  if (hasPeriod && !(isDay(from) && isDay(to))) {
    throw new NoSuchReport("Say from and to as days: YYYY-MM-DD.");
  }
  // Passing over one would answer another question than was asked.
  const names = Object.keys(filters);
  const unknown = names.find(
    (each) => !Object.hasOwn(FILTERS, each) || (filters[each] ?? "").length > LONGEST_VALUE,
  );
  if (unknown) throw new NoSuchReport(`There is no such filter, or its value is too long: ${unknown}.`);

  const tables = tablesOf(set);
  const [sessions, visits, events] = [tables.sessions.view, tables.visits.view, tables.events.view];
  const conditions = names.map((each) => FILTERS[each]?.({ events }));
  const picked = [...(hasPeriod ? [IN_PERIOD] : []), "NOT s.dev_mode", ...conditions].join(" AND ");
  const query = report({
    ...{ sessions, visits, events, picked },
    visitFacts: tables.visits.name,
    hasEvent: names.includes("event"),
  });
  const query_params = { ...(hasPeriod && { from, to }), ...filters };
  const result = await client.query({ query, query_params, format: "JSONEachRow" });
  return (await result.json<ReportRow>()).map(withNumbers);
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

const TEXTS = new Set(["label", "day", "event", "property"]);

/** Counts are numbers, also where a server writes those of 64 bits as text. */
function withNumbers(row: ReportRow): ReportRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      TEXTS.has(name) || value === null ? value : Number(value),
    ]),
  );
}
