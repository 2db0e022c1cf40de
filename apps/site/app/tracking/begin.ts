import { createTracker, type Tracker } from "@voxlog/tracking";
import { readDevMode, takeDevModeFromAddress } from "@voxlog/tracking/browser";
import { fetchClient, pocketbaseStore } from "@voxlog/tracking/pocketbase";
import { addresses } from "../addresses.ts";
import { languageOf, trackedPath } from "../paths.ts";

takeDevModeFromAddress();

/** Nothing imports this module but dynamically: where a content blocker refuses it, the page must not miss it. */
const tracker = createTracker({
  store: pocketbaseStore({ client: fetchClient(addresses.api), set: "site" }),
  language: languageOf(location.pathname),
  devMode: readDevMode(),
});

let isTaken = false;

/** The site's tracker, for the application: from now on it says what is shown. */
export function takeTracker(): Tracker {
  isTaken = true;
  return tracker;
}

/** Tracks the view that the page came with: it calls this when idle, mostly long before the application is there. */
export function beginVisit(pathname: string, title: string): void {
  if (!isTaken) tracker.pageView({ path: trackedPath(pathname), title });
}
