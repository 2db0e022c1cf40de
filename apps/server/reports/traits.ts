import { campaignTraits, sessionTraits } from "@voxlog/product";
import type { TrackingSet } from "@voxlog/tracking";
import { channelSql } from "./channels.ts";
import { type Column, textColumn } from "./columns.ts";
import type { Report } from "./report.ts";
import { sessionReport } from "./sessions.ts";

type Trait = { filter: string; field: string; sqlite: Column<"text">; clickhouse: string; isOptional?: true };

const ADDRESS =
  "substr(s.referrer, CASE WHEN instr(s.referrer, '://') > 0 THEN instr(s.referrer, '://') + 3 ELSE 1 END)";
/** The host of the page that led here, for both engines. */
const HOST = `substr(${ADDRESS}, 1, instr(${ADDRESS} || '/', '/') - 1)`;

/** The expressions of traits that aren't a field. */
const COMPUTED: Record<string, { sqlite: string; clickhouse: string }> = {
  source: { sqlite: HOST, clickhouse: HOST },
  channel: {
    // With the limit, SQLite doesn't compute the host for each comparison, which takes three times as long.
    sqlite: `(SELECT ${channelSql("host")} FROM (SELECT ${HOST} AS host LIMIT 1))`,
    clickhouse: channelSql(HOST),
  },
};

const traitsOf = (
  declared: Record<string, { filter: string; field: string }>,
  more: { isOptional?: true } = {},
) =>
  Object.entries(declared).map(([name, { filter, field }]): [string, Trait] => {
    const { sqlite, clickhouse } = COMPUTED[filter] ?? { sqlite: `s.${field}`, clickhouse: `s.${field}` };
    return [name, { filter, field, sqlite: textColumn("sessions", sqlite), clickhouse, ...more }];
  });

/** The traits by the name of their report. */
export const traits: Readonly<Record<string, Trait>> = Object.fromEntries([
  ...traitsOf(sessionTraits),
  ...traitsOf(campaignTraits, { isOptional: true }),
]);

/** Returns whether a set's sessions have a trait. */
export const hasTrait = ({ sessionFields }: TrackingSet, { field }: Pick<Trait, "field">): boolean =>
  field in sessionFields;

export const traitReports: Readonly<Record<string, Report>> = Object.fromEntries(
  Object.entries(traits).map(([name, trait]) => [name, sessionReport("label", trait)]),
);
