import type { CampaignTrait, SessionTrait } from "@voxlog/product";
import { type Filters, reportQuery, type VisitSet } from "../filters/filters.ts";
import { requestJson } from "../session/request.ts";

/** The rows of each report. The README documents this contract. */
export type Reports = {
  sessions: DayCounts;
  /** All sessions, and those that reached each step. */
  funnel: { visits: number } & Record<string, number>;
  pages: { label: string; views: number; ended: number; seconds: number };
  live: { visitors: number };
  events: EventCounts & { label: string };
  event_days: EventCounts & { day: string };
  event_pages: EventCounts & { label: string; event: string };
  event_values: EventCounts & { label: string; event: string; property: string };
  vitals: Vitals & { label: string };
  vitals_overall: Vitals;
} & Record<SessionTrait | CampaignTrait, SessionCounts & { label: string }>;
export type ReportName = keyof Reports;

/** The number of events, and of sessions that had them. */
export type EventCounts = { events: number; sessions: number };

export type Vital = "lcp" | "inp" | "cls" | "fcp" | "ttfb";

/**
 * The 75th percentile of each vital: in ms, except `cls`, which has no unit. Null if not measured.
 * https://web.dev/articles/vitals
 */
export type Vitals = { samples: number } & Record<Vital, number | null>;

/** Counts of sessions. A bounce is a session with one page and no conversion. */
export type SessionCounts = { sessions: number; bounces: number; conversions: number };

/** Sessions that began on a day, and the pages they saw. */
export type DayCounts = SessionCounts & { day: string; page_views: number };

/** A token's access: the sets, and whether there are links to views and notes on charts. */
export type Access = { sets: readonly VisitSet[]; role: "owner" | "staff" | "view"; hasViews: boolean };

/**
 * Fetches the token's access. The default set is the first.
 *
 * @throws RequestFailure; or an AbortError.
 */
export async function fetchAccess(signal: AbortSignal): Promise<Access> {
  const access = await requestJson<Access>("/api/reports", { signal });
  return { ...access, sets: access.sets.map((set, index) => ({ ...set, isDefault: index === 0 })) };
}

/**
 * Fetches a report.
 *
 * @throws RequestFailure; or an AbortError.
 */
export async function fetchReport<Name extends ReportName>(
  name: Name,
  filters: Filters,
  signal: AbortSignal,
): Promise<Reports[Name][]> {
  const path = `/api/reports/${name}?${reportQuery(filters)}`;
  return (await requestJson<{ rows: Reports[Name][] }>(path, { signal })).rows;
}
