// For how long a page could be seen, beside when its visit began and ended: nobody reads a tab in the background.
// 0 where it is not known, as of visits from before; reports then take the time from start to end, as they did.
const LASTED = "unixepoch(NULLIF(`end_time`, ''), 'subsec') - unixepoch(`start_time`, 'subsec')";
const IN_SIGHT = `COALESCE(NULLIF(\`visible_time\`, 0) / 1000.0, ${LASTED})`;
const NOT_SENT = " && @request.body.visible_time:isset = false";
// A visit waits a day at most to be stored, and can be ended until the day after. What is longer is a clock's mistake.
const LONGEST = 3 * 24 * 60 * 60 * 1000;

migrate(
  (app) => {
    for (const prefix of ["", "app_"]) {
      const visits = app.findCollectionByNameOrId(`${prefix}page_visits`);
      visits.fields.add(new NumberField({ name: "visible_time", onlyInt: true, min: 0, max: LONGEST }));
      visits.createRule += NOT_SENT;
      visits.indexes = visits.indexes.map((index) => index.replace(LASTED, IN_SIGHT));
      app.save(visits);

      const report = app.findCollectionByNameOrId(`${prefix}report_pages`);
      report.viewQuery = report.viewQuery.replaceAll(LASTED, IN_SIGHT);
      app.save(report);
    }
  },
  (app) => {
    for (const prefix of ["", "app_"]) {
      const report = app.findCollectionByNameOrId(`${prefix}report_pages`);
      report.viewQuery = report.viewQuery.replaceAll(IN_SIGHT, LASTED);
      app.save(report);

      const visits = app.findCollectionByNameOrId(`${prefix}page_visits`);
      visits.indexes = visits.indexes.map((index) => index.replace(IN_SIGHT, LASTED));
      visits.createRule = visits.createRule.replace(NOT_SENT, "");
      visits.fields.removeByName("visible_time");
      app.save(visits);
    }
  },
);
