import { reportOnce } from "../core/report-once.ts";
import { type PageView, StoreFailure } from "../core/store.ts";
import type { RecordClient } from "./client.ts";
import { isDuplicate, isFinal, type Rejection, responseOf, throwRejection } from "./rejection.ts";
import type { RowRequest, RowRequests } from "./row-requests.ts";
import { type NoBatch, type SingleCalls, send } from "./transport.ts";

/** A session record that exists, as far as it is known here. */
type KnownSession = { id: string; page_count: number; unique_page_count: number };

/** The counts of a session after one more view. */
const counted = ({ page_count, unique_page_count }: KnownSession, { unique }: PageView) => ({
  page_count: page_count + 1,
  unique_page_count: unique_page_count + (unique ? 1 : 0),
});

/**
 * A call for each record, for servers without batch. Counts are set, and not added to: so a call whose response was
 * lost can be made again.
 */
export function singleCalls(rows: RowRequests): SingleCalls {
  const report = reportOnce();
  const sessions = new Map<string, KnownSession>();
  /** What was achieved for a view that is tried again. */
  let progress = { view: "", done: new Set<RowRequest["part"]>() };

  const find = async (client: RecordClient, sessionId: string): Promise<KnownSession | undefined> => {
    const query = { filter: `session_id = "${sessionId}"`, page: 1, perPage: 1, skipTotal: true };
    const { items } = (await send(client, rows.sessions, { method: "GET", query })) as {
      items?: KnownSession[];
    };
    return items?.[0];
  };

  const writeView = async (client: RecordClient, given: PageView, because: NoBatch): Promise<void> => {
    // What was counted in batches is not known here.
    if (because === "failed") sessions.clear();
    const { session_id } = given.session;
    let view = given;
    let known = sessions.get(session_id) ?? (view.first ? undefined : await find(client, session_id));
    if (progress.view !== view.visit.id) progress = { view: view.visit.id, done: new Set() };
    // Each rejection below is met with what it asks for, and none of them can come back for ever.
    for (let tries = 0; tries < 6; tries++) {
      const requests = [
        rows.createVisit(view.visit),
        known ? rows.continueSession(known.id, view, counted(known, view)) : rows.createSession(view.session),
        ...(view.ended ? [rows.endVisit(view.ended)] : []),
      ];
      const rejection = await sendSingly(client, requests, progress.done);
      if (!rejection) {
        const { id } = known ?? view.session;
        const before = known ?? { id, page_count: 0, unique_page_count: 0 };
        sessions.set(session_id, { id, ...counted(before, view) });
        return;
      }
      const { part, method } = rejection.request;
      if (part === "end") {
        report("The previous visit's end was not stored.", rejection.cause, "warn");
        const { ended: _, ...rest } = view;
        view = rest;
      } else if (part === "session" && method === "POST" && isDuplicate(rejection)) {
        known = await find(client, session_id);
        if (!known) return throwRejection(rejection);
        if (view.first && known.id === view.session.id) {
          // This view began it, and the response was lost: it is counted, and said again to the same effect.
          const { id, page_count, unique_page_count } = known;
          known = { id, page_count: page_count - 1, unique_page_count: unique_page_count - 1 };
        }
      } else if (part === "session" && rejection.status === 404) known = undefined;
      else return throwRejection(rejection);
      if (known) sessions.set(session_id, known);
    }
    throw new StoreFailure("PocketBase rejected a page view in every form.", { temporary: false });
  };

  return {
    writeView,
    async writeEach(client, requests) {
      for (const request of requests) {
        const rejection = await sendSingly(client, [request], new Set());
        if (!rejection) continue;
        if (request.part !== "event") throwRejection(rejection);
        report("An event was not stored.", rejection.cause, "warn");
      }
    },
    leave: (client, requests) =>
      Promise.all(requests.map(({ url, method, body }) => send(client, url, { method, body }))),
    // On another origin a preflight does not outlive the page.
    outlivesPage: ({ baseURL }) =>
      "keepalive" in Request.prototype &&
      (typeof location === "undefined" || new URL(baseURL || "/", location.href).origin === location.origin),
  };
}

/**
 * Sends one request after the other.
 *
 * @param done the parts that need not be sent again; those that succeed are added.
 * @returns the first rejection. That a visit or an event is there already is none: an earlier attempt made it.
 */
async function sendSingly(
  client: RecordClient,
  requests: readonly RowRequest[],
  done: Set<RowRequest["part"]>,
): Promise<Rejection | undefined> {
  for (const request of requests) {
    if (done.has(request.part)) continue;
    try {
      await send(client, request.url, { method: request.method, body: request.body });
    } catch (error) {
      if (!isFinal(error)) throw error;
      const { status = 0, response } = responseOf(error);
      const rejection = { request, status, response, cause: error };
      const isThere = ["visit", "event"].includes(request.part) && isDuplicate(rejection);
      if (!isThere) return rejection;
    }
    done.add(request.part);
  }
  return undefined;
}
