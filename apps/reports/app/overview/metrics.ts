import { type Day, daysBetween, type Filters, type Metric } from "../filters/filters.ts";
import type { DayCounts, SessionCounts } from "../report/fetch-report.ts";

/** The counts that figures are calculated from. */
export type Counts = SessionCounts & { page_views: number };

const NONE: Counts = { sessions: 0, bounces: 0, conversions: 0, page_views: 0 };

/** Adds up rows. */
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

/** Returns a row for each day. The server leaves out days without visitors. */
export function fillMissingDays(
  rows: readonly DayCounts[],
  { from, to }: Pick<Filters, "from" | "to">,
): (Counts & { day: Day })[] {
  const known = new Map(rows.map((row) => [row.day, row]));
  return daysBetween(from, to).map((day) => known.get(day) ?? { day, ...NONE });
}

/**
 * Calculates a figure; undefined for a rate without sessions.
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
 * Returns the relative change of a figure; undefined if there is nothing to compare it with.
 *
 * @example changeOf(12, 10) ⇒ 0.2
 */
export function changeOf(now: number | undefined, before: number | undefined): number | undefined {
  return now === undefined || !before ? undefined : (now - before) / before;
}

/** Returns completed days only: today can't be compared with a full day. */
export function withoutToday<Row extends { day: Day }>(rows: readonly Row[], today: Day): Row[] {
  return rows.filter(({ day }) => day < today);
}
