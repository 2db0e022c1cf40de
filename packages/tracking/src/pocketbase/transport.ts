import { StoreFailure } from "../core/store.ts";
import type { RecordClient, RequestOptions } from "./client.ts";
import { responseOf } from "./rejection.ts";
import type { RowRequest } from "./row-requests.ts";

/** Ms until a request without a response is repeated. A server that takes half a minute isn't down. */
const TIMEOUT = 90_000;

/**
 * Sends a request and returns its response. The request outlives the page. A page's keepalive requests may have 64 KiB
 * in flight together; one that the browser rejects for that is repeated without keepalive.
 *
 * @throws StoreFailure if PocketBase didn't respond; else the client's error.
 */
export async function send(client: RecordClient, path: string, options: RequestOptions): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const attempt = (keepalive: boolean) =>
    client.send(path, { ...options, signal, keepalive, requestKey: null });
  const response = await attempt(true).catch((error: unknown) => {
    // A rejection looks like a lost connection; a second attempt tells them apart.
    if (responseOf(error).status !== 0 || signal.aborted) throw error;
    return attempt(false);
  });
  // A record, a list, or a batch's results; anything else is a page, such as a captive portal's.
  const { id, items } = Object(response);
  if (id || Array.isArray(items ?? response)) return response;
  throw new StoreFailure("The response isn't PocketBase's. Check the base URL.", { temporary: true });
}

/**
 * Sends all requests as one transaction. A form, unlike JSON, needs no preflight. On leaving, browsers without
 * keepalive send a beacon.
 *
 * @throws like {@link send}, and StoreFailure for a beacon, whose response is unknown.
 */
export async function sendBatch(
  client: RecordClient,
  requests: readonly RowRequest[],
  isLeaving: boolean | undefined,
): Promise<void> {
  const body = new FormData();
  body.append("@jsonPayload", JSON.stringify({ requests }));
  const url = `${client.baseURL.replace(/\/$/, "")}/api/batch`;
  if (isLeaving && !("keepalive" in Request.prototype) && navigator.sendBeacon?.(url, body))
    throw new StoreFailure("A beacon has no response.", { temporary: true });
  await send(client, "/api/batch", { method: "POST", body });
}
