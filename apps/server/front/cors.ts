import type { IncomingMessage, ServerResponse } from "node:http";

/** Returns a request's host with its port. HTTP/2 has it in a pseudo-header. */
export const hostOf = ({ headers }: IncomingMessage): string =>
  String(headers[":authority"] ?? headers.host ?? "");

export type Origins = ReturnType<typeof createOrigins>;

/** Creates the check of origins whose pages may read responses; `*` is any. The server's own isn't needed. */
export function createOrigins(origins: readonly string[]) {
  const allowedOrigins = new Set(origins);
  const know = (request: IncomingMessage): boolean => {
    const { origin } = request.headers;
    return (
      !origin ||
      allowedOrigins.has("*") ||
      allowedOrigins.has(origin) ||
      /^https?:\/\/(.+)$/.exec(origin)?.[1] === hostOf(request)
    );
  };
  return {
    /** Returns whether a request is from an allowed origin, or not from a page. */
    know,
    allow(request: IncomingMessage, response: ServerResponse) {
      response.setHeader("Vary", "Origin");
      const { origin } = request.headers;
      if (allowedOrigins.has("*")) response.setHeader("Access-Control-Allow-Origin", "*");
      else if (origin && know(request)) response.setHeader("Access-Control-Allow-Origin", origin);
    },
  };
}
