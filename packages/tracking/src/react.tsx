"use client";

import { createContext, type ReactNode, use, useLayoutEffect } from "react";
import type { TrackingSet } from "./core/set.ts";
import type { Page, Tracker } from "./core/tracker.ts";

const TrackerContext = createContext<Tracker | undefined>(undefined);

/** Provides a tracker to the components below. Create the tracker once, outside React. */
export function TrackingProvider({ tracker, children }: { tracker: Tracker; children: ReactNode }) {
  return <TrackerContext value={tracker}>{children}</TrackerContext>;
}

/**
 * Returns the provider's tracker.
 *
 * @throws Error without a provider.
 * @example const tracker = useTracker<typeof shop>();
 */
export function useTracker<S extends TrackingSet = TrackingSet>(): Tracker<S> {
  const tracker = use(TrackerContext);
  if (!tracker) {
    throw new Error("useTracker() found no tracker: put a <TrackingProvider tracker={…}> around the app.");
  }
  return tracker as Tracker<S>;
}

/**
 * Tracks a view of the current page whenever its path changes, before any effect or click: an event tracked there
 * belongs to this view.
 */
export function usePageView<S extends TrackingSet = TrackingSet>({ path, title, visit }: Page<S>): void {
  const tracker = useTracker<S>();
  useLayoutEffect(() => {
    tracker.pageView({ path, title, visit });
  }, [tracker, path, title, visit]);
}
