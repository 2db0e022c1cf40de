// The reports, counted here: by the API of collections a year of sources would be thousands of rows.
routerAdd(
  "GET",
  "/api/reports/{name}",
  (e) => {
    const { readReport } = require(`${__hooks}/reports.cjs`);
    const rows = readReport(e.app, e.request.pathValue("name"), { ...e.requestInfo().query });
    e.response.header().set("Cache-Control", "no-store");
    return e.json(200, { rows });
  },
  $apis.requireAuth("_superusers", "staff"),
  $apis.gzip(),
);
