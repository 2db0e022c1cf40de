import { useCallback, useSyncExternalStore } from "react";

/** Matches visitors who prefer reduced motion. */
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Returns whether a media query matches now; components use `useMediaQuery`. */
export const matchesMedia = (query: string): boolean => matchMedia(query).matches;

/** Returns whether a media query matches; re-renders on changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  const matches = () => matchesMedia(query);
  return useSyncExternalStore(subscribe, matches, matches);
}
