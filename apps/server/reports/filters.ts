import { type Column, nameOf, tableOf, textColumn } from "./columns.ts";
import type { Source } from "./report.ts";
import { traits } from "./traits.ts";

/** A filter: the column in which a session has the value, and ClickHouse's condition; the value is bound to its name. */
type Filter = {
  sqlite(value: string): Column<"text">;
  clickhouse(source: Pick<Source, "events">): string;
};

/** The pages that sessions saw. */
export const VIEWED_PAGE = textColumn("visits", "v.page_path");
/** The latest conversion of a session. */
export const CONVERSION = textColumn("sessions", "s.conversion_type");

/** Whether a session saw one of some pages; ClickHouse has them as numbers. */
export const viewedPage = (pages: readonly string[]): string =>
  `hasAny(s.pages, [${pages.map((page) => `sipHash64(${page})`).join(", ")}])`;

/** The filters, by the name of their parameter. */
export const filters: Readonly<Record<string, Filter>> = {
  ...Object.fromEntries(
    Object.values(traits).map(({ filter, sqlite, clickhouse }): [string, Filter] => [
      filter,
      { sqlite: () => sqlite, clickhouse: () => `${clickhouse} = {${filter}: String}` },
    ]),
  ),
  conversion: {
    sqlite: () => CONVERSION,
    clickhouse: () => "s.conversion_type = {conversion: String}",
  },
  page: {
    sqlite: () => VIEWED_PAGE,
    clickhouse: () => viewedPage(["{page: String}"]),
  },
  event: {
    sqlite: (value) => nameOf(tableOf(value)),
    clickhouse: ({ events }) =>
      `s.session GLOBAL IN (SELECT had.session FROM ${events} AS had WHERE had.name = {event: String})`,
  },
};
