import type { PageWindow } from "./core/page-window.ts";
import type { Tracker, TrackerOptions } from "./core/tracker.ts";
import { trackerIn } from "./core/tracker-in.ts";

export { type ClientDescription, type ClientHints, describeClient } from "./core/describe-client.ts";
export type { KeyValueStorage, PageWindow } from "./core/page-window.ts";
export type {
  Browser,
  ConversionType,
  DeviceType,
  Language,
  NewSession,
  NewVisit,
  System,
  VisitEnd,
} from "./core/records.ts";
export { type Change, type Conversion, type PageView, type Store, StoreFailure } from "./core/store.ts";
export type { Consent, Page, Tracker, TrackerOptions } from "./core/tracker.ts";

/**
 * Makes a tracker for this page.
 *
 * @param options.window a page to use instead of the one the script runs in, for tests.
 * @example
 * const tracker = createTracker({
 *   store: pocketbaseStore({ client: fetchClient(""), set: "site" }),
 *   language: "nl",
 * });
 * tracker.pageView({ path: location.pathname });
 */
export function createTracker(options: TrackerOptions & { window?: PageWindow }): Tracker {
  return trackerIn(options.window ?? (globalThis as unknown as PageWindow), options);
}
