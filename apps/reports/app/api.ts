import { readAddresses } from "@voxlog/product";
import type { Filters } from "./filters/filters.ts";
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
  { set, from, to }: Pick<Filters, "set" | "from" | "to">,
  token: string,
  signal: AbortSignal,
): Promise<Reports[Name][]> {
  const url = `${api}/api/reports/${name}?${new URLSearchParams({ set, from, to })}`;
  const response = await fetch(url, { headers: { Authorization: token }, signal }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new ReportFailure("unreachable", error);
  });
  if (response.status === 401 || response.status === 403) expireToken(token);
  if (!response.ok) throw new ReportFailure("server");
  return ((await response.json()) as { rows: Reports[Name][] }).rows;
}
