// A form that is sent without JavaScript can't prove work. Where leads have to, it's stored and held back.
const setReasons = (app, values) => {
  const outbox = app.findCollectionByNameOrId("outbox");
  outbox.fields.getByName("held").values = values;
  app.save(outbox);
};

migrate(
  (app) => setReasons(app, ["trap", "quick", "unproven"]),
  (app) => {
    app.db().newQuery("UPDATE outbox SET held = 'trap' WHERE held = 'unproven'").execute();
    setReasons(app, ["trap", "quick"]);
  },
);
