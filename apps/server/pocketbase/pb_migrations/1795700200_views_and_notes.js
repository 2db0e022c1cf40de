// Tables without a collection, so no API has them: links to a view of the reports, and notes on their charts.
migrate(
  (app) => {
    for (const table of [
      "shared_views (hash TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, query TEXT NOT NULL, who TEXT NOT NULL, created INT NOT NULL, expires INT NOT NULL)",
      "chart_notes (id TEXT PRIMARY KEY, day TEXT NOT NULL, text TEXT NOT NULL, who TEXT NOT NULL)",
    ])
      app.db().newQuery(`CREATE TABLE ${table} WITHOUT ROWID`).execute();
  },
  () => {
    throw new Error("Reverting would delete links and notes. Restore a backup: docs/upgrading.md.");
  },
);
