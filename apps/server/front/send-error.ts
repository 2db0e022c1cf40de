import type { IncomingMessage, ServerResponse } from "node:http";

/** Returns the header with the seconds until a client may retry, if the status is temporary. */
export const retryHeader = (status: number) => (status === 429 || status === 503) && { "Retry-After": "5" };

export type ErrorHeaders = { Allow?: string; "Retry-After"?: string };

/** Sends an error in PocketBase's format. @param data the problem of each invalid field. */
export function sendError(
  response: ServerResponse,
  status: number,
  message: string,
  headers: ErrorHeaders = {},
  data: Record<string, string> = {},
): void {
  const all = { "Cache-Control": "no-store", ...retryHeader(status), ...headers };
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
