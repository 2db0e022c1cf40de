// A fresh PocketBase lets anybody register in `users`. The product has no accounts but the owner's.
migrate(
  (app) => {
    app.delete(app.findCollectionByNameOrId("users"));
  },
  (app) => {
    const own = "id = @request.auth.id";
    app.save(
      new Collection({
        id: "_pb_users_auth_",
        name: "users",
        type: "auth",
        listRule: own,
        viewRule: own,
        createRule: "",
        updateRule: own,
        deleteRule: own,
        fields: [
          { name: "name", type: "text", max: 255 },
          {
            name: "avatar",
            type: "file",
            maxSelect: 1,
            mimeTypes: ["image/jpeg", "image/png", "image/svg+xml", "image/gif", "image/webp"],
          },
          { name: "created", type: "autodate", onCreate: true },
          { name: "updated", type: "autodate", onCreate: true, onUpdate: true },
        ],
        oauth2: { mappedFields: { name: "name", avatarURL: "avatar" } },
      }),
    );
  },
);
