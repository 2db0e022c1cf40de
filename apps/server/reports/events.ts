import { CLICKHOUSE_DAY, type Report, type Source, SQLITE_DAY } from "./report.ts";

const COUNTS = ["events", "sessions"];
const SQLITE_COUNTS = "COUNT(*) AS events, COUNT(DISTINCT s.session_id) AS sessions";
const CLICKHOUSE_COUNTS = "count() AS events, uniqExact(session) AS sessions";

/** The events with the name that is filtered by, or all except measurements, which have their own reports. */
const sqliteName = ({ hasEvent }: Source) => `e.name ${hasEvent ? "= :event" : "!= 'web_vitals'"}`;
const clickhouseName = ({ hasEvent }: Source) =>
  hasEvent ? "name = {event: String}" : "name != 'web_vitals'";

const fromEvents = (source: Source, more = "") => `
  FROM ${source.sessions} s CROSS JOIN ${source.events} e USING (session_id) ${more}
  WHERE ${source.selected} AND ${sqliteName(source)}`;

/** Counts events by some of their fields. */
const byFields = (fields: Readonly<Record<string, string>>): Report => {
  const keys = Object.keys(fields);
  const columns = (prefix: string) =>
    Object.entries(fields).map(([key, name]) => `${prefix}${name} AS ${key}`);
  return {
    keys,
    counts: COUNTS,
    sqlite: (source) => `
      SELECT ${columns("e.").join(", ")}, ${SQLITE_COUNTS} ${fromEvents(source)} GROUP BY ${keys.join(", ")}`,
    clickhouse: (source) => `
      SELECT ${columns("").join(", ")}, ${CLICKHOUSE_COUNTS} FROM ${source.events}
      WHERE ${source.ofSelected} AND ${clickhouseName(source)} GROUP BY ${keys.join(", ")}`,
  };
};

/** Counts events by the day on which their session began. */
const days: Report = {
  keys: ["day"],
  counts: COUNTS,
  sqlite: (source) => `SELECT ${SQLITE_DAY} AS day, ${SQLITE_COUNTS} ${fromEvents(source)} GROUP BY day`,
  clickhouse: (source) => `
    SELECT ${CLICKHOUSE_DAY} AS day, count() AS events, uniqExact(e.session) AS sessions
    FROM ${source.events} AS e GLOBAL INNER JOIN (
      SELECT s.session AS session, s.created AS created FROM ${source.sessions} AS s WHERE ${source.selected}
    ) AS s ON s.session = e.session
    WHERE e.${clickhouseName(source)} GROUP BY day`,
};

/** Counts events by the value of each of their properties. */
const values: Report = {
  keys: ["label", "event", "property"],
  counts: COUNTS,
  // Numbers as they are stored: SQLite's own text of one has 15 digits.
  sqlite: (source) => `
    SELECT IIF(p.type = 'text', p.value, e.properties -> p.fullkey) AS label, e.name AS event, p.key AS property,
      ${SQLITE_COUNTS}
    ${fromEvents(source, "CROSS JOIN json_each(e.properties) p")} GROUP BY label, event, property`,
  // Events with the same properties are parsed once. ClickHouse writes 1e+21 as 1e21.
  clickhouse: (source) => `
    SELECT if(startsWith(pair.2, '"'), JSONExtractString(pair.2), replaceRegexpOne(pair.2, 'e([0-9])', 'e+\\\\1'))
      AS label, name AS event, pair.1 AS property, sum(alike) AS events, uniqExactMerge(seen) AS sessions
    FROM (
      SELECT name, arrayJoin(JSONExtractKeysAndValuesRaw(properties)) AS pair, count() AS alike,
        uniqExactState(session) AS seen
      FROM ${source.events} WHERE ${source.ofSelected} AND ${clickhouseName(source)} GROUP BY name, properties
    )
    GROUP BY label, event, property`,
};

export const eventReports: Readonly<Record<string, Report>> = {
  events: byFields({ label: "name" }),
  event_days: days,
  event_pages: byFields({ label: "page_path", event: "name" }),
  event_values: values,
};
