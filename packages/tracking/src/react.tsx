"use client";

import { createContext, type ReactNode, use, useEffect } from "react";
import type { Page, Tracker } from "./core/tracker.ts";

const TrackerContext = createContext<Tracker | undefined>(undefined);

/** Gives a tracker to the components below. The tracker is made outside of React, once. */
export function TrackingProvider({ tracker, children }: { tracker: Tracker; children: ReactNode }) {
  return <TrackerContext value={tracker}>{children}</TrackerContext>;
}

/**
 * The tracker of the provider above.
 *
 * @throws Error where there is none.
 */
export function useTracker(): Tracker {
  const tracker = use(TrackerContext);
  if (!tracker) {
    throw new Error("useTracker() found no tracker: put a <TrackingProvider tracker={…}> around the app.");
  }
  return tracker;
}

/** Tracks a view of the page that is shown, whenever its path changes. */
export function usePageView({ path, title }: Page): void {
  const tracker = useTracker();
  useEffect(() => {
    tracker.pageView(title === undefined ? { path } : { path, title });
  }, [tracker, path, title]);
}
