import type { TrackingSet } from "@voxlog/tracking";
import { type Collection, collectionsOf } from "@voxlog/tracking/backend";
import type { Field } from "@voxlog/tracking/collector";

export type Kind = "sessions" | "page_visits" | "events";

export type TrackedCollection = {
  name: string;
  kind: Kind;
  fields: Readonly<Record<string, Field>>;
  /** The rules and fields that `voxlog-tracking` writes into the migration. */
  declared: Collection;
};

/** Returns the collections of sets by name. */
export function trackedCollections(sets: readonly TrackingSet[]): Map<string, TrackedCollection> {
  const tracked = sets.flatMap((set) => {
    const tables = { sessions: set.sessionFields, page_visits: set.visitFields, events: set.eventFields };
    const kinds = Object.keys(tables) as Kind[];
    return collectionsOf(set).flatMap((declared) => {
      const kind = kinds.find((each) => set.collections[each] === declared.name);
      return kind ? [{ name: declared.name, kind, fields: tables[kind], declared }] : [];
    });
  });
  return new Map(tracked.map((collection) => [collection.name, collection]));
}
