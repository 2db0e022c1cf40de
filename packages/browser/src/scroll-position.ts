import { useEffect, useLayoutEffect, useRef } from "react";
import { readStoredJson, writeStoredJson } from "./storage.ts";

const STORED = "voxlog.scroll-positions";

/**
 * Restores the scroll position on back, forward and reload. Browsers restore too early for content that an application
 * renders, and React Router's component needs its data router.
 *
 * @param key of the current history entry.
 * @param isReturn whether it was reached by going back or forward.
 * @param isHere whether the content is rendered, so that the page has its full height.
 */
export function useScrollPosition(key: string, isReturn: boolean, isHere = true): void {
  const positions = useRef<Record<string, number>>(null);
  const shown = useRef<string>(null);
  const isFirst = useRef(true);
  // From scroll events: reading it from the page would force layout during a click.
  const current = useRef(0);

  useLayoutEffect(() => {
    // First entries have the same key in every document of a tab.
    const entry = isHere ? `${location.pathname} ${key}` : null;
    if (shown.current === entry) return;
    shown.current = entry;
    if (!entry) return;
    positions.current ??= readStoredJson(STORED, isPositions, "sessionStorage") ?? {};
    const top = positions.current[entry];
    // On the first entry, the browser or the visitor may have scrolled already.
    const isWanted = isFirst.current ? isShownAgain() && scrollY === 0 : isReturn;
    if (isFirst.current) current.current = scrollY;
    isFirst.current = false;
    if (isWanted && top !== undefined && top !== current.current) scrollTo({ top, behavior: "instant" });
    positions.current[entry] = current.current;
  }, [key, isReturn, isHere]);

  useEffect(() => {
    const keep = () => {
      current.current = scrollY;
      if (shown.current && positions.current) positions.current[shown.current] = scrollY;
    };
    const leave = () => {
      history.scrollRestoration = "auto"; // The next document may be another app.
      writeStoredJson(STORED, positions.current, "sessionStorage");
    };
    const stay = () => {
      history.scrollRestoration = "manual";
    };
    stay();
    const until = new AbortController();
    const { signal } = until;
    addEventListener("scroll", keep, { passive: true, signal });
    addEventListener("pagehide", leave, { signal });
    addEventListener("pageshow", stay, { signal }); // Restored from the back/forward cache, where no effect runs.
    return () => {
      until.abort();
      history.scrollRestoration = "auto";
    };
  }, []);
}

/** Returns whether this document was reloaded or restored by back or forward. */
function isShownAgain(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit !== undefined && visit.type !== "navigate";
}

function isPositions(value: unknown): value is Record<string, number> {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((position) => typeof position === "number")
  );
}
