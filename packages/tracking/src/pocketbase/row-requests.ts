import type { Field } from "../core/fields.ts";
import type { TrackingSet } from "../core/set.ts";
import type { Change } from "../core/store.ts";

/** One call of the records API, alone or as a part of a batch. */
export type RowRequest = { method: "POST" | "PATCH"; url: string; body: Record<string, unknown> };

/** Makes of a row what the server takes, by the table of its fields. */
export type FitRow = <Row extends object>(row: Row, fields: Readonly<Record<string, Field>>) => Row;

/** Returns what makes the requests of a change, to one set of collections. Rows that are there already are merged. */
export function rowRequests(
  { collections, sessionFields, visitFields, eventFields }: TrackingSet,
  fitRow: FitRow,
): (change: Change) => RowRequest[] {
  /** A row to create, or with its ID to update. The visitor's clock lets hooks set times right whose clock was wrong. */
  const request = (collection: string, fields: RowRequest["body"], id?: string): RowRequest => ({
    method: id ? "PATCH" : "POST",
    url: `/api/collections/${collection}/records${id ? `/${id}` : ""}`,
    body: { ...fields, sent_at: Date.now() },
  });

  return (change) => {
    if (change.kind === "view") {
      const session = fitRow(change.session, sessionFields);
      return [
        request(collections.page_visits, fitRow(change.visit, visitFields)),
        // The server counts further views.
        request(collections.sessions, { ...session, page_count: 1, unique_page_count: 1, converted: false }),
      ];
    }
    if (change.kind === "end") {
      const { id, session_id: _, ...end } = change.end;
      return [request(collections.page_visits, end, id)];
    }
    if (change.kind === "event") return [request(collections.events, fitRow(change.event, eventFields))];
    const { session, conversion_type } = change;
    return [request(collections.sessions, { converted: true, conversion_type }, session.id)];
  };
}
