import type { TrackingSet } from "@voxlog/tracking";
import type { Column, Day, DayRow } from "./columns.ts";
import { TIME_ZONE } from "./local-days.ts";

/** A row of a report: its keys and counts. A measurement without samples is null. */
export type ReportRow = Record<string, string | number | null>;

/**
 * A query's sources. A report counts the sessions `s` that began in the period, aren't a developer's, and match all
 * filters.
 */
export type Source = {
  set: TrackingSet;
  sessions: string;
  visits: string;
  events: string;
  /** The condition on sessions: the period and the filters. */
  selected: string;
};

export type ClickHouseSource = Source & {
  /** The visits' unmerged facts. */
  visitFacts: string;
  /** The condition that a row belongs to a selected session. */
  ofSelected: string;
  /** Whether events are filtered by name. */
  hasEvent: boolean;
};

/** A report's daily counts in SQLite. The rows of all days are summed. */
export type DayCount = { columns: readonly Column[]; count(day: Day): DayRow[] };

type Common = {
  /** The columns that identify a row: a day, or labels. Without keys, the report is one row. */
  keys: readonly string[];
  counts: readonly string[] | ((set: TrackingSet) => readonly string[]);
  /** Returns ClickHouse's query, with the columns in this order. */
  clickhouse(source: ClickHouseSource): string;
};

export type PeriodReport = Common & {
  isLive?: never;
  /** @param event the name that events are filtered by. */
  sqlite(set: TrackingSet, event: string | undefined): DayCount;
  /** Merges SQLite's rows of all days, if a sum isn't enough. */
  merge?(rows: readonly DayRow[]): ReportRow[];
};

export type LiveReport = Common & { isLive: true; sqlite(source: Source): string };
export type Report = PeriodReport | LiveReport;

/** Visitors can invent labels, so a report only has the top ones. */
export const MAX_LABELS = 1000;

/** The owner's day in SQLite's queries, which read one day each. */
export const SQLITE_DAY = ":day";
export const CLICKHOUSE_DAY = `toString(toDate(s.created, '${TIME_ZONE}'))`;

/** Returns the names of a report's counts. */
export const countsOf = ({ counts }: Report, set: TrackingSet): readonly string[] =>
  typeof counts === "function" ? counts(set) : counts;

/** Returns whether rows are sorted by day. Others are sorted by their first count, then their labels. */
export const isByDay = ({ keys }: Report): boolean => keys[0] === "day";

/** Quotes a text for SQL. */
export const sqlString = (text: string): string => `'${text.replaceAll("'", "''")}'`;
