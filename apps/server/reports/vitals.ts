import type { ClickHouseSource, Report, ReportRow, SqliteRow } from "./report.ts";

/** What is measured: https://web.dev/articles/vitals */
const VITALS = ["lcp", "inp", "cls", "fcp", "ttfb"];
const NAMES = VITALS.map((name) => `'${name}'`).join(", ");

/** The measurements of each vital of a day, as an array. */
const sqlite =
  (label: string): Report["sqlite"] =>
  ({ sessions, events, selected }) =>
    `
    SELECT ${label} AS label, p.key AS vital, json_group_array(p.value) AS measured
    FROM ${sessions} s CROSS JOIN ${events} e USING (session_id) CROSS JOIN json_each(e.properties) p
    WHERE ${selected} AND e.name = 'web_vitals' AND p.key IN (${NAMES}) AND p.type IN ('integer', 'real')
    GROUP BY 1, 2`;

/** The value at three quarters of the measurements of each vital. */
const clickhouse = ({ events, ofSelected }: ClickHouseSource, label: string) => `
  SELECT ${label} AS label, property.1 AS vital, count() AS count,
    arraySort(groupArray(toFloat64(property.2)))[intDiv(count * 3 + 3, 4)] AS value
  FROM (
    SELECT page_path, arrayJoin(JSONExtractKeysAndValuesRaw(properties)) AS property FROM ${events}
    WHERE ${ofSelected} AND name = 'web_vitals'
  )
  WHERE vital IN (${NAMES}) AND match(property.2, '^-?[0-9]') GROUP BY label, vital`;
const CLICKHOUSE_COLUMNS = `max(count) AS samples, ${VITALS.map((name) => `maxOrNullIf(value, vital = '${name}') AS ${name}`).join(", ")}`;

type Measured = Map<string, Float64Array>;

/** Collects the measurements of each label's vitals, sorted. */
function measurements(rows: readonly SqliteRow[]): Map<string, Measured> {
  const labels = Map.groupBy(rows, ([label]) => String(label));
  return new Map(
    [...labels].map(([label, ofLabel]) => {
      const vitals = Map.groupBy(ofLabel, ([, vital]) => String(vital));
      const sorted = [...vitals].map(([vital, days]): [string, Float64Array] => [
        vital,
        Float64Array.from(days.flatMap(([, , measured]) => JSON.parse(String(measured)) as number[])).sort(),
      ]);
      return [label, new Map(sorted)];
    }),
  );
}

/** Returns the least value of each vital that three quarters of its measurements don't exceed. */
function percentiles(measured: Measured): ReportRow {
  const samples = Math.max(0, ...[...measured.values()].map(({ length }) => length));
  const ofVital = (vital: string) => {
    const values = measured.get(vital);
    return values?.[Math.ceil(values.length * 0.75) - 1] ?? null;
  };
  return { samples, ...Object.fromEntries(VITALS.map((vital) => [vital, ofVital(vital)])) };
}

/** How fast pages were for visitors: the 75th percentile of each vital, of each page and of all. */
export const vitalsReports: Readonly<Record<string, Report>> = {
  vitals: {
    keys: ["label"],
    counts: ["samples", ...VITALS],
    sqlite: sqlite("e.page_path"),
    clickhouse: (source) =>
      `SELECT label, ${CLICKHOUSE_COLUMNS} FROM (${clickhouse(source, "page_path")}) GROUP BY label`,
    merge: (rows) =>
      [...measurements(rows)].map(([label, measured]) => ({ label, ...percentiles(measured) })),
  },
  vitals_overall: {
    keys: [],
    counts: ["samples", ...VITALS],
    sqlite: sqlite("''"),
    clickhouse: (source) => `SELECT ${CLICKHOUSE_COLUMNS} FROM (${clickhouse(source, "''")})`,
    merge: (rows) => [percentiles(measurements(rows).get("") ?? new Map())],
  },
};
