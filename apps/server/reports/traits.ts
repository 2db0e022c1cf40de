import { campaignTraits, sessionTraits } from "@voxlog/product";
import type { TrackingSet } from "@voxlog/tracking";
import { channelSql } from "./channels.ts";
import { type Column, numberColumn, sumBy, textColumn } from "./columns.ts";
import type { Report } from "./report.ts";

type Trait = { filter: string; field: string; sqlite: Column<"text">; clickhouse: string; isOptional?: true };

/** The host of the page that led here. */
const SQLITE_HOST = "substr(s.referrer, IIF(instr(s.referrer, '://'), instr(s.referrer, '://') + 3, 1))";
const CLICKHOUSE_HOST =
  "substring(s.referrer, if(position(s.referrer, '://') = 0, 1, position(s.referrer, '://') + 3))";
const SOURCE = {
  sqlite: textColumn("sessions", `substr(${SQLITE_HOST}, 1, instr(${SQLITE_HOST} || '/', '/') - 1)`),
  clickhouse: `substring(${CLICKHOUSE_HOST}, 1, position(concat(${CLICKHOUSE_HOST}, '/'), '/') - 1)`,
};

const CHANNEL = {
  // With the limit, SQLite doesn't compute the host for each comparison, which takes three times as long.
  sqlite: textColumn(
    "sessions",
    `(SELECT ${channelSql("host")} FROM (SELECT ${SOURCE.sqlite.sql} AS host LIMIT 1))`,
  ),
  clickhouse: channelSql(SOURCE.clickhouse),
};

const traitsOf = (
  declared: Record<string, { filter: string; field: string }>,
  more: { isOptional?: true } = {},
) =>
  Object.entries(declared).map(([name, { filter, field }]): [string, Trait] => {
    const column = { sqlite: textColumn("sessions", `s.${field}`), clickhouse: `s.${field}` };
    const computed = { channel: CHANNEL, source: SOURCE }[filter];
    return [name, { filter, field, ...(computed ?? column), ...more }];
  });

/** The traits by the name of their report. */
export const traits: Readonly<Record<string, Trait>> = Object.fromEntries([
  ...traitsOf(sessionTraits),
  ...traitsOf(campaignTraits, { isOptional: true }),
]);

/** Returns whether a set's sessions have a trait. */
export const hasTrait = ({ sessionFields }: TrackingSet, { field }: Pick<Trait, "field">): boolean =>
  field in sessionFields;

/** The counts of sessions. A bounce has one page view and no conversion. */
export const SESSION_COUNTS = {
  columns: ["sessions", "bounces", "conversions"],
  sqlite: [
    numberColumn("sessions", "s.page_count = 1 AND NOT s.converted"),
    numberColumn("sessions", "s.converted"),
  ],
  clickhouse: `count() AS sessions, countIf(s.page_count = 1 AND NOT s.converted) AS bounces,
    countIf(s.converted) AS conversions`,
} as const;

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
