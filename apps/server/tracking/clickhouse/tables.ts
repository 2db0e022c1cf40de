import type { Field } from "@voxlog/tracking/collector";
import { sets, type TrackedSet } from "../../configuration/sets.ts";

/** A column of a table of facts, and what it is where a fact says nothing of it. */
export type Column = { name: string; type: string; otherwise?: string };

/**
 * A table whose rows are facts. Those with the same key are one row in the end, in which each column is a merge of
 * theirs that neither order nor repetition changes: the least, the greatest, all that are different.
 */
export type FactTable = {
  name: string;
  columns: readonly Column[];
  key: readonly string[];
  /** The view that shows what the facts amount to, named as the set's collection, and its query. */
  view: string;
  query: string;
};

/** The tables of a set. */
export type FactTables = { sessions: FactTable; visits: FactTable; events: FactTable };

type Fields = Readonly<Record<string, Field>>;

const TIME = "DateTime64(3, 'UTC')";
/** An invalid time is later than every time there is, where the earliest counts, and earlier, where the latest does. */
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
/** What is the same in all facts of one key. */
const anyOf = (name: string): Column => ({ name, type: "SimpleAggregateFunction(any, String)" });
/**
 * A session as a number in the order of time: the 42 bits that its id begins with, and 22 of a hash. Rows are sorted by
 * it, so that what belongs to the sessions of some days is found without reading that of others, and merged in less time
 * than by long texts that begin alike.
 */
export const sessionNumber = (id: string): string =>
  `bitShiftLeft(toUInt64(conv(concat('0', replaceAll(left(${id}, 8), '-', '0')), 36, 10)), 22) + bitAnd(sipHash64(${id}), 4194303)`;
const session: Column = { name: "session", type: "UInt64", otherwise: sessionNumber("session_id") };

const known = new Map<TrackedSet, FactTables>();

/** The tables that a set's facts are in. */
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
      // Said with a view, and kept as numbers: comparing those takes half of the time.
      { name: "visit_id", type: "String EPHEMERAL" },
      { name: "page_path", type: "String EPHEMERAL" },
      distinct("visits", "visit_id"),
      distinct("pages", "page_path"),
      ...fields.filter(([, { changedBy }]) => changedBy !== "count").map(sessionColumn),
    ],
    view,
    // A conversion alone makes no session.
    query: `SELECT f.session_id AS session_id, f.session AS session, f.created AS created, pages, ${shown.join(", ")} FROM ${name} AS f FINAL WHERE notEmpty(visits)`,
  };
}

/** The record's id that the tracker chose. */
const ID: Field = { type: "text", max: 15 };

/** What the counts of a session count. */
const COUNTED: Record<string, string> = { page_count: "visits", unique_page_count: "pages" };

/** Columns that the server makes of others: the numbers that rows are sorted by, and what is counted. */
export const COMPUTED: ReadonlySet<string> = new Set([
  "session",
  "record",
  "latest",
  ...Object.values(COUNTED),
]);

const distinct = (name: string, of: string): Column => ({
  name,
  type: "SimpleAggregateFunction(groupUniqArrayArray, Array(UInt64))",
  otherwise: `if(empty(${of}), [], [sipHash64(${of})])`,
});

/** A value with the time it is of: that of the first view counts, or where something changes the field, the last one. */
function sessionColumn([name, { type, changedBy }]: [string, Field]): Column {
  const timed = `Tuple(${TIME}, ${TYPES[type]})`;
  if (changedBy) return { name, type: merged("max", timed) };
  return {
    name,
    type: merged("min", timed),
    otherwise: `(${NEVER}, defaultValueOfTypeName('${TYPES[type]}'))`,
  };
}

/** Facts of page visits, or of events: whatever has an id of its own, and a time at which it began. */
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
      // Numbers for a key: what reads them has no need of the texts, and takes half of the time.
      { name: "record", type: "UInt64", otherwise: "sipHash64(id)" },
      created,
      ...fields.map(([field, { type }]) =>
        field === begins
          ? { name: field, type: merged("min", TIME), otherwise: NEVER }
          : { name: field, type: merged("max", TYPES[type]) },
      ),
    ],
    view,
    // An end alone makes no visit.
    query: `SELECT ${[...shown, ...fields.map(([field]) => shownOf(field))].join(", ")} FROM ${name} AS f FINAL WHERE f.${begins} < ${NEVER}`,
  };
}

/** Of an event that is sent again, as measurements are, the latest time counts with its properties. */
function eventFacts(view: string, eventFields: Fields): FactTable {
  const { columns, query, ...table } = recordFacts(view, eventFields, "time");
  const latest = {
    name: "latest",
    type: merged("max", `Tuple(${TIME}, String)`),
    otherwise: "(time, properties)",
  };
  return {
    ...table,
    columns: [
      ...columns.map((column) =>
        column.name === "properties" ? { name: column.name, type: "String EPHEMERAL" } : column,
      ),
      latest,
    ],
    query: query
      .replace("f.time AS time", "tupleElement(f.latest, 1) AS time")
      .replace("f.properties AS properties", "tupleElement(f.latest, 2) AS properties"),
  };
}

const LASTED = millisecondsBetween("f.start_time", "f.end_time");

/** In half of the time that `dateDiff` takes. */
export function millisecondsBetween(start: string, end: string): string {
  return `toUnixTimestamp64Milli(${end}) - toUnixTimestamp64Milli(${start})`;
}

function shownOf(name: string): string {
  // No end is before the start, and no visit was visible for longer than it lasted.
  if (name === "end_time")
    return "if(toUnixTimestamp(f.end_time) = 0, NULL, greatest(f.end_time, f.start_time)) AS end_time";
  if (name === "visible_time") return `greatest(0, least(f.visible_time, ${LASTED})) AS visible_time`;
  return `f.${name} AS ${name}`;
}
