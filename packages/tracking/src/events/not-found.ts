import type { EventSink } from "./event-sink.ts";

/**
 * Tracks, as `not_found`, that the server had no such page. A page that the application itself shows in its place is
 * tracked by hand: `tracker.track("not_found")`.
 */
export function trackNotFound(tracker: EventSink): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  let isMissing = [404, 410].includes(navigation?.responseStatus ?? 0);
  tracker.onLeave(() => {
    if (isMissing) tracker.track("not_found");
    isMissing = false;
  });
}
