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
  const address = (collection: string) => `/api/collections/${collection}/records`;
  const create = (collection: string, body: RowRequest["body"]): RowRequest => ({
    method: "POST",
    url: address(collection),
    body: { ...body, ...sentNow() },
  });
  const update = (collection: string, id: string, body: RowRequest["body"]): RowRequest => ({
    method: "PATCH",
    url: `${address(collection)}/${id}`,
    body,
  });

  return (change) => {
    if (change.kind === "view") {
      const session = fitRow(change.session, sessionFields);
      return [
        create(collections.page_visits, fitRow(change.visit, visitFields)),
        // The server counts further views.
        create(collections.sessions, { ...session, page_count: 1, unique_page_count: 1, converted: false }),
      ];
    }
    if (change.kind === "end") {
      const { id, session_id: _, ...end } = change.end;
      return [update(collections.page_visits, id, { ...end, ...sentNow() })];
    }
    if (change.kind === "event") return [create(collections.events, fitRow(change.event, eventFields))];
    const { session, conversion_type } = change;
    return [update(collections.sessions, session.id, { converted: true, conversion_type })];
  };
}

/** The visitor's clock, by which a server with the hook for it sets times right whose clock was wrong. */
const sentNow = () => ({ sent_at: Date.now() });
