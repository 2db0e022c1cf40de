import type { DatabaseSync } from "node:sqlite";
import type { TrackingSet } from "@voxlog/tracking";
import { type Column, type Day, type Numbers, numberColumn, type TableName, type Texts } from "../columns.ts";
import { boundsOf, utcDaysOf } from "../local-days.ts";
import { type DayVersion, UTC_DAY, versionOf } from "./day-versions.ts";
import { joinedTable } from "./joins.ts";

/** The ID that rows of other tables refer to. */
const SESSION_ID = numberColumn("sessions", "s.rowid");

type Values = Texts | Numbers | Uint32Array;

/** Creates a reader of days with a cache of columns. */
export function createDayReader(database: DatabaseSync) {
  const cache = createColumnCache();

  const keptOf = (set: TrackingSet, { day, version }: DayVersion, columns: readonly Column[]) => {
    const kept = new Map<string, Values>();
    for (const key of keysOf(columns)) {
      const cached = cache.get(`${set.name} ${key}`, day);
      if (cached && cached.version === version) kept.set(key, cached.values);
    }
    return kept;
  };

  return {
    /** Returns cached columns of a day's sessions without developers', if all are cached. */
    kept(set: TrackingSet, version: DayVersion, columns: readonly Column[]): Columns | undefined {
      const values = keptOf(set, version, columns);
      return values.size === keysOf(columns).size ? columnsOf(version.day, values) : undefined;
    },

    /** Reads the columns that aren't cached in one transaction. */
    read(set: TrackingSet, date: string, columns: readonly Column[]): Columns {
      database.exec("BEGIN");
      try {
        const version = { day: date, version: versionOf(database, set.collections.sessions, date) };
        const values = keptOf(set, version, columns);
        for (const [table, ofTable] of Map.groupBy([SESSION_ID, ...columns], (column) => column.table)) {
          const missing = new Map(ofTable.map((column) => [keyOf(column), column]));
          for (const key of values.keys()) missing.delete(key);
          if (missing.size === 0 && values.has(table)) continue;
          const sessionIds = values.get(keyOf(SESSION_ID)) as Numbers | undefined;
          const rows = readRows(database, set, date, table, [...missing.values()]);
          values.set(table, sessionsOf(rows, sessionIds));
          for (const [index, [key, { kind }]] of [...missing].entries())
            values.set(key, (kind === "text" ? textsOf : numbersOf)(rows, index + 1));
        }
        if (version.version !== null) {
          const kept = { version: version.version };
          for (const [key, its] of values) cache.set(`${set.name} ${key}`, date, { ...kept, values: its });
        }
        return columnsOf(date, values);
      } finally {
        database.exec("COMMIT");
      }
    },
  };
}

type Columns = Omit<Day, "selected">;

const columnsOf = (date: string, values: ReadonlyMap<string, Values>): Columns => ({
  date,
  texts: (column) => values.get(keyOf(column)) as Texts,
  numbers: (column) => values.get(keyOf(column)) as Numbers,
  sessionOf: (table) => values.get(table) as Uint32Array,
});

const keyOf = ({ table, sql }: Column) => `${table} ${sql}`;

const keysOf = (columns: readonly Column[]) =>
  new Set([SESSION_ID, ...columns].flatMap((column) => [keyOf(column), column.table]));

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
function sessionsOf(rows: readonly Row[], sessionIds: Numbers | undefined): Uint32Array {
  let index = 0;
  return Uint32Array.from(rows, ([id], row) => {
    if (!sessionIds) return row;
    while (sessionIds[index] !== id && index < sessionIds.length) index++;
    return index;
  });
}

function textsOf(rows: readonly Row[], index: number): Texts {
  const idByText = new Map<string, number>();
  const all = Uint32Array.from(rows, (row) => {
    const text = String(row[index] ?? "");
    const id = idByText.get(text) ?? idByText.size;
    if (id === idByText.size) idByText.set(text, id);
    return id;
  });
  const values = [...idByText.keys()];
  const Ids = values.length <= 256 ? Uint8Array : values.length <= 65_536 ? Uint16Array : Uint32Array;
  return { values, ids: Ids.from(all) };
}

function numbersOf(rows: readonly Row[], index: number): Numbers {
  const numbers = Float64Array.from(rows, (row) => Number(row[index] ?? Number.NaN));
  return numbers.every((number) => number >= 0 && number < 256 && Number.isInteger(number))
    ? Uint8Array.from(numbers)
    : numbers;
}

/** A column's values on a day, and the day's version. */
export type CachedColumn = { version: string; values: Texts | Numbers | Uint32Array };

/** Bytes: a session with three visits and two events takes about 120. */
const MAX_BYTES = 256_000_000;
/** The approximate overhead of a text. */
const TEXT_BYTES = 40;

/** Creates the cache. If it's full, it evicts the least recently used column, of all days. */
function createColumnCache() {
  const columns = new Map<string, Map<string, CachedColumn>>();
  let size = 0;

  const use = (column: string) => {
    const days = columns.get(column) ?? new Map<string, CachedColumn>();
    columns.delete(column);
    columns.set(column, days);
    return days;
  };

  return {
    get: (column: string, day: string): CachedColumn | undefined => use(column).get(day),
    set(column: string, day: string, cached: CachedColumn): void {
      const days = use(column);
      size += bytesOf(cached) - bytesOf(days.get(day));
      days.set(day, cached);
      for (const [oldest, its] of columns) {
        if (size <= MAX_BYTES || oldest === column) break;
        for (const each of its.values()) size -= bytesOf(each);
        columns.delete(oldest);
      }
    },
  };
}

function bytesOf(cached: CachedColumn | undefined): number {
  if (!cached) return 0;
  if (!("ids" in cached.values)) return cached.values.byteLength;
  const { values, ids } = cached.values;
  return values.reduce((sum, value) => sum + value.length + TEXT_BYTES, ids.byteLength);
}
