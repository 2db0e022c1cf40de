// The migration before makes the collections of events, and removes nothing when it is taken back, since rows would be gone
// with it. What makes a stock server of ours again does.
migrate(
  () => {},
  (app) => {
    for (const name of ["events", "app_events"]) app.delete(app.findCollectionByNameOrId(name));
  },
);
