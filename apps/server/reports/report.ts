import type { TrackingSet } from "@voxlog/tracking";
import type { Column, Day, DayRow } from "./columns.ts";
import { TIME_ZONE } from "./local-days.ts";

/** A row of a report: a day or a label if the report has them, and counts; of a measure without samples, null. */
export type ReportRow = Record<string, string | number | null>;

/**
 * A query's sources. Every report is about some sessions, `s`: those that began in the period, aren't a developer's, and
 * match all filters. The contract is in apps/reports/README.md.
 */
export type Source = {
  set: TrackingSet;
  sessions: string;
  visits: string;
  events: string;
  /** A condition on sessions: the period and the filters. */
  selected: string;
};

/** ClickHouse's sources. */
export type ClickHouseSource = Source & {
  /** The visits' facts, before they are merged. */
  visitFacts: string;
  /** A condition on what belongs to a session: it is of the selected ones. */
  ofSelected: string;
  /** Whether events are filtered by name. */
  hasEvent: boolean;
};

/** What a report counts in SQLite's database, day by day. The rows of all days are added up. */
export type DayCount = {
  /** The columns that it reads. */
  columns: readonly Column[];
  count(day: Day): DayRow[];
};

type Common = {
  /** The texts that tell rows apart: a day, or labels. Without any, the report is one row. */
  keys: readonly string[];
  counts: readonly string[] | ((set: TrackingSet) => readonly string[]);
  /** Its query in ClickHouse, which returns the columns in this order. */
  clickhouse(source: ClickHouseSource): string;
};

/** A report about a period. */
export type PeriodReport = Common & {
  isLive?: never;
  /** @param event the name that events are filtered by. */
  sqlite(set: TrackingSet, event: string | undefined): DayCount;
  /** Makes the report of SQLite's rows of all days, if adding up isn't enough. */
  merge?(rows: readonly DayRow[]): ReportRow[];
};

/** A report about the present. */
export type LiveReport = Common & { isLive: true; sqlite(source: Source): string };
export type Report = PeriodReport | LiveReport;

/** Visitors can make up labels, so a report has the top ones only. */
export const MAX_LABELS = 1000;

/** The owner's day on which a session began. SQLite reads the sessions of one, which is bound. */
export const SQLITE_DAY = ":day";
export const CLICKHOUSE_DAY = `toString(toDate(s.created, '${TIME_ZONE}'))`;

/** Returns the names of a report's counts. */
export const countsOf = ({ counts }: Report, set: TrackingSet): readonly string[] =>
  typeof counts === "function" ? counts(set) : counts;

/** Whether rows are in the order of days. The others are in the order of their first count, then their labels. */
export const isByDay = ({ keys }: Report): boolean => keys[0] === "day";

/** Quotes a text of a set's declaration. */
export const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;
