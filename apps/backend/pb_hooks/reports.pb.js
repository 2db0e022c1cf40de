// The owner's reports, added up here: by the API of collections a year of referrers would be thousands of rows.
routerAdd(
  "GET",
  "/api/reports/{name}",
  (e) => {
    const { readReport } = require(`${__hooks}/reports.cjs`);
    const asked = (parameter) => e.request.url.query().get(parameter);
    const name = e.request.pathValue("name");
    const rows = readReport(e.app, { name, set: asked("set"), from: asked("from"), to: asked("to") });
    e.response.header().set("Cache-Control", "no-store");
    return e.json(200, { rows });
  },
  $apis.requireSuperuserAuth(),
  $apis.gzip(),
);
