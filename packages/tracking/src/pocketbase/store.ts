import { fitRow } from "../core/fit-row.ts";
import { sendBeacon, sendKeepalive } from "../core/send-keepalive.ts";
import type { TrackingSet } from "../core/set.ts";
import { type Change, type Store, StoreFailure } from "../core/store.ts";
import type { RecordClient, RequestOptions } from "./client.ts";
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

/** Unknown JSON: any property may be missing. */
type Json = { readonly [name: string]: Json } | undefined;

/** Returns status and JSON of a client's error; 0 without a response, undefined for our own errors. */
const responseOf = (error: unknown): { status?: number; response?: Json } => Object(error);

/**
 * Returns whether a batch was rejected because of one of its requests. Shape of the response:
 * https://pocketbase.io/docs/api-records/#batch-createupdateupsertdelete-records
 */
const namesRequest = (error: unknown): boolean => !!responseOf(error).response?.["data"]?.["requests"];

/**
 * Returns whether PocketBase itself rejected the request, which is final. Its JSON repeats the status, unlike a captive
 * portal's or gateway's, and neither it nor a batch's inner responses report rate limits or server errors.
 */
function isFinal(error: unknown): boolean {
  const { status, response } = responseOf(error);
  return !!status && Number(response?.["status"]) === status && !holdsTemporary(response);
}

/** Returns whether any part reports no response, a rate limit or a server error. */
function holdsTemporary(response: Json): boolean {
  if (typeof response !== "object" || !response) return false;
  const status = Number(response["status"]);
  return [0, 408, 429].includes(status) || status >= 500 || Object.values(response).some(holdsTemporary);
}

/** A page can't tell an unreachable server from one with an unreadable response, which has stored the data. */
const NOTHING_READ =
  "No response. PocketBase is down, or its ALLOWED_ORIGINS (serve --origins) don't list this page's origin.";

/** Converts a failed request to a StoreFailure. */
function asStoreFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const { status, response } = responseOf(error);
  const reason = response?.["message"];
  const message = status ? `PocketBase responded ${status}${reason ? `: ${reason}` : "."}` : NOTHING_READ;
  return new StoreFailure(message, { temporary: status !== undefined && !isFinal(error), cause: error });
}
