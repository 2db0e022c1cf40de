import type { IncomingMessage, ServerResponse } from "node:http";
import { apiError } from "./api.ts";

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
    /**
     * Checks that a lead is from a page of an allowed origin: CORS doesn't stop another site's form. A client that isn't
     * a browser sends neither header.
     *
     * @throws HTTPException
     */
    expectOwnPage(request: IncomingMessage): void {
      const { origin, "sec-fetch-site": from } = request.headers;
      // A proxy may have changed the host.
      if (from === "same-origin") return;
      const isOwn = origin ? know(request) : from !== "cross-site" || allowedOrigins.has("*");
      if (!isOwn) throw apiError(403, "Leads are only accepted from our own pages.");
    },
    allow(request: IncomingMessage, response: ServerResponse) {
      response.setHeader("Vary", "Origin");
      const { origin } = request.headers;
      if (allowedOrigins.has("*")) response.setHeader("Access-Control-Allow-Origin", "*");
      else if (origin && know(request)) response.setHeader("Access-Control-Allow-Origin", origin);
    },
  };
}
