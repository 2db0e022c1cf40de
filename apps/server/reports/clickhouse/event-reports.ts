import { type Asked, DAY, MOST_LABELS, ofPicked, type Report, TOP } from "./asked.ts";

const VITALS = ["lcp", "inp", "cls", "fcp", "ttfb"];

const COUNTS = "count() AS events, uniqExact(session) AS sessions";

/** The events of the sessions that are picked: those that are asked for, or all but what is measured by itself. */
const eventsOf = (asked: Asked) =>
  `${ofPicked(asked)} AND ${asked.hasEvent ? "name = {event: String}" : "name != 'web_vitals'"}`;

/** What an event says, each property by itself. */
const PROPERTIES = "arrayJoin(JSONExtractKeysAndValuesRaw(properties))";

/** The 75th percentile of each vital, of each page or of all together: the value at three quarters of them. */
const vitals = (asked: Asked, label: string, end: string) => `
  SELECT label, maxIf(count, vital IN (${VITALS.map((name) => `'${name}'`)})) AS samples, ${VITALS.map((name) => `maxOrNullIf(value, vital = '${name}') AS ${name}`)}
  FROM (
    SELECT ${label} AS label, property.1 AS vital, count() AS count,
      arraySort(groupArray(toFloat64(property.2)))[intDiv(count * 3 + 3, 4)] AS value
    FROM (
      SELECT page_path, ${PROPERTIES} AS property FROM ${asked.events}
      WHERE ${ofPicked(asked)} AND name = 'web_vitals'
    )
    WHERE match(property.2, '^-?[0-9]') GROUP BY label, vital
  ) ${end}`;

/** The reports on what visitors did, and on how fast pages were for them. */
export const eventReports: Readonly<Record<string, Report>> = {
  events: (asked) => `
    SELECT name AS label, ${COUNTS} FROM ${asked.events} WHERE ${eventsOf(asked)}
    GROUP BY label ORDER BY events ${TOP}`,
  event_days: (asked) => `
    SELECT ${DAY} AS day, count() AS events, uniqExact(e.session) AS sessions
    FROM ${asked.events} AS e GLOBAL INNER JOIN (
      SELECT s.session AS session, s.created AS created FROM ${asked.sessions} AS s WHERE ${asked.picked}
    ) AS s ON s.session = e.session
    WHERE ${asked.hasEvent ? "e.name = {event: String}" : "e.name != 'web_vitals'"}
    GROUP BY day ORDER BY day`,
  event_pages: (asked) => `
    SELECT page_path AS label, name AS event, ${COUNTS} FROM ${asked.events} WHERE ${eventsOf(asked)}
    GROUP BY label, event ORDER BY events DESC, label, event LIMIT ${MOST_LABELS}`,
  // What several events say alike is read once.
  event_values: (asked) => `
    SELECT if(startsWith(pair.2, '"'), JSONExtractString(pair.2), pair.2) AS label, name AS event,
      pair.1 AS property, sum(alike) AS events, uniqExactMerge(seen) AS sessions
    FROM (
      SELECT name, ${PROPERTIES} AS pair, count() AS alike, uniqExactState(session) AS seen
      FROM ${asked.events} WHERE ${eventsOf(asked)} GROUP BY name, properties
    )
    GROUP BY label, event, property ORDER BY events DESC, label, event, property LIMIT ${MOST_LABELS}`,
  vitals: (asked) => vitals(asked, "page_path", `GROUP BY label ORDER BY samples ${TOP}`),
  vitals_overall: (asked) =>
    `SELECT * EXCEPT (label) FROM (${vitals(asked, "''", "").replace("SELECT label,", "SELECT '' AS label,")})`,
};
