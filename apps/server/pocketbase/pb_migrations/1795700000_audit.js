// Who signed in, exported, erased and changed what. Triggers keep the rows for a year as they are, whoever asks.
migrate(
  (app) => {
    const audit = new Collection({ name: "audit", type: "base" });
    for (const [name, max] of Object.entries({ who: 254, what: 300 }))
      audit.fields.add(new TextField({ name, max }));
    const values = ["signed in", "exported", "erased", "changed"];
    audit.fields.add(new SelectField({ name: "action", maxSelect: 1, values, required: true }));
    audit.fields.add(new AutodateField({ name: "created", onCreate: true }));
    audit.indexes = /** @type {types.JSONArray<string>} */ ([
      "CREATE INDEX `idx_audit_created` ON `audit` (`created`)",
    ]);
    app.save(audit);
    const year = "strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-365 days')";
    for (const [name, trigger] of Object.entries({
      unchanged:
        "BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'The audit trail can''t be changed.'); END",
      kept: `BEFORE DELETE ON audit WHEN old.created >= ${year} BEGIN SELECT RAISE(ABORT, 'The audit trail is kept for a year.'); END`,
      ended: `AFTER INSERT ON audit BEGIN DELETE FROM audit WHERE created < ${year}; END`,
    }))
      app.db().newQuery(`CREATE TRIGGER audit_${name} ${trigger}`).execute();
  },
  () => {
    throw new Error("Reverting would delete the audit trail. Restore a backup: docs/upgrading.md.");
  },
);
