// Tokens whose owner has signed out, until they would have ended by themselves. No collection, so no API has it: only
// hashes, which open nothing.
migrate(
  (app) => {
    app
      .db()
      .newQuery("CREATE TABLE revoked_tokens (hash TEXT PRIMARY KEY, expires INT NOT NULL) WITHOUT ROWID")
      .execute();
  },
  (app) => {
    app.db().newQuery("DROP TABLE revoked_tokens").execute();
  },
);
