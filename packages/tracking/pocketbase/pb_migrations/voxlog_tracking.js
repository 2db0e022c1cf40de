// The collections of what is tracked, as `voxlog-tracking` found them declared when it wrote this: when they change, run
// it again, and it writes another one. It may come before or after the product's own migrations. Collections and fields
// are added, limits and rules are set; nothing is removed, by taking it back neither, since rows would be gone with it.
//
// A visitor has no account, so an unguessable key is what grants access: a session is found by whoever knows its whole
// session_id, and a record is changed by whoever knows its id. Nothing can be listed beyond that, viewed or deleted.
const COLLECTIONS = [];

migrate(
  (app) => {
    const added = COLLECTIONS.filter(({ name }) => !findCollection(app, name));
    for (const { name, fields, indexes, triggers, ...rules } of COLLECTIONS) {
      const collection = findCollection(app, name) || new Collection({ name, type: "base" });
      for (const field of fields) collection.fields.add(new Field(field));
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

/** @throws Error for a collection of that name that is another's: no row of a visit may get in there. */
function findCollection(app, name) {
  let collection;
  try {
    collection = app.findCollectionByNameOrId(name);
  } catch {
    return undefined;
  }
  const fields = COLLECTIONS.find((each) => each.name === name).fields;
  const key = ({ name }) => name === "session_id";
  if (collection.fields.getByName("session_id")?.pattern === fields.find(key).pattern) return collection;
  throw new Error(`There is a collection ${name} that is not for tracking. Give the set another prefix.`);
}

/**
 * A page view is one batch, which makes its counts exact, and what waits of a visitor who was out of reach goes as one
 * too. Limits are per address, which an office shares: what one session may send is limited apart, by a hook.
 */
function makeRoom(app, collections) {
  const settings = app.settings();
  settings.batch.enabled = true;
  settings.batch.maxRequests = Math.max(settings.batch.maxRequests, 50);
  const least = { "/api/batch": 600, "/api/": 1800 };
  const rules = settings.rateLimits.rules.map((rule) => {
    const most = least[rule.label] || 0;
    if (rule.maxRequests / rule.duration < most / 10)
      Object.assign(rule, { maxRequests: most, duration: 10 });
    return rule;
  });
  const own = collections
    .map(({ name }) => ({ label: `${name}:create`, audience: "@guest", maxRequests: 1200, duration: 10 }))
    .filter(({ label }) => !rules.some((rule) => rule.label === label));
  settings.rateLimits.rules = [...own, ...rules];
  app.save(settings);
}
