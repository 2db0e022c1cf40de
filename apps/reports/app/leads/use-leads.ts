import { useCallback, useEffect, useState } from "react";
import { useAccount } from "../session/owner.ts";
import { type FailureKind, failureKind } from "../session/request.ts";
import { type FoundLeads, fetchLeads, type LeadQuery } from "./leads-api.ts";

/** Interval between updates while the page is visible, in ms. */
const INTERVAL = 60_000;

export type LeadsState =
  | { status: "loading" }
  | { status: "failed"; kind: FailureKind }
  | {
      status: "ready";
      found: FoundLeads;
      query: LeadQuery;
      /** When they were fetched, in ms since 1970. */
      fetchedAt: number;
      isStale: boolean;
      failed?: FailureKind;
    };

/**
 * Fetches leads when the query changes, when the page becomes visible, and every minute. The last result stays until
 * the next one arrives.
 *
 * @param query the same object for the same query.
 * @returns the state, and a function that fetches again.
 */
export function useLeads(query: LeadQuery): [LeadsState, () => void] {
  const { token } = useAccount();
  const [leads, setLeads] = useState<LeadsState>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  const refresh = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt sends the same query again.
  useEffect(() => {
    if (!token) return;
    const stop = new AbortController();
    setLeads((last) =>
      last.status === "ready" ? { ...last, isStale: last.query !== query } : { status: "loading" },
    );
    fetchLeads(query, token, { signal: stop.signal }).then(
      (found) => setLeads({ status: "ready", found, query, fetchedAt: Date.now(), isStale: false }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const kind = failureKind(error);
        // Leads of another query would be wrong here.
        setLeads((last) =>
          last.status === "ready" && !last.isStale ? { ...last, failed: kind } : { status: "failed", kind },
        );
      },
    );
    return () => stop.abort();
  }, [query, token, attempt]);

  useEffect(() => {
    const refreshInSight = () => document.visibilityState === "visible" && refresh();
    const timer = setInterval(refreshInSight, INTERVAL);
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
