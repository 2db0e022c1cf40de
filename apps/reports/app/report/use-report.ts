import { useCallback, useEffect, useState } from "react";
import { fetchReport, ReportFailure, type ReportName, type Reports } from "../api.ts";
import type { Filters } from "../filters/filters.ts";
import { useOwner } from "../owner.ts";

/** How far a report is. */
export type ReportState<Name extends ReportName> =
  | { status: "loading" }
  | { status: "failed"; kind: ReportFailure["kind"]; retry: () => void }
  | {
      status: "ready";
      rows: Reports[Name][];
      /** Of the rows. */
      filters: ReportFilters;
      /** Whether the filters have changed since, and the response is on its way. */
      isStale: boolean;
    };

type ReportFilters = Pick<Filters, "set" | "from" | "to">;

/**
 * Fetches a report whenever the filters change, and again on a retry. Rows of other days stay until the
 * new ones are there, so that nothing jumps.
 */
export function useReport<Name extends ReportName>(
  name: Name,
  { set, from, to }: ReportFilters,
): ReportState<Name> {
  const { token } = useOwner();
  const [state, setState] = useState<ReportState<Name>>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry sends the same filters again.
  useEffect(() => {
    if (!token) return;
    const stop = new AbortController();
    const filters = { set, from, to };
    setState((last) =>
      last.status === "ready" && last.filters.set === set
        ? { ...last, isStale: true }
        : { status: "loading" },
    );
    fetchReport(name, filters, token, stop.signal).then(
      (rows) => setState({ status: "ready", rows, filters, isStale: false }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const kind = error instanceof ReportFailure ? error.kind : "server";
        setState({ status: "failed", kind, retry });
      },
    );
    return () => stop.abort();
  }, [name, set, from, to, token, attempt]);
  return state;
}
