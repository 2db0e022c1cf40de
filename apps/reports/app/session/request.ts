import { readAddresses } from "@voxlog/product";
import { expireToken } from "./owner.ts";

/** Origin of the API this build was made for; empty for the page's own. */
const { api } = readAddresses({ VITE_API_URL: import.meta.env["VITE_API_URL"] });

/** What could not be asked of the server: it cannot be reached, or sent something else. */
export class RequestFailure extends Error {
  readonly kind: "unreachable" | "server";
  /** What it answered, where it did. */
  readonly status: number | undefined;
  constructor(kind: "unreachable" | "server", { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(`The server did not do what it was asked: ${status ?? kind}.`, { cause });
    this.kind = kind;
    this.status = status;
  }
}

/** How to ask; `keepalive` lets the request outlive the page. */
type Asking = {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  body?: object;
  token?: string | null;
  signal?: AbortSignal;
  keepalive?: boolean;
};

/**
 * Asks the server, and gives its answer whatever its status is. When it no longer accepts the token, the user has to
 * sign in again.
 *
 * @throws RequestFailure when it cannot be reached; or an AbortError.
 */
export async function ask(
  path: string,
  { method = "GET", body, token, signal, keepalive = false }: Asking = {},
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
  if (token && response.status === 401) expireToken(token);
  return response;
}

/**
 * The JSON that the server answers.
 *
 * @throws RequestFailure; or an AbortError.
 */
export async function requestJson<T>(path: string, asking: Asking): Promise<T> {
  const response = await ask(path, asking);
  if (!response.ok) throw new RequestFailure("server", { status: response.status });
  return (await response.json()) as T;
}
