import { fitRow } from "../core/fit-row.ts";
import type { TrackingSet } from "../core/set.ts";
import { type Change, type Store, StoreFailure } from "../core/store.ts";
import type { RecordClient } from "./client.ts";
import { asStoreFailure, isFinal, namesRequest, responseOf } from "./rejection.ts";
import { type FitRow, type RowRequest, rowRequests } from "./row-requests.ts";
import { send, sendBatch } from "./transport.ts";

export type PocketBaseStoreOptions<S extends TrackingSet = TrackingSet> = {
  /** An SDK instance, or a `fetchClient`. */
  client: RecordClient;
  set: S;
};

/**
 * Creates a store in PocketBase, for the hooks that `voxlog-tracking` writes. A page view is one batch, or a call per
 * record if the server has batches off.
 */
export const pocketbaseStore = <S extends TrackingSet>(options: PocketBaseStoreOptions<S>): Store<S> =>
  rowStore(options, fitRow);

/**
 * Creates the same store with another way to fit rows.
 *
 * @param fitRow fits rows to the server's fields.
 */
export function rowStore<S extends TrackingSet>(
  { client, set }: PocketBaseStoreOptions<S>,
  fitRow: FitRow,
): Store<S> {
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

  return {
    name: set.storageName,
    set,
    async write(changes, isLeaving) {
      const attempt = async (all: readonly Change[]) => {
        const requests = all.flatMap(requestsOf);
        try {
          if (!isOff) return await sendBatch(client, requests, isLeaving);
        } catch (error) {
          // Servers reject batches, or this one without naming a request.
          if (!isFinal(error) || namesRequest(error)) throw error;
          isOff ||= [403, 404].includes(responseOf(error).status ?? 0);
        }
        await sendSingly(requests, isLeaving);
      };
      try {
        await attempt(changes).catch((error) => {
          // The owner may have deleted the session of a further view.
          const all = changes.map((change) => ({ ...change, isFurther: false }));
          return changes.some(isFurtherView) && isFinal(error) ? attempt(all) : Promise.reject(error);
        });
      } catch (error) {
        throw asStoreFailure(error);
      }
    },
  };
}

const isFurtherView = (change: Change) => change.kind === "view" && change.isFurther;
