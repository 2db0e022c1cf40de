import { reportOnce } from "../core/report-once.ts";
import type { TrackingSet } from "../core/set.ts";
import { type Change, type Conversion, type PageView, type Store, StoreFailure } from "../core/store.ts";
import type { RecordClient } from "./client.ts";
import { leavePage } from "./leave-page.ts";
import { asStoreFailure, isDuplicate, type Rejection } from "./rejection.ts";
import { counted, type KnownSession, type RowRequest, rowRequests } from "./row-requests.ts";
import { send, sendSingly, sendTogether } from "./transport.ts";

/** Where and as what visits are recorded. */
export type PocketBaseStoreOptions<S extends TrackingSet = TrackingSet> = {
  /** An instance of the SDK, a `fetchClient`, or what loads one when the first page view is sent. */
  client: RecordClient | (() => Promise<RecordClient>);
  /** The collections, as `defineSet` has them. */
  set: S;
};

/**
 * A store in PocketBase. A page view is one request where the server has batch on, which makes the
 * counts exact, and a call for each record where it has not.
 *
 * @throws Error where the set is none.
 */
export function pocketbaseStore<S extends TrackingSet>({
  client: given,
  set,
}: PocketBaseStoreOptions<S>): Store<S> {
  if (!set?.collections) throw new Error(`pocketbaseStore() takes a set from defineSet(), not ${set}.`);
  const rows = rowRequests(set);
  const report = reportOnce();
  const sessions = new Map<string, KnownSession>();
  let client = typeof given === "function" ? undefined : given;
  let batch = true;
  /** The visit whose requests are on their way, and the last one whose requests arrived. */
  let sending: string | undefined;
  let stored: string | undefined;
  /** What single calls have achieved for a view that is tried again. */
  let progress = { view: "", done: new Set<RowRequest["part"]>() };

  const find = async (from: RecordClient, sessionId: string): Promise<KnownSession | undefined> => {
    const query = { filter: `session_id = "${sessionId}"`, page: 1, perPage: 1, skipTotal: true };
    const { items } = (await send(from, rows.sessions, { method: "GET", query })) as {
      items?: KnownSession[];
    };
    const session = items?.[0];
    if (session) sessions.set(sessionId, session);
    return session;
  };

  const attempt = async (
    to: RecordClient,
    view: PageView,
    known: KnownSession | undefined,
    together: boolean,
  ) => {
    const requests = [rows.createVisit(view.visit)];
    if (!known) requests.push(rows.createSession(view.session));
    else requests.push(together ? rows.addToSession(known.id, view) : rows.recountSession(known, view));
    if (view.ended) requests.push(rows.endVisit(view.ended));
    sending = view.visit.id;
    if (together) return sendTogether(to, requests);
    if (progress.view !== view.visit.id) progress = { view: view.visit.id, done: new Set() };
    return sendSingly(to, requests, progress.done);
  };

  const writeView = async (to: RecordClient, view: PageView): Promise<void> => {
    const { session_id } = view.session;
    let known = sessions.get(session_id) ?? (view.first ? undefined : await find(to, session_id));
    let together = batch;
    // Each rejection below is met with what it asks for, and none of them can come back for ever.
    for (let tries = 0; tries < 6; tries++) {
      const rejection = await attempt(to, view, known, together);
      if (rejection === "off" || rejection === "failed") {
        if (rejection === "off") batch = false;
        // What other tabs have added meanwhile is not known here, and a single call sets the counts.
        else if (known) known = await find(to, session_id);
        together = false;
        continue;
      }
      if (!rejection) {
        const { id } = known ?? view.session;
        const before = known ?? { id, page_count: 0, unique_page_count: 0 };
        sessions.set(session_id, { id, ...counted(before, view) });
        return;
      }
      const { part, method } = rejection.request;
      if (part === "visit" && isDuplicate(rejection)) return; // An earlier attempt did arrive, and all of it.
      if (part === "end") {
        report("The previous visit's end was not stored.", rejection.cause, "warn");
        const { ended: _, ...rest } = view;
        view = rest;
      } else if (part === "session" && method === "POST" && isDuplicate(rejection)) {
        known = await find(to, session_id);
        if (!known) return throwRejection(rejection);
        if (!together && view.first && known.id === view.session.id) {
          // This view began it, and the response was lost: it is counted, and said again to the same effect.
          const { id, page_count, unique_page_count } = known;
          known = { id, page_count: page_count - 1, unique_page_count: unique_page_count - 1 };
        }
      } else if (part === "session" && rejection.status === 404) {
        sessions.delete(session_id);
        known = undefined;
      } else return throwRejection(rejection);
    }
    throw new StoreFailure("PocketBase rejected a page view in every form.", { temporary: false });
  };

  const writeConversion = async (to: RecordClient, conversion: Conversion): Promise<void> => {
    const { session_id } = conversion.session;
    const types = set.declaration.conversions;
    if (types?.includes(conversion.conversion_type) === false) {
      const message = `"${conversion.conversion_type}" is no conversion of the set "${set.name}".`;
      throw new StoreFailure(message, { temporary: false });
    }
    const known = sessions.get(session_id) ?? (await find(to, session_id));
    if (!known)
      throw new StoreFailure("The session of the conversion was never stored.", { temporary: false });
    const request = rows.convertSession(known.id, conversion);
    let rejection = batch ? await sendTogether(to, [request]) : "failed";
    if (rejection === "off") batch = false;
    if (typeof rejection === "string") rejection = await sendSingly(to, [request], new Set());
    if (rejection) throwRejection(rejection);
  };

  return {
    name: set.name,
    set,
    async write(change: Change) {
      try {
        client ??= await (given as () => Promise<RecordClient>)();
      } catch (cause) {
        throw new StoreFailure("The PocketBase client could not be loaded.", { temporary: true, cause });
      }
      try {
        await (change.kind === "view" ? writeView(client, change) : writeConversion(client, change));
        if (change.kind === "view") stored = change.visit.id;
      } catch (error) {
        throw asStoreFailure(error);
      } finally {
        sending = undefined;
      }
    },
    leave(end, unconfirmed) {
      if (!client) return; // Nothing was sent yet either; the changes wait in session storage.
      leavePage({ client, rows, batch, sending, stored, sessions, end, unconfirmed }).catch((error) =>
        report("A visit's end was not stored.", error, "warn"),
      );
    },
  };
}

function throwRejection({ request, status, response, cause }: Rejection): never {
  if (status === 404 && request.method === "POST") {
    const message = `PocketBase has no ${request.url}: the set's migrations have not been applied there.`;
    throw new StoreFailure(message, { temporary: false, cause });
  }
  throw asStoreFailure({ status, response, cause });
}
