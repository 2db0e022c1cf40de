import type { Field } from "@voxlog/tracking/collector";
import { sets, type TrackedSet } from "../../configuration/sets.ts";

/** A column of a table of facts, with its default. A computed one is never written. */
export type Column = { name: string; type: string; otherwise?: string; isComputed?: true };

/**
 * A table whose rows are facts. Rows with the same key are merged into one, by functions that are independent of order
 * and repetition: minimum, maximum, set of values.
 */
export type FactTable = {
  name: string;
  columns: readonly Column[];
  key: readonly string[];
  /** The view of the merged facts, named like the set's collection, and its query. */
  view: string;
  query: string;
};

export type FactTables = { sessions: FactTable; visits: FactTable; events: FactTable };

type Fields = Readonly<Record<string, Field>>;

const TIME = "DateTime64(3, 'UTC')";
/** Replaces an invalid time where the earliest counts, because any valid time is earlier. */
const NEVER = "'2299-01-01 00:00:00'";
const TYPES = {
  text: "String",
  select: "String",
  json: "String",
  bool: "Bool",
  number: "Int64",
  date: TIME,
} as const;

const merged = (by: "min" | "max", type: string) => `SimpleAggregateFunction(${by}, ${type})`;
const created: Column = { name: "created", type: merged("min", TIME) };
/** A column with the same value in all facts of a key. */
const anyOf = (name: string): Column => ({ name, type: "SimpleAggregateFunction(any, String)" });
/**
 * A session as a number in the order of time: the first 42 bits of its ID, and 22 of a hash. Rows are sorted by it, so
 * that a query reads only the days it needs, and merging is faster than by long texts with a common prefix.
 */
export const sessionNumber = (id: string): string =>
  `bitShiftLeft(toUInt64(conv(concat('0', replaceAll(left(${id}, 8), '-', '0')), 36, 10)), 22) + bitAnd(sipHash64(${id}), 4194303)`;
const session = computed("session", "UInt64", sessionNumber("session_id"));

const known = new Map<TrackedSet, FactTables>();

/** Returns the tables of a set. */
export function tablesOf(set: TrackedSet): FactTables {
  const { sessions, page_visits, events } = set.collections;
  const tables = known.get(set) ?? {
    sessions: sessionFacts(sessions, set.sessionFields),
    visits: recordFacts(page_visits, set.visitFields, "start_time"),
    events: eventFacts(events, set.eventFields),
  };
  known.set(set, tables);
  return tables;
}

/** Returns the tables of every set. */
export const allTables = (): FactTable[] => sets.flatMap((set) => Object.values(tablesOf(set)));

const withoutSession = (fields: Fields) => Object.entries(fields).filter(([name]) => name !== "session_id");

function sessionFacts(view: string, sessionFields: Fields): FactTable {
  const fields = withoutSession({ id: ID, ...sessionFields });
  const shown = fields.map(([name, { changedBy }]) =>
    changedBy === "count" ? `length(${COUNTED[name]}) AS ${name}` : `tupleElement(f.${name}, 2) AS ${name}`,
  );
  const name = `${view}_facts`;
  return {
    name,
    key: ["session", "session_id"],
    columns: [
      { name: "session_id", type: "String" },
      session,
      created,
      // Sent with a view, and stored as a number: comparing numbers takes half of the time.
      { name: "visit_id", type: "String EPHEMERAL" },
      { name: "page_path", type: "String EPHEMERAL" },
      distinct("visits", "visit_id"),
      distinct("pages", "page_path"),
      ...fields.filter(([, { changedBy }]) => changedBy !== "count").map(sessionColumn),
    ],
    view,
    // A conversion without a view isn't a session.
    query: `SELECT f.session_id AS session_id, f.session AS session, f.created AS created, pages, ${shown.join(", ")} FROM ${name} AS f FINAL WHERE notEmpty(visits)`,
  };
}

const ID: Field = { type: "text", max: 15 };

/** The column that each count of a session counts. */
const COUNTED: Record<string, string> = { page_count: "visits", unique_page_count: "pages" };

function computed(name: string, type: string, otherwise: string): Column {
  return { name, type, otherwise, isComputed: true };
}

const distinct = (name: string, of: string): Column =>
  computed(
    name,
    "SimpleAggregateFunction(groupUniqArrayArray, Array(UInt64))",
    `if(empty(${of}), [], [sipHash64(${of})])`,
  );

/** A value with its time: the first view's counts, or the latest if something changes the field. */
function sessionColumn([name, { type, changedBy }]: [string, Field]): Column {
  const timed = `Tuple(${TIME}, ${TYPES[type]})`;
  if (changedBy) return { name, type: merged("max", timed) };
  return {
    name,
    type: merged("min", timed),
    otherwise: `(${NEVER}, defaultValueOfTypeName('${TYPES[type]}'))`,
  };
}

function recordFacts(view: string, recordFields: Fields, begins: string): FactTable {
  const fields = withoutSession(recordFields);
  const name = `${view}_facts`;
  const shown = ["session_id", "session", "id", "created"].map((field) => `f.${field} AS ${field}`);
  return {
    name,
    key: ["session", "record"],
    columns: [
      anyOf("session_id"),
      session,
      anyOf("id"),
      // Numbers as keys: queries don't need the texts, and take half of the time.
      computed("record", "UInt64", "sipHash64(id)"),
      created,
      ...fields.map(([field, { type }]) =>
        field === begins
          ? { name: field, type: merged("min", TIME), otherwise: NEVER }
          : { name: field, type: merged("max", TYPES[type]) },
      ),
    ],
    view,
    // An end without a view isn't a visit.
    query: `SELECT ${[...shown, ...fields.map(([field]) => shownOf(field))].join(", ")} FROM ${name} AS f FINAL WHERE f.${begins} < ${NEVER}`,
  };
}

/** If an event is sent again, such as a measurement, the latest properties count. */
function eventFacts(view: string, eventFields: Fields): FactTable {
  const { columns, query, ...table } = recordFacts(view, eventFields, "time");
  const own = columns.map((column) =>
    column.name === "properties" ? { name: column.name, type: "String EPHEMERAL" } : column,
  );
  return {
    ...table,
    columns: [...own, computed("latest", merged("max", `Tuple(${TIME}, String)`), "(time, properties)")],
    query: query
      .replace("f.time AS time", "tupleElement(f.latest, 1) AS time")
      .replace("f.properties AS properties", "tupleElement(f.latest, 2) AS properties"),
  };
}

const LASTED = millisecondsBetween("f.start_time", "f.end_time");

/** Takes half of the time of `dateDiff`. */
export function millisecondsBetween(start: string, end: string): string {
  return `toUnixTimestamp64Milli(${end}) - toUnixTimestamp64Milli(${start})`;
}

function shownOf(name: string): string {
  // An end isn't before the start, and a visible time isn't longer than the visit.
  if (name === "end_time")
    return "if(toUnixTimestamp(f.end_time) = 0, NULL, greatest(f.end_time, f.start_time)) AS end_time";
  if (name === "visible_time") return `greatest(0, least(f.visible_time, ${LASTED})) AS visible_time`;
  return `f.${name} AS ${name}`;
}
