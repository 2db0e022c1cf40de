// Reports look for a range of days, as they do among sessions and page visits. Taking it back takes the collections too:
// the migration before, which made them, removes nothing.
const INDEX = "(CAST(substr(`created`, 1, 10) AS TEXT), `name`)";

migrate(
  (app) => {
    for (const name of ["events", "app_events"]) {
      const events = app.findCollectionByNameOrId(name);
      events.indexes.push(`CREATE INDEX \`idx_${name}_day\` ON \`${name}\` ${INDEX}`);
      app.save(events);
    }
  },
  (app) => {
    for (const name of ["events", "app_events"]) app.delete(app.findCollectionByNameOrId(name));
  },
);
