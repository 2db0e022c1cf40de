// What became of a lead: whether it was answered, and what somebody noted. A row is made with the first of either, and
// goes with its lead. It stands apart from what visitors send, so that no rule of theirs has to leave it out.
migrate(
  (app) => {
    const lead = (name, collection) => ({
      name,
      type: "relation",
      collectionId: app.findCollectionByNameOrId(collection).id,
      cascadeDelete: true,
      maxSelect: 1,
    });
    app.save(
      new Collection({
        name: "follow_ups",
        type: "base",
        fields: [
          lead("signup", "signups"),
          lead("demo_request", "demo_requests"),
          // When it was answered; empty while it is not.
          { name: "answered", type: "date" },
          { name: "note", type: "text", max: 2000 },
          // Goes up with every change: who changes it says which one they have seen.
          { name: "revision", type: "number", onlyInt: true, min: 1, required: true },
          { name: "created", type: "autodate", onCreate: true },
          { name: "updated", type: "autodate", onCreate: true, onUpdate: true },
        ],
        indexes: [
          "CREATE UNIQUE INDEX `idx_follow_ups_signup` ON `follow_ups` (`signup`) WHERE `signup` != ''",
          "CREATE UNIQUE INDEX `idx_follow_ups_demo_request` ON `follow_ups` (`demo_request`) WHERE `demo_request` != ''",
        ],
      }),
    );
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId("follow_ups"));
  },
);
