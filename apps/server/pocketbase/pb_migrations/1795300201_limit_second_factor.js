// Codes that were mailed and guesses at them, of the last ten minutes. No collection, so no API has it.
migrate(
  (app) => {
    const run = (statement) => app.db().newQuery(statement).execute();
    run("CREATE TABLE second_factor_attempts (subject TEXT NOT NULL, at INT NOT NULL)");
    run("CREATE INDEX idx_second_factor_attempts ON second_factor_attempts (subject, at)");
  },
  (app) => {
    app.db().newQuery("DROP TABLE second_factor_attempts").execute();
  },
);
