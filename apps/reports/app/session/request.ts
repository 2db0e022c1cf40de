import { readAddresses } from "@voxlog/product";
import { currentToken, expireToken } from "./account.ts";

/** The API's origin; empty if it's the page's own. */
const { api } = readAddresses({ VITE_API_URL: import.meta.env["VITE_API_URL"] });

/** Ms that the server's clock is ahead of the device's, which may be wrong. Only an API of this origin tells. */
let ahead = 0;

/** Returns the server's time, in ms since 1970, or the device's until the first answer. */
export const serverTime = (): number => Date.now() + ahead;

/** Whether the server can't be reached, or its answer is unusable. */
export type FailureKind = "unreachable" | "server";

/** A failed request. */
export class RequestFailure extends Error {
  readonly kind: FailureKind;
  /** The answer's status, if there was one. */
  readonly status: number | undefined;
  constructor(kind: FailureKind, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(`The request failed: ${status ?? kind}. Try again later.`, { cause });
    this.kind = kind;
    this.status = status;
  }
}

/** Returns the kind of an error that a request threw. */
export const failureKind = (error: unknown): FailureKind =>
  error instanceof RequestFailure ? error.kind : "server";

/** `token` is that of this tab's user by default; `keepalive` lets the request outlive the page. */
type RequestOptions = {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  body?: object;
  token?: string | null;
  signal?: AbortSignal;
  keepalive?: boolean;
};

/**
 * Sends a request and returns the answer, whatever its status. If the server rejects the token, the user has to sign in
 * again.
 *
 * @throws RequestFailure when the server can't be reached; or an AbortError.
 */
export async function sendRequest(
  path: string,
  { method = "GET", body, token = currentToken(), signal, keepalive = false }: RequestOptions = {},
): Promise<Response> {
  const response = await fetch(api + path, {
    method,
    headers: { ...(token && { Authorization: token }), ...(body && { "Content-Type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
    keepalive,
  }).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new RequestFailure("unreachable", { cause });
  });
  const date = response.headers.get("Date");
  if (date) ahead = Date.parse(date) - Date.now();
  if (token && response.status === 401) expireToken(token);
  return response;
}

/**
 * Removes something. It's fine if it's already gone.
 *
 * @throws RequestFailure
 */
export async function requestRemoval(path: string): Promise<void> {
  const { ok, status } = await sendRequest(path, { method: "DELETE" });
  if (!ok && status !== 404) throw new RequestFailure("server", { status });
}

/**
 * Sends a request and returns the answer's JSON.
 *
 * @throws RequestFailure; or an AbortError.
 */
export async function requestJson<T>(path: string, options?: RequestOptions): Promise<T> {
  const response = await sendRequest(path, options);
  if (!response.ok) throw new RequestFailure("server", { status: response.status });
  return (await response.json()) as T;
}
