import { sendBeacon, sendKeepalive } from "../core/send-keepalive.ts";
import { StoreFailure } from "../core/store.ts";
import type { RecordClient, RequestOptions } from "./client.ts";
import { responseOf } from "./rejection.ts";
import type { RowRequest } from "./row-requests.ts";

/**
 * Sends a request that outlives its page, and returns its response.
 *
 * @throws StoreFailure if PocketBase didn't respond; else the client's error.
 */
export async function send(client: RecordClient, path: string, request: RequestOptions): Promise<unknown> {
  const response = await sendKeepalive(
    (options) => client.send(path, { ...request, ...options, requestKey: null }),
    (error) => responseOf(error).status === 0,
  );
  // A record or a batch's results; anything else is a page, such as a captive portal's.
  if (Object(response).id || Array.isArray(response)) return response;
  throw new StoreFailure("The response isn't PocketBase's. Check the base URL.", { temporary: true });
}

/**
 * Headers of a {@link batchBody}. A form, unlike JSON, needs no preflight. Node's parser finds a boundary anywhere in
 * the form, so this one isn't a word of a title.
 */
export const BATCH_HEADERS = { "Content-Type": "multipart/form-data; boundary=__vox__" };

/** Returns requests as a form with one field; browsers' own forms are a hundred bytes longer. */
export const batchBody = (requests: readonly RowRequest[]): string =>
  `--__vox__\r\nContent-Disposition: form-data; name="@jsonPayload"\r\n\r\n${JSON.stringify({ requests })}\r\n--__vox__--`;

/**
 * Sends all requests as one transaction. On leaving, browsers without keepalive send a beacon.
 *
 * @throws like {@link send}, and StoreFailure for a beacon, whose response is unknown.
 */
export async function sendBatch(
  client: RecordClient,
  requests: readonly RowRequest[],
  isLeaving: boolean | undefined,
): Promise<void> {
  const [body, headers] = [batchBody(requests), BATCH_HEADERS];
  const url = `${client.baseURL.replace(/\/$/, "")}/api/batch`;
  if (isLeaving) sendBeacon(url, new Blob([body], { type: headers["Content-Type"] }));
  await send(client, "/api/batch", { method: "POST", body, headers });
}
