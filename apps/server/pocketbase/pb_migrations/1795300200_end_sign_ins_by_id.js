// A sign-in's tokens carry its ID, so that ending it ends them all, however they are spelled. Tokens of earlier sign-ins
// carry none: everyone signs in again.
migrate(
  (app) => {
    const run = (statement) => app.db().newQuery(statement).execute();
    run("DROP TABLE sign_ins");
    run(
      `CREATE TABLE sign_ins (
         id TEXT PRIMARY KEY, account TEXT NOT NULL,
         began INT NOT NULL, expires INT NOT NULL, browser TEXT NOT NULL, system TEXT NOT NULL
       ) WITHOUT ROWID`,
    );
    run("CREATE INDEX idx_sign_ins_account ON sign_ins (account)");
  },
  (app) => {
    const run = (statement) => app.db().newQuery(statement).execute();
    run("DROP TABLE sign_ins");
    run(
      `CREATE TABLE sign_ins (
         hash TEXT PRIMARY KEY, sign_in TEXT NOT NULL, account TEXT NOT NULL,
         began INT NOT NULL, expires INT NOT NULL, browser TEXT NOT NULL, system TEXT NOT NULL
       ) WITHOUT ROWID`,
    );
    run("CREATE INDEX idx_sign_ins_account ON sign_ins (account)");
  },
);
