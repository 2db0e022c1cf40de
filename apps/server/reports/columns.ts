/** The tables of SQLite's reports. Measurements are a kind of event. */
export type TableName = "sessions" | "visits" | "events" | "measurements";

/** A column: an SQL expression over a table's row and its session `s`. */
export type Column<Kind extends "text" | "number" = "text" | "number"> = {
  table: TableName;
  kind: Kind;
  sql: string;
};

const columnOf =
  <Kind extends "text" | "number">(kind: Kind) =>
  (table: TableName, sql: string): Column<Kind> => ({ table, kind, sql });
export const textColumn = columnOf("text");
export const numberColumn = columnOf("number");

/** A column's distinct texts, and the index of each row's text. */
export type Texts = { values: readonly string[]; ids: Numbers };
/** A column's numbers; NaN for NULL. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** The sessions that began on a day, by index, and their rows in the same order. */
export type Day = {
  date: string;
  /** Whether each session matches the report's filters. */
  selected: Uint8Array;
  texts(column: Column<"text">): Texts;
  numbers(column: Column<"number">): Numbers;
  /** The index of the session of each row. */
  sessionOf(table: TableName): Numbers;
};

/** Returns numbers in the smallest type of array that represents all of them. */
export function smallestArray(numbers: readonly number[]): Numbers {
  if (!numbers.every((number) => Number.isInteger(number) && number >= 0)) return Float64Array.from(numbers);
  const max = numbers.reduce((a, b) => Math.max(a, b), 0);
  const Type = [Uint8Array, Uint16Array, Uint32Array].find((each) => max < 256 ** each.BYTES_PER_ELEMENT);
  return (Type ?? Float64Array).from(numbers);
}

/** A row of a day's report: values in the order of the columns. Arrays collect measurements. */
export type DayRow = readonly (string | number | readonly number[])[];

/** The event name of measurements, which have their own reports. */
export const MEASUREMENTS = "web_vitals";

/** The column with the name of events. */
export const nameOf = (table: TableName): Column<"text"> => textColumn(table, "e.name");
export const pageOf = (table: TableName): Column<"text"> => textColumn(table, "e.page_path");
/** Returns the table of events with a name. */
export const tableOf = (event: string | undefined): TableName =>
  event === MEASUREMENTS ? "measurements" : "events";

/** Marks the sessions with one of the texts in a column. */
export function sessionsWith(day: Omit<Day, "selected">, column: Column<"text">, wanted: readonly string[]) {
  const { values, ids } = day.texts(column);
  const sessions = day.sessionOf(column.table);
  const isWanted = Uint8Array.from(values, (value) => Number(wanted.includes(value)));
  const marked = new Uint8Array(day.sessionOf("sessions").length);
  if (isWanted.includes(1))
    for (let row = 0; row < ids.length; row++) {
      if (isWanted[ids[row] as number]) marked[sessions[row] as number] = 1;
    }
  return marked;
}

/** Counts the selected sessions' rows by label, and sums columns of the same table. */
export function sumBy(day: Day, label: Column<"text">, columns: readonly Column<"number">[]): DayRow[] {
  const { values, ids } = day.texts(label);
  const counts = new Float64Array(values.length);
  const sums = columns.map(() => new Float64Array(values.length));
  const numbers = columns.map((column) => day.numbers(column));
  const sessions = day.sessionOf(label.table);
  for (let row = 0; row < ids.length; row++) {
    if (!day.selected[sessions[row] as number]) continue;
    const id = ids[row] as number;
    counts[id] = (counts[id] as number) + 1;
    for (let i = 0; i < sums.length; i++) {
      const sum = sums[i] as Float64Array;
      sum[id] = (sum[id] as number) + (numbers[i]?.[row] as number);
    }
  }
  return values.flatMap((value, id) =>
    counts[id] ? [[value, counts[id], ...sums.map((sum) => sum[id] ?? 0)]] : [],
  );
}

/** Counts the selected sessions, and those that also have each mark. */
export function countSelected({ selected }: Day, marks: readonly Uint8Array[] = []): number[] {
  const counts = new Array<number>(marks.length + 1).fill(0);
  for (let session = 0; session < selected.length; session++) {
    if (!selected[session]) continue;
    counts[0] = (counts[0] as number) + 1;
    for (let i = 0; i < marks.length; i++)
      counts[i + 1] = (counts[i + 1] as number) + (marks[i]?.[session] as number);
  }
  return counts;
}
