import type { IncomingMessage, ServerResponse } from "node:http";

/** Lets pages of some origins read an answer, as PocketBase does for its own answers. */
export type AllowOrigin = (request: IncomingMessage, response: ServerResponse) => void;

/** @param origins those of the site and the demo; `*` for any. */
export function allowOrigins(origins: readonly string[]): AllowOrigin {
  const known = new Set(origins);
  return (request, response) => {
    response.setHeader("Vary", "Origin");
    const { origin } = request.headers;
    if (known.has("*")) response.setHeader("Access-Control-Allow-Origin", "*");
    else if (origin && known.has(origin)) response.setHeader("Access-Control-Allow-Origin", origin);
  };
}
