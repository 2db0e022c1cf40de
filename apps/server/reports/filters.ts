import type { Source } from "./report.ts";
import { traits } from "./traits.ts";

/** A condition on sessions in each engine; the filter's value is bound to its name. */
type Filter = {
  sqlite(source: Pick<Source, "visits" | "events">): string;
  clickhouse(source: Pick<Source, "events">): string;
};

/** Whether a session saw one of some pages; ClickHouse has them as numbers. */
export const sawPage = {
  sqlite: (visits: string, pages: string): string =>
    `EXISTS (SELECT 1 FROM ${visits} seen WHERE seen.session_id = s.session_id AND seen.page_path IN (${pages}))`,
  clickhouse: (pages: readonly string[]): string =>
    `hasAny(s.pages, [${pages.map((page) => `sipHash64(${page})`).join(", ")}])`,
};

/** The filters, by the name of their parameter. */
export const filters: Readonly<Record<string, Filter>> = {
  ...Object.fromEntries(
    Object.values(traits).map(({ filter, sqlite, clickhouse }): [string, Filter] => [
      filter,
      { sqlite: () => `${sqlite} = :${filter}`, clickhouse: () => `${clickhouse} = {${filter}: String}` },
    ]),
  ),
  conversion: {
    sqlite: () => "s.conversion_type = :conversion",
    clickhouse: () => "s.conversion_type = {conversion: String}",
  },
  page: {
    sqlite: ({ visits }) => sawPage.sqlite(visits, ":page"),
    clickhouse: () => sawPage.clickhouse(["{page: String}"]),
  },
  event: {
    sqlite: ({ events }) =>
      `EXISTS (SELECT 1 FROM ${events} had WHERE had.session_id = s.session_id AND had.name = :event)`,
    clickhouse: ({ events }) =>
      `s.session GLOBAL IN (SELECT had.session FROM ${events} AS had WHERE had.name = {event: String})`,
  },
};
