import { type Column, nameOf, tableOf, textColumn } from "./columns.ts";
import type { Source } from "./report.ts";
import { traits } from "./traits.ts";

/** A filter: SQLite's column, and ClickHouse's condition. The value is bound to the filter's name. */
type Filter = { sqlite(value: string): Column<"text">; clickhouse(source: Pick<Source, "events">): string };

export const VIEWED_PAGE = textColumn("visits", "v.page_path");
export const CONVERSION = textColumn("sessions", "s.conversion_type");

/** ClickHouse's condition that a session viewed one of the pages, which it stores as numbers. */
export const viewedPage = (pages: readonly string[]): string =>
  `hasAny(s.pages, [${pages.map((page) => `sipHash64(${page})`).join(", ")}])`;

/** ClickHouse's condition that a session had an event with a name. */
export const hadEvent = (events: string, name: string): string =>
  `s.session GLOBAL IN (SELECT had.session FROM ${events} AS had WHERE had.name = ${name})`;

const byEvent = (parameter: string): Filter => ({
  sqlite: (value) => nameOf(tableOf(value)),
  clickhouse: ({ events }) => hadEvent(events, `{${parameter}: String}`),
});

export const filters: Readonly<Record<string, Filter>> = {
  ...Object.fromEntries(
    Object.values(traits).map(({ filter, sqlite, clickhouse }): [string, Filter] => [
      filter,
      { sqlite: () => sqlite, clickhouse: () => `${clickhouse} = {${filter}: String}` },
    ]),
  ),
  conversion: { sqlite: () => CONVERSION, clickhouse: () => "s.conversion_type = {conversion: String}" },
  page: { sqlite: () => VIEWED_PAGE, clickhouse: () => viewedPage(["{page: String}"]) },
  event: byEvent("event"),
  /** Unlike `event`, it doesn't filter the reports of events. */
  did: byEvent("did"),
};
