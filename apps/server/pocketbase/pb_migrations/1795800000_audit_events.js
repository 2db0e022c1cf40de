// Entries have the name of their event, which the reports translate, and what it's about. Those before had an action and
// an English text.
migrate(
  (app) => {
    const audit = app.findCollectionByNameOrId("audit");
    audit.fields.add(new TextField({ name: "event", max: 40 }));
    audit.fields.add(new BoolField({ name: "byCommand" }));
    app.save(audit);
    /** @param {string} sql */
    const run = (sql) => app.db().newQuery(sql).execute();
    run("DROP TRIGGER audit_unchanged");
    for (const [event, pattern, prefix = ""] of [
      ["signedIn", "signed in %"],
      ["exportedLeads", "exported leads (%", "leads ("],
      ["sharedView", "exported a view %", "a view of the reports, by the link "],
      ["lookedUpPerson", "exported what is stored%", "what is stored about a person"],
      ["downloadedBackup", "exported /api/backups%"],
      ["downloaded", "exported %"],
      ["erasedPerson", "erased what is stored%", "what is stored about a person: "],
      ["erasedLead", "erased %"],
      ["revokedView", "changed revoked %", "revoked the link "],
      ["removedStaff", "changed the staff account %: removed", "the staff account "],
      ["removedStaff", "changed DELETE %/staff/records%"],
      ["changedStaff", "changed the staff account %", "the staff account "],
      ["madeToken", "changed %/impersonate/%"],
      ["changedStaff", "changed %/staff/records%"],
      ["changedOwner", "changed the owner's account %", "the owner's account "],
      ["changedOwner", "changed %/\\_superusers/records%"],
      ["deletedBackup", "changed DELETE /api/backups%"],
      ["madeBackup", "changed POST /api/backups%"],
      ["changedSettings", "changed % /api/settings%"],
      ["changedData", "changed % /api/collections%"],
      ["changed", "%"],
    ]) {
      app
        .db()
        .newQuery(
          `UPDATE audit SET event = {:event}, what = CASE
             WHEN substr(what, 1, length({:prefix})) = {:prefix} THEN substr(what, length({:prefix}) + 1) ELSE what END
           WHERE event = '' AND (action || ' ' || what) LIKE {:pattern} ESCAPE '\\'`,
        )
        .bind({ event, pattern, prefix })
        .execute();
    }
    run("UPDATE audit SET what = rtrim(what, ')') WHERE event = 'exportedLeads'");
    run(
      "UPDATE audit SET what = replace(replace(what, ' rows', ''), ' row', '') WHERE event = 'erasedPerson'",
    );
    run("UPDATE audit SET what = replace(what, ': removed', '') WHERE event = 'removedStaff'");
    run(
      "UPDATE audit SET byCommand = TRUE, who = replace(who, ', by command', '') WHERE who LIKE '%, by command'",
    );
    run(
      "CREATE TRIGGER audit_unchanged BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'The audit trail can''t be changed.'); END",
    );
    audit.fields.removeByName("action");
    app.save(audit);
  },
  () => {
    throw new Error("Reverting would delete who did what. Restore a backup: docs/upgrading.md.");
  },
);
