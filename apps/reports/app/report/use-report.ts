import { useCallback, useEffect, useState } from "react";
import { type Filters, reportQuery } from "../filters/filters.ts";
import { useAccount } from "../session/owner.ts";
import { RequestFailure } from "../session/request.ts";
import { fetchReport, type ReportName, type Reports } from "./fetch-report.ts";

/** How far a report is. */
export type ReportState<Name extends ReportName> =
  | { status: "loading" }
  | { status: "failed"; kind: RequestFailure["kind"]; retry: () => void }
  | {
      status: "ready";
      rows: Reports[Name][];
      /** Of the rows. */
      filters: Filters;
      /** Whether the filters have changed since, and the response is on its way. */
      isStale: boolean;
    };

/**
 * Fetches a report whenever the filters change, and again on a retry. Rows of other filters stay until the
 * new ones are there, so that nothing jumps.
 *
 * @param everyMs how often to fetch it anew while the tab is in sight, if at all.
 */
export function useReport<Name extends ReportName>(
  name: Name,
  filters: Filters,
  everyMs?: number,
): ReportState<Name> {
  const { token } = useAccount();
  const [state, setState] = useState<ReportState<Name>>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const query = reportQuery(filters);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is what the server gets of the filters, and a retry sends it again.
  useEffect(() => {
    if (!token) return;
    const stop = new AbortController();
    setState((last) =>
      last.status === "ready" && last.filters.set.name === filters.set.name
        ? { ...last, isStale: true }
        : { status: "loading" },
    );
    fetchReport(name, filters, token, stop.signal).then(
      (rows) => setState({ status: "ready", rows, filters, isStale: false }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const kind = error instanceof RequestFailure ? error.kind : "server";
        setState({ status: "failed", kind, retry });
      },
    );
    return () => stop.abort();
  }, [name, query, token, attempt]);

  useEffect(() => {
    if (!everyMs) return;
    const timer = setInterval(() => document.visibilityState === "visible" && retry(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, retry]);
  return state;
}
