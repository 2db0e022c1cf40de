import { browserEnvironment } from "./browser/environment.ts";
import type { Environment } from "./core/environment.ts";
import type { Tracker, TrackerOptions } from "./core/tracker.ts";
import { trackerIn } from "./core/tracker-in.ts";

export { readDevMode, takeDevModeFromAddress, writeDevMode } from "./browser/dev-mode.ts";
export { type ClientDescription, type ClientHints, describeClient } from "./core/describe-client.ts";
export type { Environment, KeyValueStorage, PageEvents } from "./core/environment.ts";
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
 * @param options.environment effects to use instead of the browser's own, for tests.
 * @example
 * const tracker = createTracker({
 *   store: pocketbaseStore({ client: fetchClient(""), set: "site" }),
 *   language: "nl",
 * });
 * tracker.pageView({ path: location.pathname });
 */
export function createTracker(options: TrackerOptions & { environment?: Environment }): Tracker {
  return trackerIn(options.environment ?? browserEnvironment(), options);
}
