import type { appSet } from "@voxlog/tracked-sets";
import { useTracker } from "@voxlog/tracking/react";

/** Returns the tracker with the demo's events. Events never contain what a visitor said or typed. */
export const useDemoTracker = () => useTracker<typeof appSet>();
