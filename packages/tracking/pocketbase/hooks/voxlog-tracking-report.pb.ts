// Counts a collection's rows for superusers, by day or by a field's values. GET
// /api/voxlog-tracking/shop_sessions?by=language&from=2026-01-01&to=2026-01-31
import * as handlers from "./handlers.ts";

routerAdd(
  "GET",
  "/api/voxlog-tracking/{collection}",
  (e) => handlers.answerReport(e),
  $apis.requireSuperuserAuth(),
);
