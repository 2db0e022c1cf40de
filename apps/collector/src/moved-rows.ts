import type { Field } from "@voxlog/tracking/collector";
import type { Row } from "./rows.ts";
import type { TrackedSet } from "./sets.ts";

/** A row of a PocketBase collection, as SQLite has it. */
export type PocketBaseRow = Readonly<Record<string, string | number | null>>;

/** What a session of PocketBase is as a fact. What further views would change is as of when they last did. */
export function movedSession(row: PocketBaseRow, { sessionFields }: TrackedSet): Row {
  const [created, updated] = [timeOf(row["created"]), timeOf(row["updated"])];
  const fact: Row = { session_id: row["session_id"], created, id: [created, row["id"]] };
  for (const [name, field] of Object.entries(sessionFields)) {
    if (name === "session_id" || field.changedBy === "count") continue;
    // No time at all is that of a conversion that has not been.
    if (field.changedBy === "conversion" && !row["converted"]) continue;
    fact[name] = [field.changedBy ? updated : created, storedValue(row[name], field)];
  }
  return fact;
}

/** What a page visit of PocketBase is as facts: of itself, and of its session. */
export function movedVisit(row: PocketBaseRow, { visitFields }: TrackedSet): { visit: Row; session: Row } {
  const { id, session_id, page_path } = row;
  const created = timeOf(row["created"]);
  const visit: Row = { id, created };
  for (const [name, field] of Object.entries(visitFields)) {
    if (field.type !== "date" || row[name]) visit[name] = storedValue(row[name], field);
  }
  return { visit, session: { session_id, created, visit_id: id, page_path } };
}

const timeOf = (time: PocketBaseRow[string] = "") => String(time).replace(/Z$/, "");

function storedValue(value: PocketBaseRow[string] = null, { type }: Field): string | number | boolean {
  if (type === "bool") return Boolean(value);
  if (type === "number") return Number(value);
  return type === "date" ? timeOf(value) : String(value ?? "").toWellFormed();
}
