import type { IncomingMessage, ServerResponse } from "node:http";

/** Seconds after which a client that was turned away may come again. */
const RETRY_AFTER = 5;

/** Further headers of an error. */
export type ErrorHeaders = { Allow?: string; "Retry-After"?: string };

/**
 * Answers with an error in PocketBase's form.
 *
 * @param data what is wrong with each field.
 */
export function sendError(
  response: ServerResponse,
  status: number,
  message: string,
  headers: ErrorHeaders = {},
  data: Record<string, string> = {},
): void {
  const body = JSON.stringify({ status, message, data });
  response
    .writeHead(status, {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
      "Cache-Control": "no-store",
      ...((status === 429 || status === 503) && { "Retry-After": String(RETRY_AFTER) }),
      ...headers,
    })
    .end(body);
}

/** Ms in which a client whose request wasn't read gets to read the answer. */
const LINGER = 500;

/** Answers without reading the body, and ends the connection once the client had time to read the answer. */
export function rejectRequest(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
  headers?: ErrorHeaders,
): void {
  // HTTP/2 ends the request's own stream instead.
  if (request.httpVersionMajor < 2) response.setHeader("Connection", "close");
  sendError(response, status, message, headers);
  request.resume();
  setTimeout(() => request.destroy(), LINGER).unref();
}
