// The collections of leads, as packages/product declared them when this was built. Collections and fields are added, and
// limits are set; nothing is removed.
/** @type {{ name: string; fields: Partial<core.Field>[] }[]} */
const COLLECTIONS = [];

migrate(
  (app) => {
    // The server chooses these, whatever is sent.
    const chosen = ["id", "created", "updated"].map((field) => `@request.body.${field}:isset = false`);
    for (const { name, fields } of COLLECTIONS) {
      const collection =
        findCollection(app, name) || new Collection({ name, type: "base", createRule: chosen.join(" && ") });
      for (const field of fields) collection.fields.add(new Field(field));
      app.save(collection);
    }
  },
  () => {},
);

/** @param {CoreApp} app @param {string} name */
function findCollection(app, name) {
  try {
    return app.findCollectionByNameOrId(name);
  } catch {
    return undefined;
  }
}
