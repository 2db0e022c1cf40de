import { measuredVisits } from "@voxlog/product";
import type { Tracker } from "@voxlog/tracking";
import { trackForms, trackOutboundLinks, trackScrollDepth, trackWebVitals } from "@voxlog/tracking/events";

/**
 * Tracks what visitors do on the page, and for some of them how fast it was. It is fetched once the application is there,
 * which comes with the first thing that they do: nobody waits for it, and what was measured before is still there to be
 * read.
 */
export function trackInteractions(tracker: Tracker): void {
  trackOutboundLinks(tracker);
  trackForms(tracker);
  trackScrollDepth(tracker);
  trackWebVitals(tracker, () => import("web-vitals"), { sample: 1 / measuredVisits.oneIn });
}
