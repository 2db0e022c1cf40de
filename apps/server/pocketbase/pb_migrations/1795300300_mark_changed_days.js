// A version for each day but today on which sessions began: another one after every change of these sessions, their
// visits or events, whoever makes it. By it the reports know which days to count again.
const CHANGES = { INSERT: ["NEW"], UPDATE: ["OLD", "NEW"], DELETE: ["OLD"] };

migrate(
  (app) => {
    const run = (statement) => app.db().newQuery(statement).execute();
    for (const prefix of ["", "app_"]) {
      const [sessions, days] = [`${prefix}sessions`, `${prefix}sessions_days`];
      run(`CREATE TABLE ${days} (day TEXT PRIMARY KEY NOT NULL, version TEXT NOT NULL) WITHOUT ROWID`);
      // Visitors change today's most of the time: marking it too would make their writes a fifth slower.
      const mark = (row, from = "") => `
        INSERT INTO ${days} SELECT substr(${row}.created, 1, 10), hex(randomblob(8)) ${from || "WHERE TRUE"}
        AND substr(${row}.created, 1, 10) <> date('now') ON CONFLICT (day) DO UPDATE SET version = excluded.version;`;
      for (const [change, rows] of Object.entries(CHANGES)) {
        const on = (table, marks) =>
          run(
            `CREATE TRIGGER ${table}_day_${change.toLowerCase()} AFTER ${change} ON ${table} BEGIN ${marks} END`,
          );
        on(sessions, rows.map((row) => mark(row)).join(" "));
        const ids = rows.map((row) => `${row}.session_id`).join(", ");
        for (const table of [`${prefix}page_visits`, `${prefix}events`]) {
          on(table, mark("s", `FROM ${sessions} s WHERE s.session_id IN (${ids})`));
        }
      }
    }
  },
  (app) => {
    for (const prefix of ["", "app_"]) {
      for (const table of [`${prefix}sessions`, `${prefix}page_visits`, `${prefix}events`]) {
        for (const change of Object.keys(CHANGES)) {
          app.db().newQuery(`DROP TRIGGER ${table}_day_${change.toLowerCase()}`).execute();
        }
      }
      app.db().newQuery(`DROP TABLE ${prefix}sessions_days`).execute();
    }
  },
);
