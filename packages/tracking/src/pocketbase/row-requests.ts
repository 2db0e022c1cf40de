import { type Field, sessionUpdate } from "../core/fields.ts";
import type { TrackingSet } from "../core/set.ts";
import type { Change, PageView, VisitEnded } from "../core/store.ts";

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

/** Creates the requests of a view or an end, for one set's collections. Existing rows are merged. */
export const visitRequests =
  (
    {
      collections,
      sessionFields,
      visitFields,
    }: Pick<TrackingSet, "collections" | "sessionFields" | "visitFields">,
    fitRow: FitRow,
  ) =>
  (change: PageView | VisitEnded): RowRequest[] => {
    if (change.kind === "end") {
      const { id, session_id: _, ...end } = change.end;
      return [request(collections.page_visits, end, id)];
    }
    const session = fitRow(change.session, sessionFields);
    return [
      request(collections.page_visits, fitRow(change.visit, visitFields)),
      // The server counts further views.
      request(collections.sessions, { ...session, page_count: 1, unique_page_count: 1, converted: false }),
    ];
  };

/** Creates the requests of any change. */
export function rowRequests(set: TrackingSet, fitRow: FitRow): (change: Change) => RowRequest[] {
  const { collections, sessionFields, eventFields } = set;
  const updateSession = (id: string, fields: object) => request(collections.sessions, { ...fields }, id);
  const requestsOf = visitRequests(set, fitRow);
  return (change) => {
    if (change.kind === "event") return [request(collections.events, fitRow(change.event, eventFields))];
    if (change.kind === "conversion") {
      const { session, conversion_type } = change;
      return [updateSession(session.id, { converted: true, conversion_type })];
    }
    const requests = requestsOf(change);
    // Creating the session again would repeat what never changes.
    if (change.kind === "view" && change.isFurther)
      requests[1] = updateSession(
        change.session.id,
        sessionUpdate(fitRow(change.session, sessionFields), sessionFields),
      );
    return requests;
  };
}
