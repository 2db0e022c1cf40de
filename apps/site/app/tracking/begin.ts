import { measuredVisits } from "@voxlog/product";
import { siteSet } from "@voxlog/tracked-sets";
import { createTracker, type Tracker } from "@voxlog/tracking";
import { isOwnerSignedIn, readDevMode, takeDevModeFromAddress } from "@voxlog/tracking/browser";
import { readCampaign } from "@voxlog/tracking/campaign";
import {
  trackForms,
  trackNotFound,
  trackOutboundLinks,
  trackScrollDepth,
  trackWebVitals,
} from "@voxlog/tracking/events";
import { fetchClient, pocketbaseStore } from "@voxlog/tracking/pocketbase";
import { addresses } from "../addresses.ts";
import { languageOf, trackedPath } from "../paths.ts";
import { type Reach, watchClient } from "./watch-client.ts";

takeDevModeFromAddress();

let reach: Reach | undefined;
let listener: ((reach: Reach) => void) | undefined;

const client = watchClient(fetchClient(addresses.api), (next) => {
  reach = next;
  listener?.(next);
});

/** Nothing imports this module but dynamically: where a content blocker refuses it, the page must not miss it. */
const tracker = createTracker({
  store: pocketbaseStore({ client, set: siteSet }),
  language: languageOf(location.pathname),
  session: readCampaign(location.search),
  devMode: readDevMode,
  ignore: isOwnerSignedIn,
});

trackOutboundLinks(tracker);
trackForms(tracker);
trackNotFound(tracker);
trackScrollDepth(tracker);
trackWebVitals(tracker, () => import("web-vitals"), { sample: 1 / measuredVisits.oneIn });

let isTaken = false;

/**
 * The site's tracker, for the application: from now on it says what is shown.
 *
 * @param onReach is told whether what is tracked gets through: at once where that is known, and with every request.
 */
export function takeTracker(onReach: (reach: Reach) => void): Tracker {
  isTaken = true;
  listener = onReach;
  if (reach) onReach(reach);
  return tracker;
}

/** Tracks the view that the page came with: it calls this when idle, mostly long before the application is there. */
export function beginVisit(pathname: string, title: string): void {
  if (!isTaken) tracker.pageView({ path: trackedPath(pathname), title });
}
