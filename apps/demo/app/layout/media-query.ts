import { useSyncExternalStore } from "react";

/** Makes a hook that tells whether a media query matches, and follows it. */
export function mediaQuery(query: string): () => boolean {
  let list: MediaQueryList | undefined;
  const read = () => {
    list ??= matchMedia(query); // Not before it is asked for: the build has no screen as long as it renders none.
    return list;
  };
  const matches = () => read().matches;
  const subscribe = (onChange: () => void) => {
    read().addEventListener("change", onChange);
    return () => read().removeEventListener("change", onChange);
  };
  return () => useSyncExternalStore(subscribe, matches, matches);
}
