import { fitRow } from "../core/fit-row.ts";
import { sendBeacon, sendKeepalive } from "../core/send-keepalive.ts";
import type { TrackingSet } from "../core/set.ts";
import { type Change, type Store, StoreFailure } from "../core/store.ts";
import type { RecordClient, RequestOptions } from "./client.ts";
import { asStoreFailure, isFinal, namesRequest, responseOf } from "./rejection.ts";
import { BATCH_HEADERS, batchBody, type FitRow, type RowRequest, rowRequests } from "./row-requests.ts";

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

/**
 * Sends a request that outlives its page, and returns its response.
 *
 * @throws StoreFailure if PocketBase didn't respond; else the client's error.
 */
async function send(client: RecordClient, path: string, request: RequestOptions): Promise<unknown> {
  const response = await sendKeepalive(
    (options) => client.send(path, { ...request, ...options, requestKey: null }),
    (error) => responseOf(error).status === 0,
  );
  // A record or a batch's results; anything else is a page, such as a captive portal's.
  if (Object(response).id || Array.isArray(response)) return response;
  throw new StoreFailure("The response isn't PocketBase's. Check the base URL.", { temporary: true });
}

/**
 * Sends all requests as one transaction. On leaving, browsers without keepalive send a beacon.
 *
 * @throws like {@link send}, and StoreFailure for a beacon, whose response is unknown.
 */
async function sendBatch(
  client: RecordClient,
  requests: readonly RowRequest[],
  isLeaving: boolean | undefined,
): Promise<void> {
  const [body, headers] = [batchBody(requests), BATCH_HEADERS];
  const url = `${client.baseURL.replace(/\/$/, "")}/api/batch`;
  if (isLeaving) sendBeacon(url, new Blob([body], { type: headers["Content-Type"] }));
  await send(client, "/api/batch", { method: "POST", body, headers });
}
