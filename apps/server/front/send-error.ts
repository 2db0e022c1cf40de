import type { IncomingMessage, ServerResponse } from "node:http";

/** Seconds until a rejected client may retry. */
const RETRY_AFTER = 5;

export type ErrorHeaders = { Allow?: string; "Retry-After"?: string };

/** Sends an error in PocketBase's format. @param data the problem of each invalid field. */
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

/** Ms for the client to read the response. */
const LINGER = 500;

/** Sends an error without reading the body, and closes the connection when the client had time to read the response. */
export function rejectRequest(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
  headers?: ErrorHeaders,
): void {
  // HTTP/2 only ends the request's stream.
  if (request.httpVersionMajor < 2) response.setHeader("Connection", "close");
  sendError(response, status, message, headers);
  request.resume();
  setTimeout(() => request.destroy(), LINGER).unref();
}
