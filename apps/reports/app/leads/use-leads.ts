import { useCallback, useEffect, useState } from "react";
import { useAccount } from "../session/owner.ts";
import { RequestFailure } from "../session/request.ts";
import { type FoundLeads, fetchLeads, type LeadQuery } from "./leads-api.ts";

/** How often new leads are looked for while the page is in sight, in ms. */
const EVERY = 60_000;

/** How far the list is. */
export type LeadsState =
  | { status: "loading" }
  | { status: "failed"; kind: RequestFailure["kind"] }
  | {
      status: "ready";
      found: FoundLeads;
      /** What was asked for. */
      query: LeadQuery;
      /** When it was answered. */
      at: number;
      /** Whether another answer is on its way, to another question. */
      isStale: boolean;
      /** Why there is no newer one, where one was asked for in vain. */
      failed?: RequestFailure["kind"];
    };

/**
 * Fetches leads whenever others are asked for, when the page comes into sight, and every minute. Those that are there
 * stay until the new ones are, or if none come.
 *
 * @param query the same object for as long as it asks the same.
 * @returns them, and what fetches them anew.
 */
export function useLeads(query: LeadQuery): [LeadsState, () => void] {
  const { token } = useAccount();
  const [leads, setLeads] = useState<LeadsState>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  const refresh = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again.
  useEffect(() => {
    if (!token) return;
    const stop = new AbortController();
    setLeads((last) =>
      last.status === "ready" ? { ...last, isStale: last.query !== query } : { status: "loading" },
    );
    fetchLeads(query, token, { signal: stop.signal }).then(
      (found) => setLeads({ status: "ready", found, query, at: Date.now(), isStale: false }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const kind = error instanceof RequestFailure ? error.kind : "server";
        // Leads of another question would answer this one wrongly.
        setLeads((last) =>
          last.status === "ready" && !last.isStale ? { ...last, failed: kind } : { status: "failed", kind },
        );
      },
    );
    return () => stop.abort();
  }, [query, token, attempt]);

  useEffect(() => {
    const refreshInSight = () => document.visibilityState === "visible" && refresh();
    const timer = setInterval(refreshInSight, EVERY);
    document.addEventListener("visibilitychange", refreshInSight);
    addEventListener("online", refreshInSight);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refreshInSight);
      removeEventListener("online", refreshInSight);
    };
  }, [refresh]);
  return [leads, refresh];
}
