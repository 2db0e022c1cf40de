// The collections of leads and of what became of them, as they were declared when this was built. Collections, fields and
// indexes are added, and limits are set; nothing is removed.
/** @typedef {Partial<core.Field> & { collection?: string }} LeadField a relation names its collection. */
/** @type {{ name: string; createRule?: string; fields: LeadField[]; indexes: string[] }[]} */
const COLLECTIONS = [];

migrate(
  (app) => {
    for (const { name, fields, indexes, ...rules } of COLLECTIONS) {
      const collection = findCollection(app, name) || new Collection({ name, type: "base", ...rules });
      for (const { collection: related, ...field } of fields) {
        const collectionId = related && app.findCollectionByNameOrId(related).id;
        collection.fields.add(new Field({ ...field, ...(collectionId && { collectionId }) }));
      }
      const names = indexes.map((index) => index.split("`")[1]);
      const others = collection.indexes.filter((index) => !names.includes(index.split("`")[1]));
      collection.indexes = /** @type {types.JSONArray<string>} */ ([...others, ...indexes]);
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
