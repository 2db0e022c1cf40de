import type { ClickHouseClient } from "@clickhouse/client";
import { readRows } from "../../tracking/clickhouse/clickhouse.ts";
import { tablesOf } from "../../tracking/clickhouse/tables.ts";
import { filters } from "../filters.ts";
import { TIME_ZONE } from "../local-days.ts";
import { countsOf, isByDay, MAX_LABELS, type ReportRow } from "../report.ts";
import { readQuery } from "../report-query.ts";

const IN_PERIOD = `toDate(s.created, '${TIME_ZONE}') BETWEEN {from: Date} AND {to: Date}`;

/** Reads a report from ClickHouse. @throws HTTPException (400) that says what is wrong. */
export async function readReport(
  client: ClickHouseClient,
  name: string,
  parameters: Readonly<Record<string, string>>,
): Promise<ReportRow[]> {
  const { report, set, period, filters: values } = readQuery(name, parameters);
  const tables = tablesOf(set);
  const [sessions, visits, events] = [tables.sessions.view, tables.visits.view, tables.events.view];
  const conditions = Object.keys(values).map((filter) => filters[filter]?.clickhouse({ events }));
  const selected = [...(period ? [IN_PERIOD] : []), "NOT s.dev_mode", ...conditions].join(" AND ");
  const sql = report.clickhouse({
    ...{ set, sessions, visits, events, selected },
    visitFacts: tables.visits.name,
    ofSelected: `session GLOBAL IN (SELECT s.session FROM ${sessions} AS s WHERE ${selected})`,
    hasEvent: "event" in values,
  });
  const counts = countsOf(report, set);
  const order = isByDay(report)
    ? "ORDER BY day"
    : `ORDER BY ${[`${counts[0]} DESC`, ...report.keys].join(", ")} LIMIT ${MAX_LABELS}`;
  const rows = await readRows<ReportRow>(client, `${sql} ${order}`, { ...period, ...values });
  // 64-bit counts may arrive as text.
  for (const row of rows)
    for (const column of counts) if (row[column] != null) row[column] = Number(row[column]);
  return rows;
}
