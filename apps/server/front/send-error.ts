import type { IncomingMessage, ServerResponse } from "node:http";

/** Returns the header with the seconds until a client may retry, if the status is temporary. */
export const retryHeader = (status: number) => (status === 429 || status === 503) && { "Retry-After": "5" };

/**
 * Sends an error in PocketBase's format.
 *
 * @param retryAfter seconds until the client may retry.
 * @param data the problem of each invalid field.
 */
export function sendError(
  response: ServerResponse,
  status: number,
  message: string,
  retryAfter?: number,
  data: Record<string, string> = {},
): void {
  const retry = retryAfter ? { "Retry-After": `${retryAfter}` } : retryHeader(status);
  sendJson(response, status, { status, message, data }, { "Cache-Control": "no-store", ...retry });
}

/** Sends a response of JSON. */
export function sendJson(response: ServerResponse, status: number, body: object, headers: object = {}): void {
  const text = JSON.stringify(body);
  const own = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) };
  response.writeHead(status, { ...own, "X-Content-Type-Options": "nosniff", ...headers }).end(text);
}

/** Ms for the client to read the response. */
const LINGER = 500;

/** Closes a request's connection, whose body isn't read, when the client had time to read the response. */
export function closeAfter(request: IncomingMessage, response: ServerResponse): void {
  // HTTP/2 only ends the request's stream.
  if (request.httpVersionMajor < 2) response.setHeader("Connection", "close");
  request.resume();
  setTimeout(() => request.destroy(), LINGER).unref();
}
