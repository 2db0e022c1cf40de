import { StoreFailure } from "../core/store.ts";
import type { RecordClient, RequestOptions } from "./client.ts";
import { isDuplicate, isTemporary, type Rejection, rejectedPart, responseOf } from "./rejection.ts";
import type { RowRequest } from "./row-requests.ts";

/** A server that has not responded after this many ms will be asked again. */
const TIMEOUT = 20_000;

/** How a batch travels: multipart, which unlike JSON a page may send to another origin unasked. */
export function batchForm(requests: readonly RowRequest[]): FormData {
  const form = new FormData();
  const payload = requests.map(({ method, url, body }) => ({ method, url, body }));
  form.append("@jsonPayload", JSON.stringify({ requests: payload }));
  return form;
}

/**
 * Sends one request and gives its response. It outlives the page: one that is left at once still
 * counts. Keepalive requests may together have 64 KiB under way, and ours go one at a time.
 */
export function send(client: RecordClient, path: string, options: RequestOptions): Promise<unknown> {
  const signal = AbortSignal.timeout?.(TIMEOUT);
  return client.send(path, { ...options, ...(signal && { signal }), keepalive: true, requestKey: null });
}

/**
 * Sends all requests as one, which the server does whole or not at all.
 *
 * @returns the rejection of one of them, or `off` where the server has no batch.
 * @throws the client's error when no response to the requests came.
 */
export async function sendTogether(
  client: RecordClient,
  requests: readonly RowRequest[],
): Promise<Rejection | "off" | undefined> {
  let response: unknown;
  try {
    response = await send(client, "/api/batch", { method: "POST", body: batchForm(requests) });
  } catch (error) {
    const { status } = responseOf(error);
    if (status === 403 || status === 404) return "off";
    return throwTemporary(rejectedPart(error, requests), error);
  }
  if (Array.isArray(response)) return undefined;
  throw new StoreFailure("What responded is not PocketBase: the base URL may be wrong.", {
    temporary: false,
  });
}

/**
 * Sends one request after the other.
 *
 * @param done the parts that need not be sent again; those that succeed are added.
 * @returns the first rejection. That a visit is there already is none: an earlier attempt made it.
 */
export async function sendSingly(
  client: RecordClient,
  requests: readonly RowRequest[],
  done: Set<RowRequest["part"]>,
): Promise<Rejection | undefined> {
  for (const request of requests) {
    if (done.has(request.part)) continue;
    try {
      await send(client, request.url, { method: request.method, body: request.body });
    } catch (error) {
      const { status = 0, response } = responseOf(error);
      const rejection = throwTemporary({ request, status, response, cause: error }, error);
      if (request.part !== "visit" || !isDuplicate(rejection)) return rejection;
    }
    done.add(request.part);
  }
  return undefined;
}

function throwTemporary(rejection: Rejection | undefined, error: unknown): Rejection {
  if (!rejection || isTemporary(rejection.status)) throw error;
  return rejection;
}
