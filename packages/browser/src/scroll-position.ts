import { useEffect, useLayoutEffect, useRef } from "react";
import { readStoredJson, writeStoredJson } from "./storage.ts";

const STORED = "voxlog.scroll-positions";

/**
 * Back, forward and reload return to where the visitor was on that page. What the browser does by itself comes too
 * early for content that an application renders; React Router's own component needs its data router.
 *
 * @param key of the history entry that is shown.
 * @param isReturn whether it was reached by going back or forward.
 * @param isHere whether its content is in the page, which is as tall as it will be.
 */
export function useScrollPosition(key: string, isReturn: boolean, isHere = true): void {
  const positions = useRef<Record<string, number>>(null);
  const shown = useRef<string>(null);
  const isFirst = useRef(true);
  // By the scrolling that was heard of: to ask the page would have it laid out in the midst of a click.
  const current = useRef(0);

  useLayoutEffect(() => {
    // First entries have the same key in every document of a tab.
    const entry = isHere ? `${location.pathname} ${key}` : null;
    if (shown.current === entry) return;
    shown.current = entry;
    if (!entry) return;
    positions.current ??= readStoredJson(STORED, isPositions, "sessionStorage") ?? {};
    const top = positions.current[entry];
    // A first one may be where the browser, or the visitor since then, has scrolled it to.
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
      history.scrollRestoration = "auto"; // The next document may be of another make.
      writeStoredJson(STORED, positions.current, "sessionStorage");
    };
    const stay = () => {
      history.scrollRestoration = "manual";
    };
    stay();
    addEventListener("scroll", keep, { passive: true });
    addEventListener("pagehide", leave);
    addEventListener("pageshow", stay); // From the browser's cache of pages, where no effect runs.
    return () => {
      removeEventListener("scroll", keep);
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", stay);
      history.scrollRestoration = "auto";
    };
  }, []);
}

/** Whether this document was reloaded or gone back to, rather than visited anew. */
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
