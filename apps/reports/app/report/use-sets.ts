import type { VisitSet } from "../filters/filters.ts";
import { type RequestState, useRequest } from "../session/use-request.ts";
import { fetchSets } from "./fetch-report.ts";

/** Sets don't change while the page is open. */
let fetched: { sets: VisitSet[] } | undefined;

/** Fetches the sets that the server tracks, once per page. */
export function useSets(): RequestState<{ sets: VisitSet[] }> {
  const [state] = useRequest(
    "sets",
    async (token, signal) => {
      fetched ??= { sets: await fetchSets(token, signal) };
      return fetched;
    },
    () => true,
  );
  return fetched ? { ...fetched, status: "ready", isStale: false } : state;
}
