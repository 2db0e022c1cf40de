import type { TrackingSet } from "@voxlog/tracking";
import { MEASUREMENTS, type TableName } from "../columns.ts";
import { filters } from "../filters.ts";

type Joined = { alias: string; table: string; condition: string };

/** Returns the table to join with a session `s`. */
export function joinedTable({ collections }: TrackingSet, table: TableName): Joined | undefined {
  const ofSession = (alias: string) => `${alias}.session_id = s.session_id`;
  switch (table) {
    case "sessions":
      return undefined;
    case "visits":
      return { alias: "v", table: collections.page_visits, condition: ofSession("v") };
    case "events":
    case "measurements": {
      const operator = table === "measurements" ? "=" : "!=";
      const condition = `${ofSession("e")} AND e.name ${operator} '${MEASUREMENTS}'`;
      return { alias: "e", table: collections.events, condition };
    }
  }
}

/** Returns the filters' conditions on sessions. Each value is bound to its filter's name. */
export const sqlConditions = (set: TrackingSet, values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const column = filters[name]?.sqlite(value);
    if (!column) return [];
    const joined = joinedTable(set, column.table);
    const matches = `${column.sql} = :${name}`;
    if (!joined) return [matches];
    return [
      `EXISTS (SELECT 1 FROM ${joined.table} ${joined.alias} WHERE ${joined.condition} AND ${matches})`,
    ];
  });
