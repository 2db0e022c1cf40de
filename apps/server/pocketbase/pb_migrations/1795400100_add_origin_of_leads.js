// Where a lead came from, which its page adds. The language moves here from the lead's emails, so that it's stored once.
const TEXTS = {
  source: 100,
  medium: 100,
  campaign: 100,
  referrer: 255,
  firstPage: 100,
  openedBy: 50,
  language: 10,
};
const RELATIONS = { signups: "signup", demo_requests: "demo_request" };

migrate(
  (app) => {
    for (const [name, relation] of Object.entries(RELATIONS)) {
      const leads = app.findCollectionByNameOrId(name);
      for (const [field, max] of Object.entries(TEXTS)) leads.fields.add(new TextField({ name: field, max }));
      app.save(leads);
      app
        .db()
        .newQuery(
          `UPDATE ${name} SET language = COALESCE((SELECT o.language FROM outbox o WHERE o.${relation} = ${name}.id LIMIT 1), '')`,
        )
        .execute();
    }
    const outbox = app.findCollectionByNameOrId("outbox");
    outbox.fields.removeByName("language");
    app.save(outbox);
  },
  (app) => {
    const outbox = app.findCollectionByNameOrId("outbox");
    outbox.fields.add(
      new SelectField({ name: "language", maxSelect: 1, values: ["nl", "en"], required: true }),
    );
    app.save(outbox);
    for (const [name, relation] of Object.entries(RELATIONS)) {
      app
        .db()
        .newQuery(
          `UPDATE outbox SET language = COALESCE(NULLIF((SELECT l.language FROM ${name} l WHERE l.id = ${relation}), ''), 'nl') WHERE ${relation} != ''`,
        )
        .execute();
      const leads = app.findCollectionByNameOrId(name);
      for (const field of Object.keys(TEXTS)) leads.fields.removeByName(field);
      app.save(leads);
    }
  },
);
