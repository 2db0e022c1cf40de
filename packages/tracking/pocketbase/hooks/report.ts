/** Columns to sum if the rows have them, with the names of the sums. */
const SUMS = { page_count: "page_views", converted: "conversions", visible_time: "visible_ms" };

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Returns a period's rows counted by day or field, the most frequent value first, without developers' rows. */
export function answerReport(e: core.RequestEvent) {
  const { by = "day", from, to } = e.requestInfo().query;
  if (!DAY.test(from) || !DAY.test(to)) throw new BadRequestError("Say from and to as days: YYYY-MM-DD.");
  const name = e.request.pathValue("collection");
  const tracked = require(`${__hooks}/voxlog-tracking.json`);
  const names = Object.values(tracked).find((each) => each.includes(name));
  if (!names) throw new BadRequestError(`${name} isn't a tracked collection.`);
  const fields = e.app.findCachedCollectionByNameOrId(name).fields.fieldNames();
  if (by !== "day" && !fields.includes(by)) throw new BadRequestError(`${name} has no field ${by}.`);

  const sums = Object.entries(SUMS).filter(([field]) => fields.includes(field));
  const sessions = tracked.sessions[names.indexOf(name)];
  const row = ["'label', label", "'count', count", ...sums.map(([, sum]) => `'${sum}', ${sum}`)];
  const result = new DynamicModel({ rows: "" }) as { rows: string };
  e.app
    .db()
    .newQuery(
      `SELECT json_group_array(json_object(${row})) AS rows FROM (
         SELECT ${by === "day" ? "substr(created, 1, 10)" : `[[${by}]]`} AS label, COUNT(*) AS count
           ${sums.map(([field, sum]) => `, CAST(TOTAL(${field}) AS INT) AS ${sum}`).join("")}
         FROM {{${name}}}
         WHERE substr(created, 1, 10) BETWEEN {:from} AND {:to}
           AND session_id NOT IN (SELECT session_id FROM {{${sessions}}} WHERE dev_mode = TRUE)
         GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 1000
       )`,
    )
    .bind({ from, to })
    .one(result);
  e.response.header().set("Cache-Control", "no-store");
  e.json(200, { rows: JSON.parse(result.rows) });
}
