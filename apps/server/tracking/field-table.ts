import type { TrackingSet } from "@voxlog/tracking";
import { type Collection, collectionsOf } from "@voxlog/tracking/backend";
import type { Field } from "@voxlog/tracking/collector";

/** What a collection of a set records. */
export type Kind = "sessions" | "page_visits" | "events";

/** A field as the writer needs it: its limits, with its pattern compiled and its earliest date in ms since 1970. */
export type CheckedField = Field & { name: string; matches?: RegExp; earliest?: number };

/** The fields of a collection that one kind of change sets, by their name. */
export type Fields = Readonly<Record<string, CheckedField>>;

/** A tracked collection, as its set declares it. */
export type TrackedCollection = {
  name: string;
  kind: Kind;
  /** What `voxlog-tracking` writes into the migration: rules, and fields as PocketBase has them. */
  declared: Collection;
  fixed: Fields;
  ofNewSession: Fields;
  ofView: Fields;
  ofCount: Fields;
  ofConversion: Fields;
  ofEnd: Fields;
};

/** The collections' migration lets no earlier date in. */
const EARLIEST = Date.UTC(2020);

/** Returns the collections of some sets with their fields sorted by the change that sets them. */
export function trackedCollections(sets: readonly TrackingSet[]): Map<string, TrackedCollection> {
  const tracked = sets.flatMap((set) => {
    const tables = { sessions: set.sessionFields, page_visits: set.visitFields, events: set.eventFields };
    const declared = collectionsOf(set);
    return (Object.keys(tables) as Kind[]).map((kind) => {
      const name = set.collections[kind];
      const collection = declared.find((each) => each.name === name);
      if (!collection) throw new Error(`The set ${set.name} declares no collection ${name}.`);
      return sortFields(name, kind, collection, tables[kind]);
    });
  });
  return new Map(tracked.map((collection) => [collection.name, collection]));
}

function sortFields(
  name: string,
  kind: Kind,
  declared: Collection,
  table: Readonly<Record<string, Field>>,
): TrackedCollection {
  const checked = Object.entries(table).map(
    ([fieldName, field]): CheckedField => ({
      ...field,
      name: fieldName,
      ...(field.type === "text" && field.pattern && { matches: new RegExp(field.pattern) }),
      ...(field.type === "date" && { earliest: EARLIEST }),
    }),
  );
  // Without a prototype: a body may have names such as `constructor`.
  const changedBy = (...changes: Field["changedBy"][]): Fields =>
    Object.assign(
      Object.create(null),
      Object.fromEntries(
        checked.filter((field) => changes.includes(field.changedBy)).map((field) => [field.name, field]),
      ),
    );
  return {
    name,
    kind,
    declared,
    fixed: changedBy(undefined),
    ofNewSession: Object.assign(changedBy(undefined, "view", "count"), {
      converted: { name: "converted", type: "bool" } as const,
    }),
    ofView: changedBy("view"),
    ofCount: changedBy("count"),
    ofConversion: changedBy("conversion"),
    ofEnd: changedBy("end"),
  };
}
