// What looks like no lead is kept apart: its mail says why, and goes with others in one. So do the mails of leads beyond
// a number an hour. A lead that is sent again within a day is counted, and makes no other mail.
const FIELDS = ["held", "bundled", "repeats"];

migrate(
  (app) => {
    const outbox = app.findCollectionByNameOrId("outbox");
    // Filled in by a program, by the field that people do not see; or sent faster than anybody types.
    outbox.fields.add(new SelectField({ name: "held", maxSelect: 1, values: ["trap", "quick"] }));
    outbox.fields.add(new BoolField({ name: "bundled" }));
    outbox.fields.add(new NumberField({ name: "repeats", onlyInt: true, min: 0 }));
    app.save(outbox);

    for (const name of ["signups", "demo_requests"]) {
      const leads = app.findCollectionByNameOrId(name);
      leads.indexes.push(`CREATE INDEX \`idx_${name}_email\` ON \`${name}\` (lower(\`email\`))`);
      app.save(leads);
    }
  },
  (app) => {
    for (const name of ["signups", "demo_requests"]) {
      const leads = app.findCollectionByNameOrId(name);
      leads.indexes = leads.indexes.filter((index) => !index.includes(`idx_${name}_email`));
      app.save(leads);
    }
    const outbox = app.findCollectionByNameOrId("outbox");
    for (const name of FIELDS) outbox.fields.removeByName(name);
    app.save(outbox);
  },
);
