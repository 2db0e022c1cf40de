import { useCallback, useEffect, useState } from "react";
import type { VisitSet } from "../filters/filters.ts";
import { useAccount } from "../session/owner.ts";
import { RequestFailure } from "../session/request.ts";
import { fetchSets } from "./fetch-report.ts";

/** How far the sets are that the server tracks. */
type SetsState =
  | { status: "loading" }
  | { status: "failed"; kind: RequestFailure["kind"]; retry: () => void }
  | { status: "ready"; sets: VisitSet[] };

/** They stay the same as long as the page does. */
let known: SetsState = { status: "loading" };

/** Fetches the sets that the server tracks, once, and again on a retry. */
export function useSets(): SetsState {
  const { token } = useAccount();
  const [state, setState] = useState(known);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again.
  useEffect(() => {
    if (!token || known.status === "ready") return;
    const stop = new AbortController();
    setState({ status: "loading" });
    fetchSets(token, stop.signal).then(
      (sets) => {
        known = { status: "ready", sets };
        setState(known);
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const kind = error instanceof RequestFailure ? error.kind : "server";
        setState({ status: "failed", kind, retry });
      },
    );
    return () => stop.abort();
  }, [token, attempt, retry]);
  return state;
}
