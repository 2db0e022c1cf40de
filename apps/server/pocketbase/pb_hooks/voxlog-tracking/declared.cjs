const DECLARED = require(`${__hooks}/voxlog-tracking-fields.json`);

/** What is known of each collection by name: PocketBase makes another one of each that somebody changes. */
const known = new Map();

/**
 * The fields of a collection by what sets them, as its set declares them.
 *
 * @returns nothing for a collection that is not a set's, or has been changed since `voxlog-tracking` made it.
 */
exports.fieldsOf = (app, name) => {
  const declared = Object.hasOwn(DECLARED, name) && DECLARED[name];
  if (!declared) return undefined;
  const collection = app.findCachedCollectionByNameOrId(name);
  let found = known.get(name);
  if (found?.collection !== collection) {
    found = { collection, fields: isSame(collection, declared) ? byChange(name, declared) : undefined };
    known.set(name, found);
  }
  return found.fields;
};

function isSame(collection, { createRule, updateRule, fields }) {
  const live = JSON.parse(JSON.stringify(collection));
  const isDeclared = ({ name, changedBy: _, ...field }) => {
    const there = live.fields.find((each) => each.name === name);
    return Object.entries(field).every(
      ([key, value]) => JSON.stringify(there?.[key]) === JSON.stringify(value),
    );
  };
  return (
    live.createRule === createRule &&
    live.updateRule === updateRule &&
    live.fields.length === fields.length + 1 && // And the id.
    fields.every(isDeclared)
  );
}

function byChange(collection, { kind, fields }) {
  const told = fields
    .filter(({ type }) => type !== "autodate")
    .map((field) => ({
      ...field,
      matches: field.pattern && new RegExp(field.pattern),
      earliest: field.type === "date" && Date.parse(field.min.replace(" ", "T")),
    }));
  const changedBy = (...changes) =>
    Object.assign(
      Object.create(null), // A body may name what every object has.
      Object.fromEntries(
        told.filter((field) => changes.includes(field.changedBy)).map((field) => [field.name, field]),
      ),
    );
  return {
    kind,
    collection,
    fixed: changedBy(undefined),
    ofNewSession: Object.assign(changedBy(undefined, "view", "count"), { converted: { type: "bool" } }),
    ofView: changedBy("view"),
    ofCount: changedBy("count"),
    ofConversion: changedBy("conversion"),
    ofEnd: changedBy("end"),
    required: told.filter(({ required }) => required).map(({ name }) => name),
  };
}
