import { StoreFailure } from "../core/store.ts";
import type { RecordClient, RequestOptions } from "./client.ts";
import { responseOf } from "./rejection.ts";
import type { RowRequest } from "./row-requests.ts";

/** A server that has not responded after this many ms will be asked again. One that takes half a minute is not down. */
const TIMEOUT = 90_000;

/**
 * Sends one request and gives its response. It outlives the page: one that is left at once still counts. Keepalive
 * requests of a page may together have 64 KiB under way; one that the browser rejects for that is sent as a plain one.
 *
 * @throws StoreFailure when it is not PocketBase that responded; else the client's error.
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
  // A record, a list of them, or what a batch did; everything else is a page, of a captive portal perhaps.
  const { id, items } = Object(response);
  if (id || Array.isArray(items ?? response)) return response;
  throw new StoreFailure("The response isn't PocketBase's. Check the base URL.", { temporary: true });
}

/**
 * Sends all requests as one, which the server does whole or not at all. A form, unlike JSON, may be sent to another
 * origin unasked. On leaving, browsers without keepalive requests hand it over as a beacon.
 *
 * @throws what {@link send} does, and StoreFailure where a beacon keeps its response to itself.
 */
export async function sendBatch(
  client: RecordClient,
  requests: readonly RowRequest[],
  isLeaving: boolean | undefined,
): Promise<void> {
  const body = new FormData();
  body.append("@jsonPayload", JSON.stringify({ requests }));
  const url = `${client.baseURL.replace(/\/$/, "")}/api/batch`;
  if (isLeaving && !("keepalive" in Request.prototype) && navigator.sendBeacon?.(url, body)) {
    throw new StoreFailure("A beacon has no response.", { temporary: true });
  }
  await send(client, "/api/batch", { method: "POST", body });
}
