import { type Day, daysBetween, type Filters, type Metric } from "../filters/filters.ts";
import type { DayCounts, SessionCounts } from "../report/fetch-report.ts";

/** What the figures are made of. */
export type Counts = SessionCounts & { page_views: number };

const NONE: Counts = { sessions: 0, bounces: 0, conversions: 0, page_views: 0 };

/** All rows added up. */
export function sumCounts(rows: readonly Counts[]): Counts {
  return rows.reduce(
    (sum, row) => ({
      sessions: sum.sessions + row.sessions,
      bounces: sum.bounces + row.bounces,
      conversions: sum.conversions + row.conversions,
      page_views: sum.page_views + row.page_views,
    }),
    NONE,
  );
}

/** A row for each day: the server leaves out those without visitors. */
export function fillMissingDays(
  rows: readonly DayCounts[],
  { from, to }: Pick<Filters, "from" | "to">,
): (Counts & { day: Day })[] {
  const known = new Map(rows.map((row) => [row.day, row]));
  return daysBetween(from, to).map((day) => known.get(day) ?? { day, ...NONE });
}

/**
 * A figure of some counts; none where it is a part of no sessions.
 *
 * @example figureOf("bounce_rate", { sessions: 4, bounces: 1, conversions: 0, page_views: 9 }) ⇒ 0.25
 */
export function figureOf(metric: Metric, counts: Counts): number | undefined {
  if (metric === "sessions" || metric === "page_views") return counts[metric];
  if (counts.sessions === 0) return undefined;
  if (metric === "per_session") return counts.page_views / counts.sessions;
  return (metric === "bounce_rate" ? counts.bounces : counts.conversions) / counts.sessions;
}

/**
 * By how much a figure has grown, as a part of what it was; none where there is nothing to compare with.
 *
 * @example changeOf(12, 10) ⇒ 0.2
 */
export function changeOf(now: number | undefined, before: number | undefined): number | undefined {
  return now === undefined || !before ? undefined : (now - before) / before;
}

/** The days that are over: one that has just begun cannot be compared with one before. */
export function withoutToday<Row extends { day: Day }>(rows: readonly Row[], today: Day): Row[] {
  return rows.filter(({ day }) => day < today);
}
