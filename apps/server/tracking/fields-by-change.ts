import type { Field } from "@voxlog/tracking/collector";

/** The fields of a table, by name. A map, because a body may have names such as `constructor`. */
export type Fields = ReadonlyMap<string, Field>;

const known = new WeakMap<object, Map<string, Fields>>();

/** Returns the fields that one of these changes sets; `undefined` is the creation of the row. */
export function fieldsChangedBy(
  table: Readonly<Record<string, Field>>,
  ...changes: Field["changedBy"][]
): Fields {
  const ofTable = known.get(table) ?? new Map<string, Fields>();
  known.set(table, ofTable);
  const key = changes.join();
  const fields =
    ofTable.get(key) ??
    new Map(Object.entries(table).filter(([, { changedBy }]) => changes.includes(changedBy)));
  ofTable.set(key, fields);
  return fields;
}
