// The mails that leads ask for. A row is written with its lead, in one transaction, and remembers what became of
// the mail. It names the lead and repeats nothing of it: who erases a lead erases its mails.
migrate(
  (app) => {
    const lead = (name, collection) => ({
      name,
      type: "relation",
      collectionId: app.findCollectionByNameOrId(collection).id,
      cascadeDelete: true,
      maxSelect: 1,
    });
    const select = (name, values) => ({ name, type: "select", maxSelect: 1, values, required: true });
    app.save(
      new Collection({
        name: "outbox",
        type: "base",
        fields: [
          // To the owner about the lead, or to the visitor who sent it.
          select("kind", ["lead", "confirmation"]),
          lead("signup", "signups"),
          lead("demo_request", "demo_requests"),
          select("language", ["nl", "en"]),
          select("status", ["waiting", "sending", "sent", "failed"]),
          { name: "tries", type: "number", onlyInt: true, min: 0 },
          // When it is tried next. Of a mail that is being sent: when it counts as given up by who sent it.
          { name: "due", type: "date", required: true },
          // What the mail server last answered.
          { name: "error", type: "text", max: 500 },
          { name: "created", type: "autodate", onCreate: true },
          { name: "updated", type: "autodate", onCreate: true, onUpdate: true },
        ],
        indexes: [
          "CREATE INDEX `idx_outbox_due` ON `outbox` (`status`, `due`)",
          "CREATE UNIQUE INDEX `idx_outbox_signup` ON `outbox` (`signup`, `kind`) WHERE `signup` != ''",
          "CREATE UNIQUE INDEX `idx_outbox_demo_request` ON `outbox` (`demo_request`, `kind`) WHERE `demo_request` != ''",
        ],
      }),
    );
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId("outbox"));
  },
);
