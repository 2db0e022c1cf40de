import { createStore } from "@voxlog/browser/store";
import { product } from "@voxlog/tracked-sets/product";
import { lazyTracker } from "@voxlog/tracking/browser";
import type { DeliveryState } from "./watch-client.ts";

/** Whether tracking requests from this browser arrive; undefined until that is known. */
export const delivery = createStore<DeliveryState | undefined>(undefined);

/** The site's tracker for the application. The page has usually fetched it already. */
export const tracker = lazyTracker(product, async () => {
  try {
    return (await import("./begin.ts")).siteTracker(delivery.set);
  } catch (error) {
    if (navigator.onLine) delivery.set("blocked");
    throw error;
  }
});
