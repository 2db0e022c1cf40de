import { StoreFailure } from "../core/store.ts";
import type { RecordClient, RequestOptions } from "./record-client.ts";
import { answerOf, isDuplicate, isTemporary, type Refusal, refusedPart } from "./refusal.ts";
import type { RowRequest } from "./row-requests.ts";

/** A server that has not answered after this many ms will be asked again. */
const TIMEOUT = 20_000;

/** How a batch travels: multipart, which unlike JSON a page may send to another origin unasked. */
export function batchForm(requests: readonly RowRequest[]): FormData {
  const form = new FormData();
  const payload = requests.map(({ method, url, body }) => ({ method, url, body }));
  form.append("@jsonPayload", JSON.stringify({ requests: payload }));
  return form;
}

/**
 * Sends one request and gives its answer. It outlives the page: one that is left at once still
 * counts. Keepalive requests may together have 64 KiB under way, and ours go one at a time.
 */
export function send(client: RecordClient, path: string, options: RequestOptions): Promise<unknown> {
  const signal = AbortSignal.timeout?.(TIMEOUT);
  return client.send(path, { ...options, ...(signal && { signal }), keepalive: true, requestKey: null });
}

/**
 * Sends all requests as one, which the server does whole or not at all.
 *
 * @returns the refusal of one of them, or `off` where the server has no batch.
 * @throws the client's error when no answer to the requests came.
 */
export async function sendTogether(
  client: RecordClient,
  requests: readonly RowRequest[],
): Promise<Refusal | "off" | undefined> {
  let answer: unknown;
  try {
    answer = await send(client, "/api/batch", { method: "POST", body: batchForm(requests) });
  } catch (error) {
    const { status } = answerOf(error);
    if (status === 403 || status === 404) return "off";
    return throwTemporary(refusedPart(error, requests), error);
  }
  if (Array.isArray(answer)) return undefined;
  throw new StoreFailure("What answered is not PocketBase: the base URL may be wrong.", { temporary: false });
}

/**
 * Sends one request after the other.
 *
 * @param done the parts that need not be sent again; those that succeed are added.
 * @returns the first refusal. That a visit is there already is none: an earlier attempt made it.
 */
export async function sendSingly(
  client: RecordClient,
  requests: readonly RowRequest[],
  done: Set<RowRequest["part"]>,
): Promise<Refusal | undefined> {
  for (const request of requests) {
    if (done.has(request.part)) continue;
    try {
      await send(client, request.url, { method: request.method, body: request.body });
    } catch (error) {
      const { status = 0, response } = answerOf(error);
      const refusal = throwTemporary({ request, status, response, cause: error }, error);
      if (request.part !== "visit" || !isDuplicate(refusal)) return refusal;
    }
    done.add(request.part);
  }
  return undefined;
}

/** Refusals are answers that stay the same; everything else is thrown, to be tried again. */
function throwTemporary(refusal: Refusal | undefined, error: unknown): Refusal {
  if (!refusal || isTemporary(refusal.status)) throw error;
  return refusal;
}
