import {
  changedByView,
  type NewEvent,
  type NewSession,
  type NewVisit,
  type VisitEnd,
} from "../core/fields.ts";
import { fitting } from "../core/fitting.ts";
import type { TrackingSet } from "../core/set.ts";
import type { Conversion, PageView } from "../core/store.ts";

/** One call of the records API, alone or as a part of a batch. */
export type RowRequest = {
  /** What of a change it writes. */
  part: "visit" | "session" | "end" | "event";
  method: "POST" | "PATCH";
  url: string;
  body: Record<string, unknown>;
};

/** A session record that exists, as far as it is known here. */
export type KnownSession = { id: string; page_count: number; unique_page_count: number };

/** The requests that write to one set of collections. */
export function rowRequests({ collections, sessionFields, visitFields, eventFields }: TrackingSet) {
  const sessions = `/api/collections/${collections.sessions}/records`;
  const visits = `/api/collections/${collections.page_visits}/records`;
  const events = `/api/collections/${collections.events}/records`;
  const updated = ({ session }: PageView) => fitting(changedByView(session, sessionFields), sessionFields);

  return {
    sessions,
    createVisit: (visit: NewVisit): RowRequest => ({
      part: "visit",
      method: "POST",
      url: visits,
      body: { ...fitting(visit, visitFields), ...sentNow() },
    }),
    endVisit: ({ id, session_id: _, ...end }: VisitEnd): RowRequest => ({
      part: "end",
      method: "PATCH",
      url: `${visits}/${id}`,
      body: { ...end, ...sentNow() },
    }),
    createSession: (session: NewSession): RowRequest => ({
      part: "session",
      method: "POST",
      url: sessions,
      body: { ...fitting(session, sessionFields), page_count: 1, unique_page_count: 1, converted: false },
    }),
    /** Adds the view to the counts: exact inside a batch, where requests wait for one another. */
    addToSession: (id: string, view: PageView): RowRequest => ({
      part: "session",
      method: "PATCH",
      url: `${sessions}/${id}`,
      body: { "page_count+": 1, "unique_page_count+": view.unique ? 1 : 0, ...updated(view) },
    }),
    /** Sets the counts to what they were, and one more: for servers without batch. */
    recountSession: (known: KnownSession, view: PageView): RowRequest => ({
      part: "session",
      method: "PATCH",
      url: `${sessions}/${known.id}`,
      body: { ...counted(known, view), ...updated(view) },
    }),
    convertSession: (id: string, { conversion_type }: Conversion): RowRequest => ({
      part: "session",
      method: "PATCH",
      url: `${sessions}/${id}`,
      body: { converted: true, conversion_type },
    }),
    createEvent: (event: NewEvent): RowRequest => ({
      part: "event",
      method: "POST",
      url: events,
      body: { ...fitting(event, eventFields), ...sentNow() },
    }),
  };
}

/** Makes the requests of one set of collections. */
export type RowRequests = ReturnType<typeof rowRequests>;

/** The counts of a session after one more view. */
export function counted({ page_count, unique_page_count }: KnownSession, { unique }: PageView) {
  return { page_count: page_count + 1, unique_page_count: unique_page_count + (unique ? 1 : 0) };
}

/** The visitor's clock, by which a server with the hook for it sets times right whose clock was wrong. */
const sentNow = () => ({ sent_at: Date.now() });
