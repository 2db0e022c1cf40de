import { appSet, siteSet } from "@voxlog/tracked-sets";
import type { TrackingSet } from "@voxlog/tracking";

/** A set, whatever it declares. */
export type TrackedSet = TrackingSet;

/** What is collected, by the name that requests use. */
export const sets: Readonly<Record<string, TrackedSet>> = { [siteSet.name]: siteSet, [appSet.name]: appSet };

/** The set of a name, if there is one. */
export const findSet = (name: string): TrackedSet | undefined =>
  Object.hasOwn(sets, name) ? sets[name] : undefined;
