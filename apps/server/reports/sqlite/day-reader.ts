import type { DatabaseSync } from "node:sqlite";
import type { TrackingSet } from "@voxlog/tracking";
import type { Column, Day, Numbers, TableName, Texts } from "../columns.ts";
import { MEASUREMENTS, numberColumn, smallestArray } from "../columns.ts";
import { filters } from "../filters.ts";
import { boundsOf, utcDaysOf } from "../local-days.ts";
import type { DayValues } from "./column-file.ts";
import { UTC_DAY } from "./day-versions.ts";

/** The ID that rows of other tables refer to. */
const SESSION_ID = numberColumn("sessions", "s.rowid");

const keyOf = ({ table, sql }: Column): string => `${table} ${sql}`;

/** Returns the keys of everything that counting columns needs. */
export const keysOf = (columns: readonly Column[]): Set<string> =>
  new Set(["sessions", ...columns.flatMap((column) => [column.table, keyOf(column)])]);

/** Returns a day for reports. */
export const dayOf = (date: string, values: DayValues): Omit<Day, "selected"> => ({
  date,
  texts: (column) => values.get(keyOf(column)) as Texts,
  numbers: (column) => values.get(keyOf(column)) as Numbers,
  sessionOf: (table) => values.get(table) as Numbers,
});

/** Reads columns of the sessions that began on a day, without developers', in one transaction. */
export function readDay(database: DatabaseSync, set: TrackingSet, date: string, columns: readonly Column[]) {
  const values = new Map<string, Texts | Numbers>();
  const unique = new Map([SESSION_ID, ...columns].map((column) => [keyOf(column), column]));
  let sessions: Row[] = [];
  database.exec("BEGIN");
  try {
    // The sessions are the first table.
    for (const [table, ofTable] of Map.groupBy(unique.values(), (column) => column.table)) {
      const rows = readRows(database, set, date, table, ofTable);
      if (table === "sessions") sessions = rows;
      values.set(table, sessionsOf(rows, sessions));
      for (const [index, column] of ofTable.entries())
        values.set(keyOf(column), (column.kind === "text" ? textsOf : numbersOf)(rows, index + 1));
    }
  } finally {
    database.exec("COMMIT");
  }
  values.delete(keyOf(SESSION_ID));
  return values;
}

type Row = readonly (string | number | null)[];

/** Reads the session's ID and columns of a table's rows, always in the same order. */
function readRows(
  database: DatabaseSync,
  set: TrackingSet,
  date: string,
  table: TableName,
  columns: readonly Column[],
): Row[] {
  const joined = joinedTable(set, table);
  const join = joined ? `CROSS JOIN ${joined.table} ${joined.alias} ON ${joined.condition}` : "";
  const order = ["s.rowid", ...(joined ? [`${joined.alias}.rowid`] : [])];
  const statement = database.prepare(
    `SELECT ${["s.rowid", ...columns.map(({ sql }) => sql)].join(", ")}
     FROM ${set.collections.sessions} s ${join}
     WHERE ${UTC_DAY} IN (${utcDaysOf(date).map((day) => `'${day}'`)})
       AND s.created >= :start AND s.created < :end AND s.dev_mode = FALSE ORDER BY ${order.join(", ")}`,
  );
  statement.setReturnArrays(true);
  statement.setAllowUnknownNamedParameters(true);
  return statement.all({ day: date, ...boundsOf(date) }) as unknown as Row[];
}

/** Returns the index of each row's session. */
function sessionsOf(rows: readonly Row[], sessions: readonly Row[]): Numbers {
  let index = 0;
  return smallestArray(
    rows.map(([id]) => {
      while (index < sessions.length && sessions[index]?.[0] !== id) index++;
      return index;
    }),
  );
}

function textsOf(rows: readonly Row[], index: number): Texts {
  const idByText = new Map<string, number>();
  const ids = rows.map((row) => {
    const text = String(row[index] ?? "");
    const id = idByText.get(text) ?? idByText.size;
    if (id === idByText.size) idByText.set(text, id);
    return id;
  });
  return { values: [...idByText.keys()], ids: smallestArray(ids) };
}

const numbersOf = (rows: readonly Row[], index: number): Numbers =>
  smallestArray(rows.map((row) => Number(row[index] ?? Number.NaN)));

type Joined = { alias: string; table: string; condition: string };

/** Returns the table to join with a session `s`. */
function joinedTable({ collections }: TrackingSet, table: TableName): Joined | undefined {
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
