import { type PageView, StoreFailure } from "../core/store.ts";
import type { RecordClient, RequestOptions } from "./client.ts";
import { isFinal, type Rejection, rejectedPart, responseOf } from "./rejection.ts";
import type { RowRequest } from "./row-requests.ts";

/** A server that has not responded after this many ms will be asked again. One that takes half a minute is not down. */
const TIMEOUT = 90_000;

/** How a batch travels: multipart, which unlike JSON a page may send to another origin unasked. */
export function batchForm(requests: readonly RowRequest[]): FormData {
  const form = new FormData();
  const payload = requests.map(({ method, url, body }) => ({ method, url, body }));
  form.append("@jsonPayload", JSON.stringify({ requests: payload }));
  return form;
}

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
  throw new StoreFailure("What responded is not PocketBase: the base URL may be wrong.", { temporary: true });
}

/**
 * Why a batch was not done: the server has it `off`; or it `failed`, and no request is named that is to blame, as when
 * its transaction took too long.
 */
export type NoBatch = "off" | "failed";

/** Writes without batches: for good where the server has them `off`, and once what `failed` as one. */
export type SingleCalls = {
  writeView(client: RecordClient, view: PageView, because: NoBatch): Promise<void>;
  writeEach(client: RecordClient, requests: readonly RowRequest[]): Promise<void>;
  /** Sends all of them at once, on leaving. */
  leave(client: RecordClient, requests: readonly RowRequest[]): Promise<unknown>;
  /** Whether what is sent so on leaving arrives, even if the page is gone before it has left. */
  outlivesPage(client: RecordClient): boolean;
};

/**
 * Sends all requests as one, which the server does whole or not at all.
 *
 * @returns the rejection of one of them, or why there was no batch.
 * @throws the client's error when trying again later may succeed.
 */
export async function sendTogether(
  client: RecordClient,
  requests: readonly RowRequest[],
): Promise<Rejection | NoBatch | undefined> {
  try {
    await send(client, "/api/batch", { method: "POST", body: batchForm(requests) });
    return undefined;
  } catch (error) {
    if (!isFinal(error)) throw error;
    const { status } = responseOf(error);
    return rejectedPart(error, requests) ?? (status === 403 || status === 404 ? "off" : "failed");
  }
}
