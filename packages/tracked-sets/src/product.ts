import { devModeOf } from "@voxlog/tracking/browser";

/** What the keys of our sets in the browser's storage begin with. */
export const product = "voxlog";

/** Whether this browser is a developer's. */
export const devMode = devModeOf(product);
