import type { Language } from "@voxlog/i18n";
import { appSet } from "@voxlog/tracked-sets";
import { createTracker, type Tracker } from "@voxlog/tracking";
import { isOwnerSignedIn, readDevMode } from "@voxlog/tracking/browser";
import { collectorStore } from "@voxlog/tracking/collector";
import { fetchClient, pocketbaseStore } from "@voxlog/tracking/pocketbase";
import { addresses } from "./environment.ts";

/** Starts tracking into the collections of the demo, apart from the site's. */
export function startTracking(language: Language): Tracker {
  return createTracker({
    store: import.meta.env.VITE_TRACKING_URL
      ? collectorStore({ url: addresses.tracking, set: appSet })
      : pocketbaseStore({ client: fetchClient(addresses.api), set: appSet }),
    language,
    devMode: readDevMode,
    ignore: isOwnerSignedIn,
  });
}
