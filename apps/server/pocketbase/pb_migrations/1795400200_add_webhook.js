// Leads can be sent to another system, from the same outbox as their emails.
const setKinds = (app, values) => {
  const outbox = app.findCollectionByNameOrId("outbox");
  outbox.fields.getByName("kind").values = values;
  app.save(outbox);
};

migrate(
  (app) => setKinds(app, ["lead", "confirmation", "webhook"]),
  (app) => {
    app.db().newQuery("DELETE FROM outbox WHERE kind = 'webhook'").execute();
    setKinds(app, ["lead", "confirmation"]);
  },
);
