import { useCallback, useSyncExternalStore } from "react";

/** Visitors who prefer things not to move. */
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Whether a media query matches now; for a component, which follows it, there is `useMediaQuery`. */
export const matchesMedia = (query: string): boolean => matchMedia(query).matches;

/** Whether a media query matches; the component follows it. */
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
