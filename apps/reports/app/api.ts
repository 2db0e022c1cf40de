import { readAddresses } from "@voxlog/product";
import { type Filters, reportQuery } from "./filters/filters.ts";
import { dropToken, expireToken } from "./owner.ts";

/** Origin of the API this build was made for; empty for the page's own. */
const { api } = readAddresses({ VITE_API_URL: import.meta.env["VITE_API_URL"] });

/** Why nobody was let in. */
export type SignInFailure = "refused" | "tooMany" | "unreachable" | "server";

/** Asks for the token of the owner's PocketBase account. */
export async function signIn(
  email: string,
  password: string,
): Promise<{ token: string } | { failure: SignInFailure }> {
  try {
    const response = await fetch(`${api}/api/collections/_superusers/auth-with-password`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ identity: email, password }),
    });
    if (!response.ok) return { failure: failureOf(response.status) };
    const { token } = (await response.json()) as { token?: unknown };
    return typeof token === "string" ? { token } : { failure: "server" };
  } catch (error) {
    // Fetch says a failed connection with a TypeError; what is no JSON came from another server.
    return { failure: error instanceof TypeError ? "unreachable" : "server" };
  }
}

/** Signs the owner out, here at once, and of the server, so that nobody can use the token any more. */
export function signOut(): void {
  const token = dropToken();
  if (!token) return;
  const request = { method: "POST", headers: { Authorization: token }, keepalive: true };
  fetch(`${api}/api/owner/sign-out`, request).catch((error: unknown) => {
    console.warn("The server could not be told that the owner signed out: the token ends by itself.", error);
  });
}

/** @example failureOf(429) ⇒ "tooMany" */
function failureOf(status: number): SignInFailure {
  if (status === 400) return "refused";
  return status === 429 ? "tooMany" : "server";
}

/** The rows of each report, as the server counts them: the contract is in the README. */
export type Reports = {
  sessions: DayCounts;
  funnel: { visits: number; pricing: number; demo_requests: number; signups: number };
  pages: { label: string; views: number; ended: number; seconds: number };
  live: { visitors: number };
  events: EventCounts & { label: string };
  event_days: EventCounts & { day: string };
  event_pages: EventCounts & { label: string; event: string };
  event_values: EventCounts & { label: string; event: string; property: string };
  vitals: Vitals & { label: string };
  vitals_overall: Vitals;
} & Record<TraitReport, SessionCounts & { label: string }>;
export type ReportName = keyof Reports;

/** Reports of sessions by what they have in common. */
export type TraitReport =
  | CampaignReport
  | "entries"
  | "exits"
  | "sources"
  | "languages"
  | "devices"
  | "browsers"
  | "systems";

/** Reports of sessions that a link of a campaign brought, by what it says. */
export type CampaignReport =
  | "campaigns"
  | "campaign_sources"
  | "campaign_mediums"
  | "campaign_terms"
  | "campaign_contents"
  | "click_ids";

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

/** A report that could not be fetched: the server cannot be reached, or sent something else. */
export class ReportFailure extends Error {
  readonly kind: "unreachable" | "server";
  constructor(kind: "unreachable" | "server", cause?: unknown) {
    super(`The report could not be fetched: ${kind}.`, { cause });
    this.kind = kind;
  }
}

/**
 * Asks the server for a report. When the token has expired, the owner has to sign in again.
 *
 * @throws ReportFailure; or an AbortError.
 */
export async function fetchReport<Name extends ReportName>(
  name: Name,
  filters: Filters,
  token: string,
  signal: AbortSignal,
): Promise<Reports[Name][]> {
  const url = `${api}/api/reports/${name}?${reportQuery(filters)}`;
  const response = await fetch(url, { headers: { Authorization: token }, signal }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new ReportFailure("unreachable", error);
  });
  if (response.status === 401 || response.status === 403) expireToken(token);
  if (!response.ok) throw new ReportFailure("server");
  return ((await response.json()) as { rows: Reports[Name][] }).rows;
}
