import type { EventSink } from "./event-sink.ts";

/** Tracks a page with status 404 or 410 as `not_found`. For an application's own page, call `track("not_found")`. */
export function trackNotFound(tracker: EventSink): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  let isMissing = [404, 410].includes(navigation?.responseStatus ?? 0);
  tracker.onLeave(() => {
    if (isMissing) tracker.track("not_found");
    isMissing = false;
  });
}
