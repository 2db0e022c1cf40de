// The owner's reports: a view per question and set, by day and by what the question asks for, so that rows add up
// over any range of days. Nobody but the owner reads them. What counts as what is in apps/reports/README.md.
migrate(
  (app) => {
    // Indexed as they stand here: a range of days is found without reading the others, and times are parsed once,
    // when they are written. On 500,000 visits that makes 0.6 s of 1.7.
    const day = "CAST(substr(`created`, 1, 10) AS TEXT)";
    const seconds =
      "MIN(1800, unixepoch(NULLIF(`end_time`, ''), 'subsec') - unixepoch(`start_time`, 'subsec'))";
    const pricing = "`page_path` IN ('/pricing', '/en/pricing')";

    for (const prefix of ["", "app_"]) {
      const sessions = `${prefix}sessions`;
      const visits = `${prefix}page_visits`;
      addIndexes(app, sessions, {
        day: `(${day})`,
        // Few rows are in it, so it costs nothing to keep, and spares a search per visit.
        developers: "(`session_id`) WHERE `dev_mode` = TRUE",
      });
      addIndexes(app, visits, {
        day: `(${day}, \`page_path\`, ${seconds}, \`session_id\`)`,
        pricing: `(\`session_id\`) WHERE ${pricing}`,
      });

      const byDay = (counts) => `
        SELECT ${day} AS id, ${day} AS day, ${counts} FROM ${sessions} WHERE dev_mode = FALSE GROUP BY 2`;
      const byDayAnd = (label) => `
        SELECT CAST(${day} || ' ' || ${label} AS TEXT) AS id, ${day} AS day, CAST(${label} AS TEXT) AS label,
          COUNT(*) AS sessions, CAST(SUM(converted) AS INT) AS conversions
        FROM ${sessions} WHERE dev_mode = FALSE GROUP BY 2, ${label}`;
      const afterScheme = "substr(referrer, IIF(instr(referrer, '://'), instr(referrer, '://') + 3, 1))";
      const views = {
        sessions: byDay(`
          COUNT(*) AS sessions,
          CAST(SUM(page_count) AS INT) AS page_views,
          CAST(SUM(converted) AS INT) AS conversions`),
        funnel: byDay(`
          COUNT(*) AS visits,
          CAST(SUM(EXISTS (
            SELECT 1 FROM ${visits} WHERE ${visits}.session_id = ${sessions}.session_id AND ${pricing}
          )) AS INT) AS pricing,
          CAST(SUM(conversion_type = 'demo_request') AS INT) AS demo_requests,
          CAST(SUM(conversion_type = 'signup') AS INT) AS signups`),
        pages: `
          SELECT CAST(${day} || ' ' || page_path AS TEXT) AS id, ${day} AS day, CAST(page_path AS TEXT) AS label,
            COUNT(*) AS views, COUNT(${seconds}) AS ended, CAST(TOTAL(${seconds}) AS REAL) AS seconds
          FROM ${visits}
          WHERE session_id NOT IN (SELECT session_id FROM ${sessions} WHERE dev_mode = TRUE) GROUP BY 2, page_path`,
        languages: byDayAnd("language"),
        devices: byDayAnd("device_type"),
        referrers: byDayAnd(`substr(${afterScheme}, 1, instr(${afterScheme} || '/', '/') - 1)`),
      };
      for (const [name, viewQuery] of Object.entries(views)) {
        app.save(new Collection({ name: `${prefix}report_${name}`, type: "view", viewQuery }));
      }
    }

    function addIndexes(app, collection, indexes) {
      const changed = app.findCollectionByNameOrId(collection);
      for (const [name, rest] of Object.entries(indexes)) {
        changed.indexes.push(`CREATE INDEX \`idx_${collection}_${name}\` ON \`${collection}\` ${rest}`);
      }
      app.save(changed);
    }
  },
  (app) => {
    for (const prefix of ["", "app_"]) {
      for (const name of ["sessions", "funnel", "pages", "languages", "devices", "referrers"]) {
        app.delete(app.findCollectionByNameOrId(`${prefix}report_${name}`));
      }
      for (const collection of [`${prefix}sessions`, `${prefix}page_visits`]) {
        const changed = app.findCollectionByNameOrId(collection);
        changed.indexes = changed.indexes.filter((index) => !/_(day|developers|pricing)`/.test(index));
        app.save(changed);
      }
    }
  },
);
