import { useSyncExternalStore } from "react";

/** Makes a hook that tells whether a media query matches, and follows it. */
export function mediaQuery(query: string): () => boolean {
  const list = matchMedia(query);
  const subscribe = (onChange: () => void) => {
    list.addEventListener("change", onChange);
    return () => list.removeEventListener("change", onChange);
  };
  return () => useSyncExternalStore(subscribe, () => list.matches);
}
