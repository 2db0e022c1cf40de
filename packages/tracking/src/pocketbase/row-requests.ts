import { changedByView, type Field, type NewSession, type NewVisit, type VisitEnd } from "../core/fields.ts";
import type { TrackingSet } from "../core/set.ts";
import type { Change, PageView } from "../core/store.ts";

/** One call of the records API, alone or as a part of a batch. */
export type RowRequest = {
  /** What of a change it writes. */
  part: "visit" | "session" | "end" | "event";
  method: "POST" | "PATCH";
  url: string;
  body: Record<string, unknown>;
};

/** Makes of a row what the server takes, by the table of its fields. */
export type FitRow = <Row extends object>(row: Row, fields: Readonly<Record<string, Field>>) => Row;

/** The requests that write to one set of collections. */
export function rowRequests(
  { collections, sessionFields, visitFields, eventFields }: TrackingSet,
  fitRow: FitRow,
) {
  const address = (collection: string) => `/api/collections/${collection}/records`;
  const sessions = address(collections.sessions);
  const visits = address(collections.page_visits);
  const create = (part: RowRequest["part"], url: string, body: RowRequest["body"]): RowRequest => ({
    part,
    method: "POST",
    url,
    body,
  });
  const update = (
    part: RowRequest["part"],
    url: string,
    id: string,
    body: RowRequest["body"],
  ): RowRequest => ({
    part,
    method: "PATCH",
    url: `${url}/${id}`,
    body,
  });

  const endVisit = ({ id, session_id: _, ...end }: VisitEnd) =>
    update("end", visits, id, { ...end, ...sentNow() });

  const continueSession = (id: string, { session }: PageView, counts: RowRequest["body"]) =>
    update("session", sessions, id, {
      ...counts,
      ...fitRow(changedByView(session, sessionFields), sessionFields),
    });

  return {
    sessions,
    createVisit: (visit: NewVisit) =>
      create("visit", visits, { ...fitRow(visit, visitFields), ...sentNow() }),
    endVisit,
    createSession: (session: NewSession) =>
      create("session", sessions, {
        ...fitRow(session, sessionFields),
        page_count: 1,
        unique_page_count: 1,
        converted: false,
      }),
    continueSession,
    /** Adds the view to the counts: exact inside a batch, where requests wait for one another. */
    addToSession: (view: PageView) =>
      continueSession(view.session.id, view, {
        "page_count+": 1,
        "unique_page_count+": view.unique ? 1 : 0,
      }),
    /** What takes no more than one request. */
    alone: (change: Exclude<Change, PageView>): RowRequest =>
      change.kind === "end"
        ? endVisit(change.end)
        : change.kind === "conversion"
          ? update("session", sessions, change.session.id, {
              converted: true,
              conversion_type: change.conversion_type,
            })
          : create("event", address(collections.events), {
              ...fitRow(change.event, eventFields),
              ...sentNow(),
            }),
  };
}

/** Makes the requests of one set of collections. */
export type RowRequests = ReturnType<typeof rowRequests>;

/** The visitor's clock, by which a server with the hook for it sets times right whose clock was wrong. */
const sentNow = () => ({ sent_at: Date.now() });
