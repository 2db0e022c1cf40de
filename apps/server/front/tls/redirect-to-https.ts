import { once } from "node:events";
import { createServer } from "node:http";

/** Responses to a certificate authority's challenges, by token (RFC 8555, 8.3). */
export type Challenges = ReadonlyMap<string, string>;

const CHALLENGE = "/.well-known/acme-challenge/";
/** In ms, checked every two seconds. */
const LIMITS = { headersTimeout: 10_000, requestTimeout: 10_000, connectionsCheckingInterval: 2000 };

/**
 * Listens without TLS: answers a certificate authority's challenges, and redirects everything else to the domain with
 * TLS, for any host.
 */
export async function redirectToHttps(port: number, domain: string, challenges: Challenges) {
  const server = createServer(LIMITS, (request, response) => {
    // Only a path: a request to a proxy has a URL with a scheme.
    const path = request.url?.startsWith("/") ? request.url : "/";
    const answer = path.startsWith(CHALLENGE) && challenges.get(path.slice(CHALLENGE.length));
    if (answer) response.writeHead(200, { "Content-Type": "text/plain", Connection: "close" }).end(answer);
    else response.writeHead(301, { Location: `https://${domain}${path}`, Connection: "close" }).end();
  });
  server.maxConnections = 1000;
  server.listen(port);
  await once(server, "listening");
  return {
    async [Symbol.asyncDispose]() {
      const closed = once(server, "close");
      server.close().closeAllConnections();
      await closed;
    },
  };
}
