import { useSyncExternalStore } from "react";

/** Visitors who prefer things not to move. */
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

type MediaQuery = { matches: () => boolean; subscribe: (listener: () => void) => () => void };

const queries = new Map<string, MediaQuery>();

/** Whether a media query matches now; for a component, which follows it, there is `useMediaQuery`. */
export function matchesMedia(query: string): boolean {
  return queryOf(query).matches();
}

/** Whether a media query matches; the component follows it. */
export function useMediaQuery(query: string): boolean {
  const { matches, subscribe } = queryOf(query);
  return useSyncExternalStore(subscribe, matches, matches);
}

/** One list for all who ask, and a `subscribe` that stays the same from render to render. */
function queryOf(query: string): MediaQuery {
  const known = queries.get(query);
  if (known) return known;
  const list = matchMedia(query);
  const made: MediaQuery = {
    matches: () => list.matches,
    subscribe(listener) {
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
  };
  queries.set(query, made);
  return made;
}
