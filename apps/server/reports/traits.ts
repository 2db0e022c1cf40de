import { type Column, numberColumn, sumBy, textColumn } from "./columns.ts";
import type { Report } from "./report.ts";

/** What sessions are told apart by. */
type Trait = {
  /** The name of the filter on it. */
  filter: string;
  sqlite: Column<"text">;
  clickhouse: string;
  /** Whether sessions without it are left out of its report. */
  isOptional?: true;
};

const field = (filter: string, name: string): Trait => ({
  filter,
  sqlite: textColumn("sessions", `s.${name}`),
  clickhouse: `s.${name}`,
});

const campaign = (filter: string, name: string): Trait => ({ ...field(filter, name), isOptional: true });

/** The host of the page that led here. */
const SQLITE_HOST = "substr(s.referrer, IIF(instr(s.referrer, '://'), instr(s.referrer, '://') + 3, 1))";
const CLICKHOUSE_HOST =
  "substring(s.referrer, if(position(s.referrer, '://') = 0, 1, position(s.referrer, '://') + 3))";
const source: Trait = {
  filter: "source",
  sqlite: textColumn("sessions", `substr(${SQLITE_HOST}, 1, instr(${SQLITE_HOST} || '/', '/') - 1)`),
  clickhouse: `substring(${CLICKHOUSE_HOST}, 1, position(concat(${CLICKHOUSE_HOST}, '/'), '/') - 1)`,
};

/** The traits, by the name of their report. */
export const traits: Readonly<Record<string, Trait>> = {
  entries: field("entry", "landing_page"),
  exits: field("exit", "last_page"),
  sources: source,
  languages: field("language", "language"),
  devices: field("device", "device_type"),
  browsers: field("browser", "browser"),
  systems: field("system", "os"),
  campaigns: campaign("campaign", "utm_campaign"),
  campaign_sources: campaign("utm_source", "utm_source"),
  campaign_mediums: campaign("utm_medium", "utm_medium"),
  campaign_terms: campaign("utm_term", "utm_term"),
  campaign_contents: campaign("utm_content", "utm_content"),
  click_ids: campaign("click_id", "click_id"),
};

/** The columns that count sessions: a bounce is one with one page view and no conversion. */
export const SESSION_COUNTS = {
  columns: ["sessions", "bounces", "conversions"],
  sqlite: [
    numberColumn("sessions", "s.page_count = 1 AND NOT s.converted"),
    numberColumn("sessions", "s.converted"),
  ],
  clickhouse: `count() AS sessions, countIf(s.page_count = 1 AND NOT s.converted) AS bounces,
    countIf(s.converted) AS conversions`,
} as const;

/** Counts the sessions of each value of a trait. */
const traitReport = ({ sqlite, clickhouse, isOptional }: Trait): Report => ({
  keys: ["label"],
  counts: SESSION_COUNTS.columns,
  sqlite: () => ({
    columns: [sqlite, ...SESSION_COUNTS.sqlite],
    count: (day) => {
      const rows = sumBy(day, sqlite, SESSION_COUNTS.sqlite);
      return isOptional ? rows.filter(([label]) => label !== "") : rows;
    },
  }),
  clickhouse: ({ sessions, selected }) => `
    SELECT ${clickhouse} AS label, ${SESSION_COUNTS.clickhouse}
    FROM ${sessions} AS s WHERE ${selected}${isOptional ? ` AND ${clickhouse} != ''` : ""} GROUP BY label`,
});

export const traitReports: Readonly<Record<string, Report>> = Object.fromEntries(
  Object.entries(traits).map(([name, trait]) => [name, traitReport(trait)]),
);
