import type { IncomingMessage, ServerResponse } from "node:http";

/** Returns the host that a request names, with its port; HTTP/2 has it in a pseudo-header. */
export const hostOf = ({ headers }: IncomingMessage): string =>
  String(headers[":authority"] ?? headers.host ?? "");

/** Whose pages may read answers. */
export type Origins = {
  /** Whether no page sent a request, or one that may read the answer. */
  know(request: IncomingMessage): boolean;
  /** Lets a page read the answer if it may, as PocketBase does for its own answers. */
  allow(request: IncomingMessage, response: ServerResponse): void;
};

/** @param origins those of the site and the demo, `*` for any; the server's own pages need no entry. */
export function createOrigins(origins: readonly string[]): Origins {
  const allowedOrigins = new Set(origins);
  const know: Origins["know"] = (request) => {
    const { origin } = request.headers;
    return (
      !origin ||
      allowedOrigins.has("*") ||
      allowedOrigins.has(origin) ||
      /^https?:\/\/(.+)$/.exec(origin)?.[1] === hostOf(request)
    );
  };
  return {
    know,
    allow(request, response) {
      response.setHeader("Vary", "Origin");
      const { origin } = request.headers;
      if (allowedOrigins.has("*")) response.setHeader("Access-Control-Allow-Origin", "*");
      else if (origin && know(request)) response.setHeader("Access-Control-Allow-Origin", origin);
    },
  };
}
