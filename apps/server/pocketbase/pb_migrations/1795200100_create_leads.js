// What visitors send about themselves. Anybody may add a row; only the owner reads or changes one.
migrate(
  (app) => {
    const notBlank = "\\S";
    const created = { name: "created", type: "autodate", onCreate: true };
    const updated = { name: "updated", type: "autodate", onCreate: true, onUpdate: true };
    // The server chooses these, whatever is sent.
    const createRule = ["id", "created", "updated"]
      .map((field) => `@request.body.${field}:isset = false`)
      .join(" && ");

    const leads = {
      signups: [
        { name: "firstName", type: "text", max: 100, required: true, pattern: notBlank },
        { name: "lastName", type: "text", max: 100, required: true, pattern: notBlank },
        { name: "email", type: "email", required: true },
        { name: "company", type: "text", max: 200, required: true, pattern: notBlank },
        { name: "phone", type: "text", max: 50, pattern: "^[0-9+()./ -]*$" },
        { name: "crm", type: "text", max: 100 },
      ],
      demo_requests: [
        { name: "company", type: "text", max: 200, required: true, pattern: notBlank },
        { name: "email", type: "email", required: true },
      ],
    };
    for (const [name, fields] of Object.entries(leads)) {
      app.save(
        new Collection({
          name,
          type: "base",
          createRule,
          fields: [...fields, created, updated],
          indexes: [`CREATE INDEX \`idx_${name}_created\` ON \`${name}\` (\`created\`)`],
        }),
      );
    }
  },
  (app) => {
    for (const name of ["demo_requests", "signups"]) app.delete(app.findCollectionByNameOrId(name));
  },
);
