import type { VisitEnd } from "../core/fields.ts";
import type { Change } from "../core/store.ts";
import type { RecordClient } from "./client.ts";
import type { KnownSession, RowRequest, RowRequests } from "./row-requests.ts";
import { batchForm, send } from "./transport.ts";

/** What one batch may hold at most on the server. */
const MOST_REQUESTS = 10;
const MOST_BYTES = 15_000;

/** All there is to hand over, and how. */
export type LeaveParts = {
  client: RecordClient;
  rows: RowRequests;
  /** Whether the server takes batches. */
  batch: boolean;
  /** The visit whose requests are on their way: they may arrive, or fail when nobody is left to try again. */
  sending: string | undefined;
  /** The last visit that is surely there. */
  stored: string | undefined;
  sessions: ReadonlyMap<string, KnownSession>;
  end: VisitEnd;
  unconfirmed: readonly Change[];
};

/**
 * Hands the end of a visit over while its page goes away, and with it what has not been sent yet.
 * A keepalive PATCH arrives as long as nothing has to be asked first; on another origin its
 * preflight does not outlive the page, so there a beacon carries a batch, which needs none.
 */
export async function leavePage(parts: LeaveParts): Promise<void> {
  const { client, rows, batch, sending, stored, end, unconfirmed } = parts;
  const ending = rows.endVisit(end);
  const idOf = (change: Change) => (change.kind === "view" ? change.visit.id : "");
  const pending = unconfirmed.filter((change) => idOf(change) === sending);
  const unsent = unconfirmed.filter((change) => ![sending, stored].includes(idOf(change)));
  if (!batch || (pending.length + unsent.length === 0 && isSameOrigin(client) && canKeepAlive())) {
    await send(client, ending.url, { method: ending.method, body: ending.body });
    return;
  }
  // The view on its way goes once more, with its end and apart from the rest: of the two that then
  // arrive the server takes one whole and rejects the other.
  const again = writeAll(parts, pending);
  if (again.length > 0 && sending === end.id) again.push(ending);
  for (const requests of [...inBatches(again), ...inBatches([...writeAll(parts, unsent), ending])]) {
    const form = batchForm(requests);
    const url = `${client.baseURL.replace(/\/$/, "")}/api/batch`;
    if (!globalThis.navigator?.sendBeacon?.(url, form)) {
      await send(client, "/api/batch", { method: "POST", body: form });
    }
  }
}

function writeAll(parts: LeaveParts, changes: readonly Change[]): RowRequest[] {
  const { rows, sessions, sending, stored } = parts;
  const begun = new Set([sending, stored]);
  return changes.flatMap((change) => {
    const id = sessions.get(change.session.session_id)?.id ?? change.session.id;
    if (change.kind === "conversion") return rows.convertSession(id, change);
    const session = change.first ? rows.createSession(change.session) : rows.addToSession(id, change);
    const requests = [rows.createVisit(change.visit), session];
    // One rejected request would undo its whole batch, so only a visit that is surely there is ended.
    if (change.ended && begun.has(change.ended.id)) requests.push(rows.endVisit(change.ended));
    begun.add(change.visit.id);
    return requests;
  });
}

function inBatches(requests: readonly RowRequest[]): RowRequest[][] {
  const batches: RowRequest[][] = [];
  let bytes = 0;
  for (const request of requests) {
    const size = new TextEncoder().encode(JSON.stringify(request)).length;
    const current = batches.at(-1);
    if (current && current.length < MOST_REQUESTS && bytes + size < MOST_BYTES) {
      current.push(request);
      bytes += size;
    } else {
      batches.push([request]);
      bytes = size;
    }
  }
  return batches;
}

const isSameOrigin = ({ baseURL }: RecordClient): boolean =>
  typeof location === "undefined" || new URL(baseURL || "/", location.href).origin === location.origin;

const canKeepAlive = (): boolean => "keepalive" in Request.prototype;
