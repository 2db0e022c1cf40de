// What was tracked, counted for superusers: the rows of a collection by the day, or by the values of one of its fields.
// GET /api/voxlog-tracking/shop_sessions?by=language&from=2026-01-01&to=2026-01-31
routerAdd(
  "GET",
  "/api/voxlog-tracking/{collection}",
  (e) => {
    const { countRows } = require(`${__hooks}/voxlog-tracking/report.cjs`);
    const { by, from, to } = e.requestInfo().query;
    e.response.header().set("Cache-Control", "no-store");
    return e.json(200, { rows: countRows(e.app, e.request.pathValue("collection"), by || "day", from, to) });
  },
  $apis.requireSuperuserAuth(),
);
