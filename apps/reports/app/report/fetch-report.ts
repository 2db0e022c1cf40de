import type { CampaignTrait, SessionTrait } from "@voxlog/product";
import { type Filters, reportQuery, type VisitSet } from "../filters/filters.ts";
import { requestJson } from "../session/request.ts";

/** The rows of each report, as the server counts them: the contract is in the README. */
export type Reports = {
  sessions: DayCounts;
  /** All sessions, and those that took each step. */
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

/** How often something happened, and in how many sessions. */
export type EventCounts = { events: number; sessions: number };

/** A web vital that is measured: https://web.dev/articles/vitals */
export type Vital = "lcp" | "inp" | "cls" | "fcp" | "ttfb";

/** The value of each vital that three of four views do not exceed: in ms, of `cls` without a unit, or not measured. */
export type Vitals = { samples: number } & Record<Vital, number | null>;

/** What is counted of sessions; a bounce is one that saw one page and did not convert. */
export type SessionCounts = { sessions: number; bounces: number; conversions: number };

/** Sessions that began on a day, and the pages they saw. */
export type DayCounts = SessionCounts & { day: string; page_views: number };

/**
 * Asks the server which sets it tracks; the first one is the default.
 *
 * @throws RequestFailure; or an AbortError.
 */
export async function fetchSets(token: string, signal: AbortSignal): Promise<VisitSet[]> {
  const { sets } = await requestJson<{ sets: Omit<VisitSet, "isDefault">[] }>("/api/reports", {
    token,
    signal,
  });
  return sets.map((set, index) => ({ ...set, isDefault: index === 0 }));
}

/**
 * Asks the server for a report.
 *
 * @throws RequestFailure; or an AbortError.
 */
export async function fetchReport<Name extends ReportName>(
  name: Name,
  filters: Filters,
  token: string,
  signal: AbortSignal,
): Promise<Reports[Name][]> {
  const path = `/api/reports/${name}?${reportQuery(filters)}`;
  return (await requestJson<{ rows: Reports[Name][] }>(path, { token, signal })).rows;
}
