// Every report is about some sessions, `s`: those that began in the period, were no developer's, and that all filters
// pick. Their page views are `v`. The contract is in apps/reports/README.md.

const { eventReports } = require(`${__hooks}/event-reports.cjs`);

const AFTER_SCHEME = "substr(s.referrer, IIF(instr(s.referrer, '://'), instr(s.referrer, '://') + 3, 1))";

/** A trait that most sessions do not have: they are left out of its report. */
const ofCampaign = (filter, field) => ({ filter, value: `s.${field}`, isOptional: true });

/** What sessions are told apart by: the name of its report, the filter on it, and its value. */
const TRAITS = {
  entries: { filter: "entry", value: "s.landing_page" },
  exits: { filter: "exit", value: "s.last_page" },
  sources: { filter: "source", value: `substr(${AFTER_SCHEME}, 1, instr(${AFTER_SCHEME} || '/', '/') - 1)` },
  languages: { filter: "language", value: "s.language" },
  devices: { filter: "device", value: "s.device_type" },
  browsers: { filter: "browser", value: "s.browser" },
  systems: { filter: "system", value: "s.os" },
  campaigns: ofCampaign("campaign", "utm_campaign"),
  campaign_sources: ofCampaign("utm_source", "utm_source"),
  campaign_mediums: ofCampaign("utm_medium", "utm_medium"),
  campaign_terms: ofCampaign("utm_term", "utm_term"),
  campaign_contents: ofCampaign("utm_content", "utm_content"),
  click_ids: ofCampaign("click_id", "click_id"),
};

/** Whether a session saw one of some pages. */
const saw = (visits, pages) => `EXISTS (
  SELECT 1 FROM ${visits} seen WHERE seen.session_id = s.session_id AND seen.page_path IN (${pages})
)`;

/** A condition on a session for each filter; its value is bound to it. */
const FILTERS = {
  ...Object.fromEntries(
    Object.values(TRAITS).map(({ filter, value }) => [filter, () => `${value} = {:${filter}}`]),
  ),
  conversion: () => "s.conversion_type = {:conversion}",
  page: ({ visits }) => saw(visits, "{:page}"),
  event: ({ events }) =>
    `EXISTS (SELECT 1 FROM ${events} had WHERE had.session_id = s.session_id AND had.name = {:event})`,
};

/** Nothing stored that a filter is compared with is longer. */
const LONGEST_VALUE = 1000;

/** Of labels, which visitors may make up, a report has the top ones. */
const TOP = "LIMIT 1000";

// Written as the indexes have them, which are no use to anything else.
const DAY = "CAST(substr(s.`created`, 1, 10) AS TEXT)";
const LASTED = "unixepoch(NULLIF(v.`end_time`, ''), 'subsec') - unixepoch(v.`start_time`, 'subsec')";
const SECONDS = `MIN(1800, COALESCE(NULLIF(v.\`visible_time\`, 0) / 1000.0, ${LASTED}))`;

const FIVE_MINUTES_AGO = "strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-5 minutes')";

const SESSION_COUNTS = `
  COUNT(*) AS sessions,
  CAST(TOTAL(s.page_count = 1 AND NOT s.converted) AS INT) AS bounces,
  CAST(TOTAL(s.converted) AS INT) AS conversions`;

/** The reports: the columns of their rows, and the query for them. `picked` is a condition on sessions. */
const REPORTS = {
  sessions: {
    columns: ["day", "sessions", "bounces", "conversions", "page_views"],
    query: ({ sessions, picked }) => `
      SELECT ${DAY} AS day, ${SESSION_COUNTS}, CAST(TOTAL(s.page_count) AS INT) AS page_views
      FROM ${sessions} s WHERE ${picked} GROUP BY 1 ORDER BY 1`,
  },
  funnel: {
    columns: ["visits", "pricing", "demo_requests", "signups"],
    query: ({ sessions, visits, picked }) => `
      SELECT COUNT(*) AS visits,
        CAST(TOTAL(${saw(visits, "'/pricing', '/en/pricing'")}) AS INT) AS pricing,
        CAST(TOTAL(s.conversion_type = 'demo_request') AS INT) AS demo_requests,
        CAST(TOTAL(s.conversion_type = 'signup') AS INT) AS signups
      FROM ${sessions} s WHERE ${picked}`,
  },
  pages: {
    columns: ["label", "views", "ended", "seconds"],
    query: ({ sessions, visits, picked }) => `
      SELECT v.page_path AS label, COUNT(*) AS views, COUNT(${SECONDS}) AS ended, TOTAL(${SECONDS}) AS seconds
      FROM ${sessions} s CROSS JOIN ${visits} v USING (session_id)
      WHERE ${picked} GROUP BY 1 ORDER BY views DESC, label ${TOP}`,
  },
  ...Object.fromEntries(
    Object.entries(TRAITS).map(([name, { value, isOptional }]) => [
      name,
      {
        columns: ["label", "sessions", "bounces", "conversions"],
        query: ({ sessions, picked }) => `
          SELECT ${value} AS label, ${SESSION_COUNTS}
          FROM ${sessions} s WHERE ${picked}${isOptional ? ` AND ${value} != ''` : ""}
          GROUP BY 1 ORDER BY sessions DESC, label ${TOP}`,
      },
    ]),
  ),
  ...eventReports({ DAY, TOP }),
  live: {
    hasNoPeriod: true,
    columns: ["visitors"],
    query: ({ sessions, visits, picked }) => `
      SELECT COUNT(DISTINCT v.session_id) AS visitors
      FROM ${visits} v CROSS JOIN ${sessions} s USING (session_id)
      WHERE v.created > ${FIVE_MINUTES_AGO} AND v.start_time > ${FIVE_MINUTES_AGO} AND ${picked}`,
  },
};

const PREFIXES = { site: "", app: "app_" };

/**
 * Counts what the owner asks.
 *
 * @param {string} name of the report
 * @param {Record<string, string>} asked the parameters of the request
 * @returns {Record<string, string | number>[]} the report's rows
 * @throws BadRequestError when there is no such report, set or filter, or the days are none.
 */
exports.readReport = (app, name, { set, from, to, ...filters }) => {
  if (!Object.hasOwn(REPORTS, name) || !Object.hasOwn(PREFIXES, set)) {
    throw new BadRequestError("There is no such report.");
  }
  const { hasNoPeriod, columns, query } = REPORTS[name];
  if (!hasNoPeriod && !(isDay(from) && isDay(to))) {
    throw new BadRequestError("Say from and to as days: YYYY-MM-DD.");
  }
  // Passing over one would answer another question than was asked.
  const names = Object.keys(filters);
  const unknown = names.find((each) => !Object.hasOwn(FILTERS, each) || filters[each].length > LONGEST_VALUE);
  if (unknown) throw new BadRequestError(`There is no such filter, or its value is too long: ${unknown}.`);

  const prefix = PREFIXES[set];
  const tables = { sessions: `${prefix}sessions`, visits: `${prefix}page_visits`, events: `${prefix}events` };
  const picked = [
    ...(hasNoPeriod ? [] : [`${DAY} BETWEEN {:from} AND {:to}`]),
    "s.dev_mode = FALSE",
    ...names.map((each) => FILTERS[each](tables)),
  ].join(" AND ");
  const row = columns.map((column) => `'${column}', ${column}`).join(", ");
  const rows = query({ ...tables, picked, hasEvent: names.includes("event") });
  const result = new DynamicModel({ rows: "" });
  app
    .db()
    .newQuery(`SELECT json_group_array(json_object(${row})) AS rows FROM (${rows})`)
    .bind(hasNoPeriod ? filters : { from, to, ...filters })
    .one(result);
  return JSON.parse(result.rows);
};

function isDay(text) {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}
