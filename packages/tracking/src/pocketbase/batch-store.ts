import { reportOnce } from "../core/report-once.ts";
import type { TrackingSet } from "../core/set.ts";
import { type Change, type PageView, type Store, StoreFailure, type TrackedEvent } from "../core/store.ts";
import type { RecordClient } from "./client.ts";
import { idOf, leavePage } from "./leave-page.ts";
import { asStoreFailure, isDuplicate, throwRejection } from "./rejection.ts";
import { type FitRow, type RowRequest, type RowRequests, rowRequests } from "./row-requests.ts";
import { type NoBatch, type SingleCalls, sendTogether } from "./transport.ts";

/** What a store is made of. */
export type BatchStoreParts<S extends TrackingSet> = {
  client: RecordClient;
  set: S;
  /** What the server takes of a row. */
  fitRow: FitRow;
  /** Without them, what the server does not take as a batch waits until it does. */
  singleCalls?: (rows: RowRequests) => SingleCalls;
};

/** A store in a PocketBase that takes batches: every change is one, and stored whole or not at all. */
export function batchStore<S extends TrackingSet>({
  client,
  set,
  fitRow,
  singleCalls,
}: BatchStoreParts<S>): Store<S> {
  const rows = rowRequests(set, fitRow);
  const single = singleCalls?.(rows);
  const report = reportOnce();
  let isOff = false;
  /** What is on its way, by its ids, and the last visit that has arrived. */
  let sending: string[] = [];
  let stored: string | undefined;

  /** @returns what is still to be written: `events` only go with a batch that the server takes as it is. */
  const writeView = async (
    view: PageView,
    events: readonly RowRequest[],
  ): Promise<readonly RowRequest[] | NoBatch> => {
    let { first, ended } = view;
    let along = events;
    // Each rejection below is met with what it asks for, and none of them can come back for ever.
    for (let tries = 0; ; tries++) {
      const rejection = await sendTogether(client, [
        rows.createVisit(view.visit),
        first ? rows.createSession(view.session) : rows.addToSession(view),
        ...(ended ? [rows.endVisit(ended)] : []),
        ...along,
      ]);
      if (!rejection) return along === events ? [] : events;
      if (typeof rejection === "string") return rejection;
      const { part } = rejection.request;
      // An earlier attempt did arrive, and all of it, but for events that have come since.
      if (part === "visit" && isDuplicate(rejection)) return events;
      if (tries > 5) throwRejection(rejection);
      else if (part === "event") along = [];
      else if (part === "end") {
        report("The previous visit's end was not stored.", rejection.cause, "warn");
        ended = undefined;
      } else if (part === "session" && (first ? isDuplicate(rejection) : rejection.status === 404))
        first = !first;
      else throwRejection(rejection);
    }
  };

  /** Writes what belongs to no view: together, and one after the other where one of them is rejected. */
  const writeEach = async (requests: readonly RowRequest[]): Promise<NoBatch | undefined> => {
    const rejection = requests.length > 0 ? await sendTogether(client, requests) : undefined;
    if (!rejection || typeof rejection === "string") return rejection;
    if (requests.length > 1) {
      for (const request of requests) {
        const because = await writeEach([request]);
        if (because) return because;
      }
    } else if (rejection.request.part !== "event") throwRejection(rejection);
    else if (!isDuplicate(rejection)) report("An event was not stored.", rejection.cause, "warn");
    return undefined;
  };

  /** The calls to be made instead of a batch. */
  const insteadOfBatch = (because: NoBatch): SingleCalls => {
    isOff ||= because === "off";
    if (single) return single;
    throw new StoreFailure("PocketBase took no batch.", { temporary: true });
  };

  const write = async (change: Change, events: readonly RowRequest[]): Promise<void> => {
    let rest = events;
    if (change.kind === "view") {
      const outcome = isOff ? "off" : await writeView(change, events);
      if (typeof outcome !== "string") rest = outcome;
      else await insteadOfBatch(outcome).writeView(client, change, outcome);
      stored = change.visit.id;
    } else rest = [rows.alone(change), ...events];
    const because = isOff ? "off" : await writeEach(rest);
    if (because) await insteadOfBatch(because).writeEach(client, rest);
  };

  return {
    name: set.name,
    set,
    async write(change: Change, events: readonly TrackedEvent[] = []) {
      sending = [change, ...events].map(idOf);
      try {
        await write(change, events.map(rows.alone));
      } catch (error) {
        throw asStoreFailure(error);
      } finally {
        sending = [];
      }
    },
    leave(end, unconfirmed) {
      leavePage({ client, rows, single, isOff, sending, stored, end, unconfirmed }).catch((error) =>
        report("A visit's end was not stored.", error, "warn"),
      );
    },
  };
}
