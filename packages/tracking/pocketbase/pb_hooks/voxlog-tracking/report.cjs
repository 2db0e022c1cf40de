/** What is added up of rows that have the field, and what the sum is called. */
const SUMS = { page_count: "page_views", converted: "conversions", visible_time: "visible_ms" };

/**
 * Counts the rows that came in a period, the most frequent value first; those of developers are left out.
 *
 * @param by a field of the collection, or `day`
 * @param from and `to`: days, `to` included
 * @throws BadRequestError when there is no such collection or field, or the days are none
 */
exports.countRows = (app, name, by, from, to) => {
  const isDay = (text) => /^\d{4}-\d\d-\d\d$/.test(text);
  if (!isDay(from) || !isDay(to)) throw new BadRequestError("Say from and to as days: YYYY-MM-DD.");
  const ours = require(`${__hooks}/voxlog-tracking.json`);
  const names = Object.values(ours).find((each) => each.includes(name));
  if (!names) throw new BadRequestError("There is no such collection of what is tracked.");
  const fields = app.findCachedCollectionByNameOrId(name).fields.fieldNames();
  if (by !== "day" && !fields.includes(by)) throw new BadRequestError(`${name} has no field ${by}.`);

  const sums = Object.entries(SUMS).filter(([field]) => fields.includes(field));
  const sessions = ours.sessions[names.indexOf(name)];
  const row = ["'label', label", "'count', count", ...sums.map(([, sum]) => `'${sum}', ${sum}`)];
  const result = new DynamicModel({ rows: "" });
  app
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
  return JSON.parse(result.rows);
};
