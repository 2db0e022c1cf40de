import { vitalsSample } from "@voxlog/product";
import type { Language } from "@voxlog/texts";
import { siteSet } from "@voxlog/tracked-sets";
import { devMode } from "@voxlog/tracked-sets/product";
import { createTracker, type Tracker } from "@voxlog/tracking";
import { isOwnerSignedIn } from "@voxlog/tracking/browser";
import { readCampaign } from "@voxlog/tracking/campaign";
import { collectorStore } from "@voxlog/tracking/collector";
import { trackInteraction, trackNotFound, trackScrollDepth, trackWebVitals } from "@voxlog/tracking/events";
import { fetchClient, pocketbaseStore } from "@voxlog/tracking/pocketbase";
import { addresses } from "../routing/addresses.ts";
import { type DeliveryState, watchClient, watchDelivery } from "./watch-client.ts";

devMode.takeFromAddress();

let delivery: DeliveryState | undefined;
let listener: ((delivery: DeliveryState) => void) | undefined;

const onDelivery = (next: DeliveryState) => {
  delivery = next;
  listener?.(next);
};

/** Only imported dynamically: the page has to work where a content blocker blocks it. */
const tracker = createTracker({
  store: import.meta.env.VITE_TRACKING_URL
    ? collectorStore({ url: addresses.tracking, set: siteSet, onReach: watchDelivery(onDelivery) })
    : pocketbaseStore({ client: watchClient(fetchClient(addresses.api), onDelivery), set: siteSet }),
  language: document.documentElement.lang as Language,
  session: readCampaign(location.search),
  devMode: devMode.read,
  ignore: isOwnerSignedIn,
});

trackNotFound(tracker);
trackScrollDepth(tracker);
trackInteraction(tracker);
trackWebVitals(tracker, () => import("web-vitals"), { sample: 1 / vitalsSample.oneIn });

let isTaken = false;

/**
 * The site's tracker, for the application: from now on it says what is shown.
 *
 * @param onDelivery receives whether tracking requests arrive: at once if that's known, and after every request.
 */
export function siteTracker(onDelivery: (delivery: DeliveryState) => void): Tracker {
  isTaken = true;
  listener = onDelivery;
  if (delivery) onDelivery(delivery);
  return tracker;
}

/** Tracks the view that the page came with: it calls this when idle, mostly long before the application is there. */
export function beginVisit(path: string, title: string): void {
  if (!isTaken) tracker.pageView({ path, title });
}
