const VITALS = ["lcp", "inp", "cls", "fcp", "ttfb"];

const COUNTS = "COUNT(*) AS events, COUNT(DISTINCT s.session_id) AS sessions";

/** The events of the sessions that are picked: those that are asked for, or all but what is measured by itself. */
const eventsOf = ({ sessions, events, picked, hasEvent }, more = "") => `
  ${sessions} s CROSS JOIN ${events} e USING (session_id) ${more}
  WHERE ${picked} AND ${hasEvent ? "e.name = {:event}" : "e.name != 'web_vitals'"}`;

/** The 75th percentile of each vital, by label or of all together: the least value that three quarters do not exceed. */
const vitals = ({ sessions, events, picked }, label, end) => `
  WITH measured AS (
    SELECT ${label} AS label, p.key AS vital, p.value AS value,
      CUME_DIST() OVER (PARTITION BY ${label}, p.key ORDER BY p.value) AS part
    FROM ${sessions} s CROSS JOIN ${events} e USING (session_id) CROSS JOIN json_each(e.properties) p
    WHERE ${picked} AND e.name = 'web_vitals' AND p.type IN ('integer', 'real')
  )
  SELECT label, CAST(MAX(${VITALS.map((name) => `TOTAL(vital = '${name}')`)}) AS INT) AS samples,
    ${VITALS.map((name) => `MIN(IIF(vital = '${name}' AND part >= 0.75, value, NULL)) AS ${name}`)}
  FROM measured ${end}`;

/** The reports on what visitors did, and on how fast pages were for them. */
exports.eventReports = ({ DAY, TOP }) => ({
  events: {
    columns: ["label", "events", "sessions"],
    query: (asked) =>
      `SELECT e.name AS label, ${COUNTS} FROM ${eventsOf(asked)} GROUP BY 1 ORDER BY events DESC, label ${TOP}`,
  },
  event_days: {
    columns: ["day", "events", "sessions"],
    query: (asked) => `SELECT ${DAY} AS day, ${COUNTS} FROM ${eventsOf(asked)} GROUP BY 1 ORDER BY 1`,
  },
  event_pages: {
    columns: ["label", "event", "events", "sessions"],
    query: (asked) => `
      SELECT e.page_path AS label, e.name AS event, ${COUNTS} FROM ${eventsOf(asked)}
      GROUP BY 1, 2 ORDER BY events DESC, label, event ${TOP}`,
  },
  event_values: {
    columns: ["label", "event", "property", "events", "sessions"],
    query: (asked) => `
      SELECT IIF(p.type IN ('true', 'false'), p.type, CAST(p.value AS TEXT)) AS label, e.name AS event,
        p.key AS property, ${COUNTS}
      FROM ${eventsOf(asked, "CROSS JOIN json_each(e.properties) p")}
      GROUP BY 1, 2, 3 ORDER BY events DESC, label, event, property ${TOP}`,
  },
  vitals: {
    columns: ["label", "samples", ...VITALS],
    query: (asked) => vitals(asked, "e.page_path", `GROUP BY label ORDER BY samples DESC, label ${TOP}`),
  },
  vitals_overall: { columns: ["samples", ...VITALS], query: (asked) => vitals(asked, "''", "") },
});
