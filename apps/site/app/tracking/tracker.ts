import { lazyTracker } from "@voxlog/tracking/browser";

/** The site's tracker, for the application: the page itself has mostly fetched it before. */
export const tracker = lazyTracker(async () => (await import("./begin.ts")).takeTracker());
