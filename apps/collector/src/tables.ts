import type { Field } from "@voxlog/tracking/collector";
import type { TrackedSet } from "./sets.ts";

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
  /** The view that shows what the facts amount to, and its query. */
  view: string;
  query: string;
};

const TIME = "DateTime64(3, 'UTC')";
/** What is no time at all is later than every time there is, where the earliest counts, and earlier, where the latest does. */
const NEVER = "'2299-01-01 00:00:00'";
const TYPES = { text: "String", select: "String", bool: "Bool", number: "Int64", date: TIME } as const;

const merged = (by: "min" | "max", type: string) => `SimpleAggregateFunction(${by}, ${type})`;
const created: Column = { name: "created", type: merged("min", TIME) };
const session_id: Column = { name: "session_id", type: "String" };

/** The two tables of a set: facts of its sessions, and of its page visits. */
export const tablesOf = (set: TrackedSet): [FactTable, FactTable] => [sessionFacts(set), visitFacts(set)];

function sessionFacts({ prefix, sessionFields }: TrackedSet): FactTable {
  const fields = Object.entries({ id: ID, ...sessionFields }).filter(([name]) => name !== "session_id");
  const shown = fields.map(([name, { changedBy }]) =>
    changedBy === "count" ? `length(${COUNTED[name]}) AS ${name}` : `tupleElement(f.${name}, 2) AS ${name}`,
  );
  const name = `${prefix}session_facts`;
  return {
    name,
    key: ["session_id"],
    columns: [
      session_id,
      created,
      // Said with a view, and kept as numbers: comparing those takes half of the time.
      { name: "visit_id", type: "String EPHEMERAL" },
      { name: "page_path", type: "String EPHEMERAL" },
      distinct("visits", "visit_id"),
      distinct("pages", "page_path"),
      ...fields.filter(([, { changedBy }]) => changedBy !== "count").map(sessionColumn),
    ],
    view: `${prefix}sessions`,
    // A conversion alone makes no session.
    query: `SELECT f.session_id AS session_id, f.created AS created, pages, ${shown.join(", ")} FROM ${name} AS f FINAL WHERE notEmpty(visits)`,
  };
}

/** The record's id that the tracker chose. */
const ID: Field = { type: "text", max: 15 };

/** What the counts of a session count. */
const COUNTED: Record<string, string> = { page_count: "visits", unique_page_count: "pages" };

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

function visitFacts({ prefix, visitFields }: TrackedSet): FactTable {
  const fields = Object.entries(visitFields).filter(([name]) => name !== "session_id");
  const name = `${prefix}page_visit_facts`;
  return {
    name,
    key: ["session_id", "id"],
    columns: [session_id, { name: "id", type: "String" }, created, ...fields.map(visitColumn)],
    view: `${prefix}page_visits`,
    // An end alone makes no visit.
    query: `SELECT f.session_id AS session_id, f.id AS id, f.created AS created, ${fields.map(([field]) => shownOfVisit(field)).join(", ")} FROM ${name} AS f FINAL WHERE f.start_time < ${NEVER}`,
  };
}

function visitColumn([name, { type, changedBy }]: [string, Field]): Column {
  const isStart = type === "date" && !changedBy;
  if (isStart) return { name, type: merged("min", TIME), otherwise: NEVER };
  return { name, type: merged("max", TYPES[type]) };
}

const LASTED = "dateDiff('millisecond', f.start_time, f.end_time)";

function shownOfVisit(name: string): string {
  // No end is before the start, and no visit was visible for longer than it lasted.
  if (name === "end_time")
    return "if(toUnixTimestamp(f.end_time) = 0, NULL, greatest(f.end_time, f.start_time)) AS end_time";
  if (name === "visible_time") return `greatest(0, least(f.visible_time, ${LASTED})) AS visible_time`;
  return `f.${name} AS ${name}`;
}
