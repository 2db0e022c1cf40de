import { measuredVisits } from "@voxlog/product";
import type { Tracker } from "@voxlog/tracking";
import { trackScrollDepth, trackWebVitals } from "@voxlog/tracking/events";

/**
 * Tracks how far pages are scrolled, and for some visitors how fast they were. It is fetched once the tracker is there:
 * nothing waits for it, and what was measured before is still there to be read.
 */
export function trackMeasures(tracker: Tracker): void {
  trackScrollDepth(tracker);
  trackWebVitals(tracker, () => import("web-vitals"), { sample: 1 / measuredVisits.oneIn });
}
