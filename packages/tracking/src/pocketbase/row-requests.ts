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

/** Creates the requests of a change, with rows that the server accepts. Existing rows are merged. */
export const newRowRequests =
  (collections: TrackingSet["collections"]) =>
  (change: Change): RowRequest[] => {
    if (change.kind === "end") {
      const { id, session_id: _, ...end } = change.end;
      return [request(collections.page_visits, end, id)];
    }
    if (change.kind === "event") return [request(collections.events, change.event)];
    if (change.kind === "conversion") {
      const { session, conversion_type } = change;
      return [request(collections.sessions, { converted: true, conversion_type }, session.id)];
    }
    const { visit, session } = change;
    return [
      request(collections.page_visits, visit),
      // The server counts further views.
      request(collections.sessions, { ...session, page_count: 1, unique_page_count: 1, converted: false }),
    ];
  };

/**
 * Creates the same requests with fitted rows, but updates the session of a further view: a new one would repeat what
 * never changes.
 */
export function rowRequests(
  set: Pick<TrackingSet, "collections" | "sessionFields" | "visitFields" | "eventFields">,
  fitRow: FitRow,
): (change: Change) => RowRequest[] {
  const { collections, sessionFields, visitFields, eventFields } = set;
  const requestsOf = newRowRequests(collections);
  return (change) => {
    if (change.kind === "event") return requestsOf({ ...change, event: fitRow(change.event, eventFields) });
    if (change.kind !== "view") return requestsOf(change);
    const session = fitRow(change.session, sessionFields);
    const requests = requestsOf({ ...change, session, visit: fitRow(change.visit, visitFields) });
    if (change.isFurther)
      requests[1] = request(collections.sessions, sessionUpdate(session, sessionFields), session.id);
    return requests;
  };
}

/**
 * Headers of a {@link batchBody}. A form, unlike JSON, needs no preflight. Node's parser finds a boundary anywhere in
 * the form, so this one isn't a word of a title.
 */
export const BATCH_HEADERS = { "Content-Type": "multipart/form-data; boundary=__vox__" };

/** Returns requests as a form with one field; browsers' own forms are a hundred bytes longer. */
export const batchBody = (requests: readonly RowRequest[]): string =>
  `--__vox__\r\nContent-Disposition: form-data; name="@jsonPayload"\r\n\r\n${JSON.stringify({ requests })}\r\n--__vox__--`;
