import type { VisitEnd } from "../core/fields.ts";
import { isEvent } from "../core/queue.ts";
import type { Change } from "../core/store.ts";
import type { RecordClient } from "./client.ts";
import type { RowRequest, RowRequests } from "./row-requests.ts";
import { batchForm, type SingleCalls, send } from "./transport.ts";

/** What one batch may hold at most on the server: some fifteen views. */
const MAX_REQUESTS = 50;
const MAX_BYTES = 15_000;

/** All there is to hand over, and how. */
export type LeaveParts = {
  client: RecordClient;
  rows: RowRequests;
  /** What sends without batches, and whether the server has these off. */
  single: SingleCalls | undefined;
  isOff: boolean;
  /** What is on its way, by its ids: it may arrive, or fail when no page is left to try again. */
  sending: readonly string[];
  /** The last visit that is surely there. */
  stored: string | undefined;
  end: VisitEnd;
  unconfirmed: readonly Change[];
};

/**
 * Hands the end of a visit over while its page goes away, and with it what has not been sent yet, as far as one
 * request carries; the rest waits for the next page.
 * A keepalive PATCH arrives as long as nothing has to be asked first; on another origin its
 * preflight does not outlive the page, so there a beacon carries a batch, which needs none.
 */
export async function leavePage(parts: LeaveParts): Promise<void> {
  const { client, rows, single, isOff, sending, stored, end, unconfirmed } = parts;
  const ending = rows.endVisit(end);
  const pending = unconfirmed.filter((change) => sending.includes(idOf(change)));
  const unsent = unconfirmed.filter((change) => ![...sending, stored].includes(idOf(change)));
  const waits = pending.length + unsent.length > 0;
  if (single && (isOff || (!waits && single.outlivesPage(client)))) {
    // Without batch a view would be sent in halves; an event is whole by itself.
    await single.leave(client, [ending, ...unsent.filter(isEvent).map(rows.alone)]);
    return;
  }
  const ends = new Map([[end.id, end]]);
  for (const change of unconfirmed)
    if (change.kind === "view" && change.ended) ends.set(change.ended.id, change.ended);
  const endOf = (id: string | undefined): RowRequest[] => {
    const known = ends.get(id ?? "");
    return known ? [rows.endVisit(known)] : [];
  };
  /** All that a change writes, the end of its own visit included: no change is sent in halves. */
  const writesOf = (change: Change): RowRequest[] => {
    if (change.kind !== "view") return [rows.alone(change)];
    const session = change.first ? rows.createSession(change.session) : rows.addToSession(change);
    return [rows.createVisit(change.visit), session, ...endOf(change.visit.id)];
  };
  // The view on its way goes once more, with its end and its events: of the two that then arrive the server takes one
  // whole and rejects the other. One rejected request undoes its whole batch, so that end goes alone as well, and only a visit
  // that is surely there is ended beside others.
  const batches = [
    pending.flatMap(writesOf),
    pending.flatMap((change) => endOf(idOf(change))),
    fitting([
      unconfirmed.some((change) => idOf(change) === end.id) ? endOf(stored) : [ending],
      ...unsent.map(writesOf),
    ]),
  ];
  for (const requests of batches) {
    if (requests.length === 0) continue;
    const form = batchForm(requests);
    const url = `${client.baseURL.replace(/\/$/, "")}/api/batch`;
    if (!navigator.sendBeacon?.(url, form)) {
      await send(client, "/api/batch", { method: "POST", body: form });
    }
  }
}

/** The id of what a change creates. */
export const idOf = (change: Change): string =>
  change.kind === "view" ? change.visit.id : change.kind === "event" ? change.event.id : "";

/** The requests of as many changes as one batch takes, from the first one on. */
function fitting(changes: readonly RowRequest[][]): RowRequest[] {
  const requests: RowRequest[] = [];
  let bytes = 0;
  for (const change of changes) {
    bytes += new Blob([JSON.stringify(change)]).size;
    if (requests.length + change.length > MAX_REQUESTS || bytes > MAX_BYTES) break;
    requests.push(...change);
  }
  return requests;
}
