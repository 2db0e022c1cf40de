import { vitalsSample } from "@voxlog/product";
import type { Language } from "@voxlog/texts";
import { appSet } from "@voxlog/tracked-sets";
import { devMode } from "@voxlog/tracked-sets/product";
import { createTracker, type Tracker } from "@voxlog/tracking";
import { isOwnerSignedIn } from "@voxlog/tracking/browser";
import { readCampaign } from "@voxlog/tracking/campaign";
import { collectorStore } from "@voxlog/tracking/collector";
import { trackInteraction, trackWebVitals } from "@voxlog/tracking/events";
import { fetchClient, pocketbaseStore } from "@voxlog/tracking/pocketbase";
import { addresses } from "./routing/environment.ts";

/** Starts tracking into the demo's collections, which are separate from the site's. */
export function startTracking(language: Language): Tracker {
  const tracker = createTracker({
    store: import.meta.env.VITE_TRACKING_URL
      ? collectorStore({ url: addresses.tracking, set: appSet })
      : pocketbaseStore({ client: fetchClient(addresses.api), set: appSet }),
    language,
    session: readCampaign(location.search),
    devMode: devMode.read,
    ignore: isOwnerSignedIn,
  });
  trackInteraction(tracker);
  trackWebVitals(tracker, () => import("web-vitals"), { sample: 1 / vitalsSample.oneIn });
  return tracker;
}
