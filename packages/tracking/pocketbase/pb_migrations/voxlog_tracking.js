// The tracking collections as `voxlog-tracking` found them declared. When they change, run it again: it writes another
// migration. It may run before or after the product's own migrations. It adds collections and fields and sets limits and
// rules. It removes nothing, not even when reverted, because that would delete rows.
//
// A visitor has no account, so an unguessable key grants access: you find a session by its complete session_id, and
// change a record by its ID. Nothing else can be listed, viewed or deleted.

/** @typedef {{ name: string; fields: Partial<core.TextField>[]; indexes: string[]; triggers?: object }} TrackingCollection */
/** @type {TrackingCollection[]} */
const COLLECTIONS = [];

migrate(
  (app) => {
    const added = COLLECTIONS.filter(({ name }) => !findCollection(app, name));
    for (const { name, fields, indexes, triggers, ...rules } of COLLECTIONS) {
      const collection = findCollection(app, name) || new Collection({ name, type: "base" });
      for (const field of fields) collection.fields.add(new Field(/** @type {object} */ (field)));
      Object.assign(collection, rules);
      for (const index of indexes) {
        const indexName = index.split("`")[1];
        if (!collection.indexes.some((known) => known.includes(`\`${indexName}\``)))
          collection.indexes.push(index);
      }
      app.save(collection);
    }
    for (const [name, sql] of COLLECTIONS.flatMap(({ triggers }) => Object.entries(triggers || {}))) {
      app.db().newQuery(`DROP TRIGGER IF EXISTS ${name}`).execute();
      app.db().newQuery(`CREATE TRIGGER ${name} ${sql}`).execute();
    }
    // From then on the settings are the owner's to change.
    if (added.length > 0) makeRoom(app, added);
  },
  () => {},
);

/**
 * @param {CoreApp} app @param {string} name
 * @throws Error for a product's own collection of that name: no visit may be stored there.
 */
function findCollection(app, name) {
  let collection;
  try {
    collection = app.findCollectionByNameOrId(name);
  } catch {
    return undefined;
  }
  const key = /** @type {core.TextField} */ (collection.fields.getByName("session_id"));
  const declared = COLLECTIONS.find((each) => each.name === name).fields;
  if (key?.pattern === declared.find((field) => field.name === "session_id").pattern) return collection;
  throw new Error(`There is a collection ${name} that is not for tracking. Give the set another prefix.`);
}

/**
 * Raises limits for the tracker. A page view is one batch, which makes its counts exact, and so are the changes that a
 * visitor made offline. Limits are per address, which an office shares: a hook limits what one session may send.
 *
 * @param {CoreApp} app @param {TrackingCollection[]} collections
 */
function makeRoom(app, collections) {
  const settings = app.settings();
  settings.batch.enabled = true;
  settings.batch.maxRequests = Math.max(settings.batch.maxRequests, 50);
  const { rules } = settings.rateLimits;
  for (const rule of rules) {
    const needed = rule.label === "/api/batch" ? 600 : rule.label === "/api/" ? 1800 : 0;
    if (rule.maxRequests / rule.duration < needed / 10) {
      rule.maxRequests = needed;
      rule.duration = 10;
    }
  }
  const own = collections
    .map(({ name }) => ({ label: `${name}:create`, audience: "@guest", maxRequests: 1200, duration: 10 }))
    .filter(({ label }) => !rules.some((rule) => rule.label === label));
  settings.rateLimits.rules = [.../** @type {core.RateLimitRule[]} */ (own), ...rules];
  app.save(settings);
}
