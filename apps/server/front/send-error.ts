import type { ServerResponse } from "node:http";

/** Seconds after which a client that was turned away may come again. */
const RETRY_AFTER = 5;

/** Answers with an error in PocketBase's form, and ends the connection if its body was not read. */
export function sendError(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  const body = JSON.stringify({ status, message, data: {} });
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

/** Answers as PocketBase does when a limit is exceeded. */
export const sendTooMany = (response: ServerResponse, headers?: Record<string, string>): void =>
  sendError(response, 429, "Too Many Requests.", headers);
