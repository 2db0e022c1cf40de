// The tokens that are out, by hash, so that whoever signed in can see where they are and end it. One sign-in has several
// where the admin has renewed its token. No collection, so no API has it; and no address is in it.
migrate(
  (app) => {
    app
      .db()
      .newQuery(
        `CREATE TABLE sign_ins (
           hash TEXT PRIMARY KEY, sign_in TEXT NOT NULL, account TEXT NOT NULL,
           began INT NOT NULL, expires INT NOT NULL, browser TEXT NOT NULL, system TEXT NOT NULL
         ) WITHOUT ROWID`,
      )
      .execute();
    app.db().newQuery("CREATE INDEX idx_sign_ins_account ON sign_ins (account)").execute();
  },
  (app) => {
    app.db().newQuery("DROP TABLE sign_ins").execute();
  },
);
