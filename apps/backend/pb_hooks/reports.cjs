/** What each report counts, the first being what its rows are sorted by, and by what: every day, every label, or all in one. */
const REPORTS = {
  sessions: { by: "day", counts: ["sessions", "page_views", "conversions"] },
  funnel: { counts: ["visits", "pricing", "demo_requests", "signups"] },
  pages: { by: "label", counts: ["views", "ended", "seconds"] },
  languages: { by: "label", counts: ["sessions", "conversions"] },
  devices: { by: "label", counts: ["sessions", "conversions"] },
  referrers: { by: "label", counts: ["sessions", "conversions"] },
};

/** Of labels, which visitors may make up, a report has the top ones. */
const MAX_LABELS = 1000;

const PREFIXES = { site: "", app: "app_" };

const isDay = (text) => /^\d{4}-\d\d-\d\d$/.test(text);

/**
 * Adds a report's view up over the days `from` to `to`, both included.
 *
 * @param {{ name: string, set: string, from: string, to: string }} asked days as YYYY-MM-DD, in UTC
 * @returns {Record<string, string | number>[]} one row per day or label, with the report's counts
 * @throws BadRequestError when there is no such report or set, or the days are none.
 */
exports.readReport = (app, { name, set, from, to }) => {
  if (!Object.hasOwn(REPORTS, name) || !Object.hasOwn(PREFIXES, set)) {
    throw new BadRequestError("There is no such report.");
  }
  if (!isDay(from) || !isDay(to)) throw new BadRequestError("Say from and to as days: YYYY-MM-DD.");

  const { by, counts } = REPORTS[name];
  const sums = counts.map((count) => `TOTAL(${count}) AS ${count}`).join(", ");
  const groups = {
    day: "GROUP BY day ORDER BY day",
    label: `GROUP BY label ORDER BY ${counts[0]} DESC, label LIMIT ${MAX_LABELS}`,
  };
  const columns = [...(by ? [by] : []), ...counts].map((column) => `'${column}', ${column}`);
  const result = new DynamicModel({ rows: "" });
  app
    .db()
    .newQuery(
      `SELECT json_group_array(json_object(${columns.join(", ")})) AS rows FROM (
        SELECT ${by ? `${by}, ` : ""}${sums} FROM ${PREFIXES[set]}report_${name}
        WHERE day BETWEEN {:from} AND {:to} ${by ? groups[by] : ""}
      )`,
    )
    .bind({ from, to })
    .one(result);
  return JSON.parse(result.rows);
};
