import { sessionUpdate } from "../core/fields.ts";
import type { TrackingSet } from "../core/set.ts";
import { type Change, type Store, StoreFailure } from "../core/store.ts";
import type { RecordClient } from "./client.ts";
import { asStoreFailure, isFinal, namesRequest, responseOf } from "./rejection.ts";
import { type FitRow, type RowRequest, rowRequests } from "./row-requests.ts";
import { send, sendBatch } from "./transport.ts";

export type BatchStoreParts<S extends TrackingSet> = {
  client: RecordClient;
  set: S;
  /** Fits rows to the server's fields. */
  fitRow: FitRow;
};

/** Creates a store for a PocketBase: changes are a batch, or a call per row if the server has batches off. */
export function batchStore<S extends TrackingSet>({ client, set, fitRow }: BatchStoreParts<S>): Store<S> {
  const requestsOf = rowRequests(set, fitRow);
  let isOff = false;

  const sendSingly = async (requests: readonly RowRequest[], isLeaving: boolean | undefined) => {
    const sendOne = async ({ url, method, body }: RowRequest) => {
      await send(client, url, { method, body }).catch((error) => {
        if (method === "PATCH" || responseOf(error).status !== 404) throw error;
        const message = `PocketBase has no ${url}. Apply the set's migrations.`;
        throw new StoreFailure(message, { temporary: false, cause: error });
      });
    };
    if (isLeaving) await Promise.all(requests.map(sendOne));
    else for (const request of requests) await sendOne(request);
  };

  /** Sends a batch. @returns whether the server rejects batches, or this one without naming a request. */
  const rejectsBatch = async (requests: readonly RowRequest[], isLeaving: boolean | undefined) => {
    try {
      await sendBatch(client, requests, isLeaving);
      return false;
    } catch (error) {
      if (!isFinal(error) || namesRequest(error)) throw error;
      isOff ||= [403, 404].includes(responseOf(error).status ?? 0);
      return true;
    }
  };

  return {
    name: set.storageName,
    set,
    async write(changes, isLeaving) {
      const attempt = async (isNew: boolean) => {
        const requests = changes.flatMap((change) =>
          requestsOf(change).map((request) => (isNew ? request : updateOf(request, change, set))),
        );
        if (isOff || (await rejectsBatch(requests, isLeaving))) await sendSingly(requests, isLeaving);
      };
      // The owner may have deleted the session of a further view.
      const isGone = (error: unknown) => changes.some(isFurtherView) && isFinal(error);
      try {
        await attempt(false).catch((error) => (isGone(error) ? attempt(true) : Promise.reject(error)));
      } catch (error) {
        throw asStoreFailure(error);
      }
    },
  };
}

const isFurtherView = (change: Change) => change.kind === "view" && change.isFurther;

/** Returns the update of a further view's session instead of its creation, which repeats what never changes. */
function updateOf(
  request: RowRequest,
  change: Change,
  { collections, sessionFields }: TrackingSet,
): RowRequest {
  const { url, body } = request;
  if (!isFurtherView(change) || !url.includes(`/${collections.sessions}/`)) return request;
  const { id, sent_at, ...session } = body;
  return {
    method: "PATCH",
    url: `${url}/${id}`,
    body: { ...sessionUpdate(session, sessionFields), sent_at },
  };
}
