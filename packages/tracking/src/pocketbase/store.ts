import { reportOnce } from "../core/report-once.ts";
import type { TrackingSet } from "../core/set.ts";
import {
  type Change,
  type Conversion,
  type PageView,
  type Store,
  StoreFailure,
  type TrackedEvent,
} from "../core/store.ts";
import type { RecordClient } from "./client.ts";
import { idOf, leavePage } from "./leave-page.ts";
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
  /** What is on its way, by its ids, and the last visit whose requests arrived. */
  let sending: string[] = [];
  let writing: string[] = [];
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
    along: readonly RowRequest[],
  ) => {
    const requests = [rows.createVisit(view.visit)];
    if (!known) requests.push(rows.createSession(view.session));
    else requests.push(together ? rows.addToSession(known.id, view) : rows.recountSession(known, view));
    if (view.ended) requests.push(rows.endVisit(view.ended));
    sending = writing;
    if (together) return sendTogether(to, [...requests, ...along]);
    if (progress.view !== view.visit.id) progress = { view: view.visit.id, done: new Set() };
    return sendSingly(to, requests, progress.done);
  };

  /** @returns whether all of it is written: what is `along` only goes with a batch that the server takes as it is. */
  const writeView = async (
    to: RecordClient,
    view: PageView,
    along: readonly RowRequest[],
  ): Promise<boolean> => {
    const { session_id } = view.session;
    let known = sessions.get(session_id) ?? (view.first ? undefined : await find(to, session_id));
    let together = batch;
    let takesAlong = true;
    // Each rejection below is met with what it asks for, and none of them can come back for ever.
    for (let tries = 0; tries < 6; tries++) {
      const rejection = await attempt(to, view, known, together, takesAlong ? along : []);
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
        return together && takesAlong;
      }
      const { part, method } = rejection.request;
      // An earlier attempt did arrive, and all of it, but for events that have come since.
      if (part === "visit" && isDuplicate(rejection)) return false;
      if (part === "event") takesAlong = false;
      else if (part === "end") {
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

  const convert = async (to: RecordClient, conversion: Conversion): Promise<RowRequest> => {
    const { session_id } = conversion.session;
    const types = set.declaration.conversions;
    if (types?.includes(conversion.conversion_type) === false) {
      const message = `"${conversion.conversion_type}" is no conversion of the set "${set.name}".`;
      throw new StoreFailure(message, { temporary: false });
    }
    const known = sessions.get(session_id) ?? (await find(to, session_id));
    if (!known)
      throw new StoreFailure("The session of the conversion was never stored.", { temporary: false });
    return rows.convertSession(known.id, conversion);
  };

  /** Writes what takes no more than a request each: together where that can be. */
  const writeEach = async (to: RecordClient, requests: readonly RowRequest[]): Promise<void> => {
    if (requests.length === 0) return;
    sending = writing;
    const together = batch ? await sendTogether(to, requests) : "failed";
    if (!together) return;
    if (together === "off") batch = false;
    for (const request of requests) {
      const rejection = await sendSingly(to, [request], new Set());
      if (!rejection) continue;
      if (request.part !== "event") throwRejection(rejection);
      report("An event was not stored.", rejection.cause, "warn");
    }
  };

  return {
    name: set.name,
    set,
    async write(change: Change, events: readonly TrackedEvent[] = []) {
      try {
        client ??= await (given as () => Promise<RecordClient>)();
      } catch (cause) {
        throw new StoreFailure("The PocketBase client could not be loaded.", { temporary: true, cause });
      }
      writing = [change, ...events].map(idOf);
      const along = events.map(({ event }) => rows.createEvent(event));
      try {
        if (change.kind === "view") {
          const isWhole = await writeView(client, change, along);
          stored = change.visit.id;
          if (!isWhole) await writeEach(client, along);
        } else {
          const request =
            change.kind === "conversion"
              ? await convert(client, change)
              : change.kind === "event"
                ? rows.createEvent(change.event)
                : rows.endVisit(change.end);
          await writeEach(client, [request, ...along]);
        }
      } catch (error) {
        throw asStoreFailure(error);
      } finally {
        sending = [];
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
