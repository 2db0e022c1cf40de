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
  const retry = (status === 429 || status === 503) && { "Retry-After": String(RETRY_AFTER) };
  const all = { "Cache-Control": "no-store", ...retry, ...headers };
  sendJson(response, status, { status, message, data }, all);
}

/** Sends a response of JSON. */
export function sendJson(response: ServerResponse, status: number, body: object, headers: object = {}): void {
  const text = JSON.stringify(body);
  const own = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) };
  response.writeHead(status, { ...own, "X-Content-Type-Options": "nosniff", ...headers }).end(text);
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
