import type { appSet } from "@voxlog/tracked-sets";
import { useTracker } from "@voxlog/tracking/react";

/** The tracker, with the demo's events. They never hold anything that a visitor said or typed. */
export const useDemoTracker = () => useTracker<typeof appSet>();
