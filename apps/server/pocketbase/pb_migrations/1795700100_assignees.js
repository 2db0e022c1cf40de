// Who answered a lead, and who is to: email addresses of accounts, which stay when an account is removed.
migrate(
  (app) => {
    const followUps = app.findCollectionByNameOrId("follow_ups");
    for (const name of ["answeredBy", "assigned"]) followUps.fields.add(new TextField({ name, max: 254 }));
    app.save(followUps);
  },
  () => {
    throw new Error("Reverting would delete who follows up leads. Restore a backup: docs/upgrading.md.");
  },
);
