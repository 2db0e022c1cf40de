import { vitalsSample } from "@voxlog/product";
import type { Language } from "@voxlog/texts";
import { appSessions, siteSet } from "@voxlog/tracked-sets";
import { devMode } from "@voxlog/tracked-sets/product";
import { convertTab, createTracker, type Store, type Tracker, type TrackingSet } from "@voxlog/tracking";
import { isOwnerSignedIn } from "@voxlog/tracking/browser";
import { readCampaign } from "@voxlog/tracking/campaign";
import { collectorStore } from "@voxlog/tracking/collector";
import {
  trackForms,
  trackInteraction,
  trackNotFound,
  trackScrollDepth,
  trackWebVitals,
} from "@voxlog/tracking/events";
import { fetchClient, pocketbaseStore } from "@voxlog/tracking/pocketbase";
import { addresses } from "../routing/addresses.ts";
import { type DeliveryState, watchClient, watchDelivery } from "./watch-client.ts";

/** Ms. Browsers keep what they measured for `web-vitals`, so it isn't part of the first load. */
const VITALS_DELAY = 3000;

devMode.takeFromAddress();

let delivery: DeliveryState | undefined;
let listener: ((delivery: DeliveryState) => void) | undefined;

const onDelivery = (next: DeliveryState) => {
  delivery = next;
  listener?.(next);
};

const storeOf = <S extends TrackingSet>(set: S): Store<S> =>
  import.meta.env.VITE_TRACKING_URL
    ? collectorStore({ url: addresses.tracking, set, onReach: watchDelivery(onDelivery) })
    : pocketbaseStore({ client: watchClient(fetchClient(addresses.api), onDelivery), set });

/** Only imported dynamically, because a content blocker may block it. */
const tracker = createTracker({
  store: storeOf(siteSet),
  language: document.documentElement.lang as Language,
  session: readCampaign(location.search),
  devMode: devMode.read,
  ignore: isOwnerSignedIn,
  // A signup also counts for the demo, if the visitor used it in this tab.
  onConversion: (type) => type === "signup" && convertTab(storeOf(appSessions), type),
});

trackNotFound(tracker);
trackScrollDepth(tracker);
trackInteraction(tracker);
trackWebVitals(tracker, () => afterFirstLoad().then(() => import("web-vitals")), {
  sample: 1 / vitalsSample.oneIn,
});

let isTaken = false;

/**
 * Returns the site's tracker to the application, which reports views from then on.
 *
 * @param onDelivery receives whether tracking requests arrive: at once if that's known, and after every request.
 */
export function siteTracker(onDelivery: (delivery: DeliveryState) => void): Tracker {
  isTaken = true;
  listener = onDelivery;
  if (delivery) onDelivery(delivery);
  return tracker;
}

/** Tracks the page's first view. The page calls this when idle, usually before hydration. */
export function beginVisit(path: string, title: string): void {
  if (!isTaken) tracker.pageView({ path, title });
}

/** Tracks the form of a page without the application. */
export const trackPlainForm = (): void => trackForms(tracker);

function afterFirstLoad(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, VITALS_DELAY));
}
