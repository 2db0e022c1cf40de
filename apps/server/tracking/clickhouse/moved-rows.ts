import type { Field } from "@voxlog/tracking/collector";
import type { TrackedSet } from "../../configuration/sets.ts";
import type { Row } from "./rows.ts";

/** A row of a PocketBase collection in SQLite. */
export type PocketBaseRow = Readonly<Record<string, string | number | null>>;

/** Turns a PocketBase session into a fact. Fields that views change get the time of the last view. */
export function sessionToFact(row: PocketBaseRow, { sessionFields }: TrackedSet): Row {
  const created = timeOf(row["created"]);
  // Older sessions lack the time of the last view.
  const viewed = timeOf(row["last_view"] || row["updated"]);
  const fact: Row = { session_id: row["session_id"], created, id: [created, row["id"]] };
  for (const [name, field] of Object.entries(sessionFields)) {
    if (name === "session_id" || field.changedBy === "count") continue;
    // A session without a conversion has no time for it.
    if (field.changedBy === "conversion" && !row["converted"]) continue;
    const ofConversion = field.changedBy === "conversion" && timeOf(row["updated"]);
    const at = ofConversion || (field.changedBy ? viewed : created);
    fact[name] = [at, field.type === "date" ? viewed : storedValue(row[name], field)];
  }
  return fact;
}

/** Turns a PocketBase page visit into a fact about its session. */
export const viewToFact = ({ id, session_id, page_path, created }: PocketBaseRow): Row => ({
  session_id,
  created: timeOf(created),
  visit_id: id,
  page_path,
});

/** Turns a PocketBase page visit or event into a fact. */
export function recordToFact(row: PocketBaseRow, fields: TrackedSet["visitFields"]): Row {
  const fact: Row = { id: row["id"], created: timeOf(row["created"]) };
  for (const [name, field] of Object.entries(fields)) {
    if (field.type !== "date" || row[name]) fact[name] = storedValue(row[name], field);
  }
  return fact;
}

const timeOf = (time: PocketBaseRow[string] = "") => String(time).replace(/Z$/, "");

function storedValue(value: PocketBaseRow[string] = null, { type }: Field): string | number | boolean {
  if (type === "bool") return Boolean(value);
  if (type === "number") return Number(value);
  if (type === "json") return String(value || "{}");
  return type === "date" ? timeOf(value) : String(value ?? "").toWellFormed();
}
