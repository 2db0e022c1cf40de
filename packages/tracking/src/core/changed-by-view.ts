import type { Field, NewSession, SessionUpdate } from "./fields.ts";

/** What a view changes of a session that is there already, by the table of its fields. */
export function changedByView(session: NewSession, fields: Readonly<Record<string, Field>>): SessionUpdate {
  const isUpdated = ([name]: [string, unknown]) => fields[name]?.changedBy === "view";
  return Object.fromEntries(Object.entries(session).filter(isUpdated)) as SessionUpdate;
}
