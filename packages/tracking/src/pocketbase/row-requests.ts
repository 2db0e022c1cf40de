import { type Field, sessionUpdate } from "../core/fields.ts";
import type { TrackingSet } from "../core/set.ts";
import type { Change } from "../core/store.ts";

/** A call of the records API, alone or in a batch. */
export type RowRequest = { method: "POST" | "PATCH"; url: string; body: Record<string, unknown> };

/** Fits a row to the fields of its table. */
export type FitRow = <Row extends object>(row: Row, fields: Readonly<Record<string, Field>>) => Row;

/** Creates a row, or updates it by ID. With the visitor's clock, hooks can correct wrong times. */
const request = (collection: string, fields: RowRequest["body"], id?: string): RowRequest => ({
  method: id ? "PATCH" : "POST",
  url: `/api/collections/${collection}/records${id ? `/${id}` : ""}`,
  body: { ...fields, sent_at: Date.now() },
});

/** What the requests of a set depend on. */
type RowSet = Pick<TrackingSet, "collections" | "sessionFields" | "visitFields" | "eventFields">;

/** Creates the requests of a change, for one set's collections. Existing rows are merged. */
export const newRowRequests =
  ({ collections, sessionFields, visitFields, eventFields }: RowSet, fitRow: FitRow) =>
  (change: Change): RowRequest[] => {
    if (change.kind === "end") {
      const { id, session_id: _, ...end } = change.end;
      return [request(collections.page_visits, end, id)];
    }
    if (change.kind === "event") return [request(collections.events, fitRow(change.event, eventFields))];
    if (change.kind === "conversion") {
      const { session, conversion_type } = change;
      return [request(collections.sessions, { converted: true, conversion_type }, session.id)];
    }
    const session = fitRow(change.session, sessionFields);
    return [
      request(collections.page_visits, fitRow(change.visit, visitFields)),
      // The server counts further views.
      request(collections.sessions, { ...session, page_count: 1, unique_page_count: 1, converted: false }),
    ];
  };

/** Creates the same requests, but updates the session of a further view: a new one would repeat what never changes. */
export function rowRequests(set: RowSet, fitRow: FitRow): (change: Change) => RowRequest[] {
  const requestsOf = newRowRequests(set, fitRow);
  const { collections, sessionFields } = set;
  return (change) => {
    const requests = requestsOf(change);
    if (change.kind === "view" && change.isFurther) {
      const update = sessionUpdate(fitRow(change.session, sessionFields), sessionFields);
      requests[1] = request(collections.sessions, update, change.session.id);
    }
    return requests;
  };
}
