import { devModeOf } from "@voxlog/tracking/browser";

/** The prefix of our sets' keys in the browser's storage. */
export const product = "voxlog";

/** Whether this browser belongs to a developer. */
export const devMode = devModeOf(product);
