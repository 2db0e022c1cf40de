import { createStore } from "@voxlog/browser/store";
import { product } from "@voxlog/tracked-sets/product";
import { lazyTracker } from "@voxlog/tracking/browser";
import type { DeliveryState } from "./watch-client.ts";

/** Whether what is tracked gets through from this browser; undefined until that is known. */
export const delivery = createStore<DeliveryState | undefined>(undefined);

/** The site's tracker, for the application: the page itself has mostly fetched it before. */
export const tracker = lazyTracker(product, async () => {
  try {
    return (await import("./begin.ts")).siteTracker(delivery.set);
  } catch (error) {
    if (navigator.onLine) delivery.set("blocked");
    throw error;
  }
});
