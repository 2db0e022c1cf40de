import { request } from "node:http";
import { createServer } from "node:https";
import { pipeline } from "node:stream/promises";
import type { Certificate } from "./certificate.ts";
import { type Listening, listen } from "./listen.ts";

/** A proxy that ends TLS before a server, and tells it who came, and how. */
export function startTlsProxy(target: string, tls: Certificate): Promise<Listening> {
  return listen(
    createServer(tls, (incoming, outgoing) => {
      // The path as it came: taken for an address, `//` is none, and `//elsewhere` is another server's.
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
        // A visitor who is gone needs no response.
        pipeline(response, outgoing).catch(() => undefined);
      });
      pipeline(incoming, passed).catch(() => outgoing.destroy());
    }),
  );
}
