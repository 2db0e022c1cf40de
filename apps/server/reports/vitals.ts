import type { Column, Day, DayRow } from "./columns.ts";
import { MEASUREMENTS, numberColumn, pageOf, textColumn } from "./columns.ts";
import type { ClickHouseSource, PeriodReport, ReportRow } from "./report.ts";

/** The measured vitals: https://web.dev/articles/vitals */
const VITALS = ["lcp", "inp", "cls", "fcp", "ttfb"];
const NAMES = VITALS.map((name) => `'${name}'`).join(", ");

const ALL = textColumn("measurements", "''");
const measured = VITALS.map((name) =>
  numberColumn(
    "measurements",
    `IIF(json_type(e.properties, '$.${name}') IN ('integer', 'real'), e.properties ->> '$.${name}', NULL)`,
  ),
);

const sqlite = (label: Column<"text">): PeriodReport["sqlite"] => {
  const count = (day: Day): DayRow[] => {
    const { values, ids } = day.texts(label);
    const sessions = day.sessionOf(label.table);
    return VITALS.flatMap((vital, index) => {
      const numbers = day.numbers(measured[index] as Column<"number">);
      const byLabel = values.map((): number[] => []);
      for (let row = 0; row < ids.length; row++) {
        const number = numbers[row] as number;
        if (day.selected[sessions[row] as number] && !Number.isNaN(number))
          byLabel[ids[row] as number]?.push(number);
      }
      return byLabel.flatMap((all, id) => (all.length > 0 ? [[values[id] ?? "", vital, all]] : []));
    });
  };
  return () => ({ columns: [label, ...measured], count });
};

const clickhouse = ({ events, ofSelected }: ClickHouseSource, label: string) => `
  SELECT ${label} AS label, property.1 AS vital, count() AS count,
    arraySort(groupArray(toFloat64(property.2)))[intDiv(count * 3 + 3, 4)] AS value
  FROM (
    SELECT page_path, arrayJoin(JSONExtractKeysAndValuesRaw(properties)) AS property FROM ${events}
    WHERE ${ofSelected} AND name = '${MEASUREMENTS}'
  )
  WHERE vital IN (${NAMES}) AND match(property.2, '^-?[0-9]') GROUP BY label, vital`;
const CLICKHOUSE_COLUMNS = `max(count) AS samples, ${VITALS.map((name) => `maxOrNullIf(value, vital = '${name}') AS ${name}`).join(", ")}`;

function percentiles(rows: readonly DayRow[]): ReportRow {
  const byVital = Map.groupBy(rows, ([, vital]) => vital);
  const measured = VITALS.map((vital) => {
    const numbers = byVital.get(vital)?.flatMap(([, , ofDay]) => ofDay as readonly number[]) ?? [];
    return [vital, Float64Array.from(numbers).sort()] as const;
  });
  const values = measured.map(([vital, sorted]) => [
    vital,
    sorted[Math.ceil(sorted.length * 0.75) - 1] ?? null,
  ]);
  return { samples: Math.max(...measured.map(([, { length }]) => length)), ...Object.fromEntries(values) };
}

/** The 75th percentile of each vital, by page and in total. */
export const vitalsReports: Readonly<Record<string, PeriodReport>> = {
  vitals: {
    keys: ["label"],
    counts: ["samples", ...VITALS],
    sqlite: sqlite(pageOf("measurements")),
    clickhouse: (source) =>
      `SELECT label, ${CLICKHOUSE_COLUMNS} FROM (${clickhouse(source, "page_path")}) GROUP BY label`,
    merge: (rows) =>
      [...Map.groupBy(rows, ([label]) => String(label))].map(([label, its]) => ({
        label,
        ...percentiles(its),
      })),
  },
  vitals_overall: {
    keys: [],
    counts: ["samples", ...VITALS],
    sqlite: sqlite(ALL),
    clickhouse: (source) => `SELECT ${CLICKHOUSE_COLUMNS} FROM (${clickhouse(source, "''")})`,
    merge: (rows) => [percentiles(rows)],
  },
};
