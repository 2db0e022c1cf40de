import type { Language } from "@voxlog/i18n";
import type { Tracker } from "@voxlog/tracking";
import { lazyTracker } from "@voxlog/tracking/browser";

/** The demo's tracker; it is fetched once there is a view to track, and the demo works without. */
export function demoTracker(language: Language): Tracker {
  return lazyTracker(async () => (await import("../start-tracking.ts")).startTracking(language));
}
