import { createTracker, readDevMode, type Tracker, takeDevModeFromAddress } from "@voxlog/tracking";
import { fetchClient, pocketbaseStore } from "@voxlog/tracking/pocketbase";
import { addresses } from "../addresses.ts";
import { languageOf, trackedPath } from "../paths.ts";

/**
 * The site's tracker; none while prerendering. Loading this module is what begins the visit: the page does it
 * when idle, long before the application is there, which then finds the same tracker.
 */
export const tracker = typeof document === "undefined" ? undefined : beginVisit();

function beginVisit(): Tracker {
  takeDevModeFromAddress();
  const tracker = createTracker({
    store: pocketbaseStore({ client: fetchClient(addresses.api), set: "site" }),
    language: languageOf(location.pathname),
    devMode: readDevMode(),
  });
  tracker.pageView({ path: trackedPath(location.pathname), title: document.title });
  return tracker;
}
