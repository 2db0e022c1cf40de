import type { Question } from "../address/question.ts";
import { api } from "../environment.ts";
import { tokenEnded } from "../owner/owner.ts";

/** The rows of each report, as the server adds them up. */
export type Reports = {
  sessions: { day: string; sessions: number; page_views: number; conversions: number };
  funnel: { visits: number; pricing: number; demo_requests: number; signups: number };
  pages: { label: string; views: number; ended: number; seconds: number };
  languages: SessionCounts;
  devices: SessionCounts;
  referrers: SessionCounts;
};
export type ReportName = keyof Reports;

/** Sessions of one label. */
export type SessionCounts = { label: string; sessions: number; conversions: number };

/** A report did not come: the server could not be reached, or answered something else. */
export class ReportFailure extends Error {
  readonly kind: "unreachable" | "server";
  constructor(kind: "unreachable" | "server", cause?: unknown) {
    super(`The report did not come: ${kind}.`, { cause });
    this.kind = kind;
  }
}

/**
 * Asks the server for a report. When it takes the token no longer, the owner has to sign in again.
 *
 * @throws ReportFailure; or an AbortError when asked to stop.
 */
export async function fetchReport<Name extends ReportName>(
  name: Name,
  { set, from, to }: Pick<Question, "set" | "from" | "to">,
  token: string,
  signal: AbortSignal,
): Promise<Reports[Name][]> {
  const url = `${api}/api/reports/${name}?${new URLSearchParams({ set, from, to })}`;
  const answer = await fetch(url, { headers: { Authorization: token }, signal }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new ReportFailure("unreachable", error);
  });
  if (answer.status === 401 || answer.status === 403) tokenEnded(token);
  if (!answer.ok) throw new ReportFailure("server");
  return ((await answer.json()) as { rows: Reports[Name][] }).rows;
}
