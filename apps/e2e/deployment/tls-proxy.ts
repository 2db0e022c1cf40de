import { request } from "node:http";
import { createServer } from "node:https";
import { pipeline } from "node:stream/promises";
import type { Certificate } from "./certificate.ts";
import { type Listening, listen } from "./listen.ts";

/** Starts a proxy that terminates TLS and forwards the visitor's address and protocol. */
export function startTlsProxy(target: string, tls: Certificate): Promise<Listening> {
  return listen(
    createServer(tls, (incoming, outgoing) => {
      // Passes the raw path: parsed as a URL, `//` is invalid and `//elsewhere` names another host.
      const passed = request(target, {
        method: incoming.method,
        path: incoming.url,
        headers: {
          ...incoming.headers,
          "x-forwarded-for": incoming.socket.remoteAddress,
          "x-forwarded-proto": "https",
        },
      });
      passed.once("error", () => outgoing.destroy());
      passed.once("response", (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        // The visitor may have left.
        pipeline(response, outgoing).catch(() => undefined);
      });
      pipeline(incoming, passed).catch(() => outgoing.destroy());
    }),
  );
}
