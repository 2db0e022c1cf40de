import type { Column, Day, DayRow, TableName } from "./columns.ts";
import { MEASUREMENTS, nameOf, pageOf, tableOf, textColumn } from "./columns.ts";
import type { ClickHouseSource, PeriodReport, Report } from "./report.ts";
import { CLICKHOUSE_DAY, SQLITE_DAY } from "./report.ts";

const COUNTS = ["events", "sessions"];
const CLICKHOUSE_COUNTS = "count() AS events, uniqExact(session) AS sessions";

/** The condition on names: the filter's, or all except measurements, which have their own reports. */
const clickhouseName = ({ hasEvent }: ClickHouseSource) =>
  hasEvent ? "name = {event: String}" : `name != '${MEASUREMENTS}'`;

/**
 * Counts events, and the sessions with such events, by labels.
 *
 * @param labelsOf returns an event's labels. It's called once for events with the same values.
 */
const countEvents =
  (
    columnsOf: readonly ((table: TableName) => Column<"text">)[],
    labelsOf: (...values: string[]) => readonly (readonly string[])[],
  ): PeriodReport["sqlite"] =>
  (_, event) => {
    const table = tableOf(event);
    const columns = [nameOf, ...columnsOf].map((columnOf) => columnOf(table));
    const labels = ([name = "", ...values]: string[]) =>
      event === undefined || name === event ? labelsOf(name, ...values) : [];
    return { columns, count: (day) => countLabels(day, table, columns, labels) };
  };

type Counter = { labels: readonly string[]; events: number; sessions: number; lastSession: number };

function countLabels(
  day: Day,
  table: TableName,
  columns: readonly Column<"text">[],
  labelsOf: (values: string[]) => readonly (readonly string[])[],
): DayRow[] {
  const texts = columns.map((column) => day.texts(column));
  const sessions = day.sessionOf(table);
  const counters = new Map<string, Counter>();
  const counterOf = (labels: readonly string[]) => {
    const key = labels.join("\0");
    const counter = counters.get(key) ?? { labels, events: 0, sessions: 0, lastSession: -1 };
    counters.set(key, counter);
    return counter;
  };
  const countersByValues = new Map<number, Counter[]>();
  for (let row = 0; row < sessions.length; row++) {
    const session = sessions[row] as number;
    if (!day.selected[session]) continue;
    let key = 0;
    for (const { values, ids } of texts) key = key * values.length + (ids[row] as number);
    let its = countersByValues.get(key);
    if (!its) {
      its = labelsOf(texts.map(({ values, ids }) => values[ids[row] as number] ?? "")).map(counterOf);
      countersByValues.set(key, its);
    }
    for (const counter of its) {
      counter.events++;
      if (counter.lastSession !== session) counter.sessions++;
      counter.lastSession = session;
    }
  }
  return [...counters.values()].map(({ labels, events, sessions }) => [...labels, events, sessions]);
}

const properties = (table: TableName) => textColumn(table, "e.properties");
const day = (table: TableName) => textColumn(table, SQLITE_DAY);

/** Keeps the notation of numbers. TypeScript doesn't know the reviver's third parameter yet. */
const keepNumbers = ((key: string, value: unknown, { source }: { source?: string }) =>
  key === "" || typeof value === "string" ? value : (source ?? JSON.stringify(value))) as (
  key: string,
  value: unknown,
) => unknown;

const propertiesOf = (json: string): [string, string][] =>
  Object.entries((JSON.parse(json || "{}", keepNumbers) ?? {}) as Record<string, string>);

const byName = (withPage: boolean): Report => {
  const columns = withPage ? "page_path AS label, name AS event" : "name AS label";
  const keys = withPage ? ["label", "event"] : ["label"];
  return {
    keys,
    counts: COUNTS,
    sqlite: withPage
      ? countEvents([pageOf], (name, page = "") => [[page, name]])
      : countEvents([], (name) => [[name]]),
    clickhouse: (source) => `
      SELECT ${columns}, ${CLICKHOUSE_COUNTS} FROM ${source.events}
      WHERE ${source.ofSelected} AND ${clickhouseName(source)} GROUP BY ${keys.join(", ")}`,
  };
};

const days: Report = {
  keys: ["day"],
  counts: COUNTS,
  sqlite: countEvents([day], (_, date = "") => [[date]]),
  clickhouse: (source) => `
    SELECT ${CLICKHOUSE_DAY} AS day, count() AS events, uniqExact(e.session) AS sessions
    FROM ${source.events} AS e GLOBAL INNER JOIN (
      SELECT s.session AS session, s.created AS created FROM ${source.sessions} AS s WHERE ${source.selected}
    ) AS s ON s.session = e.session
    WHERE e.${clickhouseName(source)} GROUP BY day`,
};

const values: Report = {
  keys: ["label", "event", "property"],
  counts: COUNTS,
  sqlite: countEvents([properties], (name, json = "") =>
    propertiesOf(json).map(([property, text]) => [text, name, property]),
  ),
  // Events with the same properties are parsed once. ClickHouse writes 1e+21 as 1e21, and simdjson reads no integer
  // over 64 bits.
  clickhouse: (source) => `
    SELECT if(startsWith(pair.2, '"'), JSONExtractString(pair.2), replaceRegexpOne(pair.2, 'e([0-9])', 'e+\\\\1'))
      AS label, name AS event, pair.1 AS property, sum(alike) AS events, uniqExactMerge(seen) AS sessions
    FROM (
      SELECT name, arrayJoin(JSONExtractKeysAndValuesRaw(properties)) AS pair, count() AS alike,
        uniqExactState(session) AS seen
      FROM ${source.events} WHERE ${source.ofSelected} AND ${clickhouseName(source)} GROUP BY name, properties
      SETTINGS allow_simdjson = 0
    )
    GROUP BY label, event, property`,
};

export const eventReports: Readonly<Record<string, Report>> = {
  events: byName(false),
  event_days: days,
  event_pages: byName(true),
  event_values: values,
};
