import { once } from "node:events";
import { createServer } from "node:http";

/** Answers to challenges of a certificate authority, by their token (RFC 8555, 8.3). */
export type Challenges = ReadonlyMap<string, string>;

const CHALLENGE = "/.well-known/acme-challenge/";

/**
 * Listens without TLS: answers the challenges of a certificate authority, and redirects everything else to one domain
 * with TLS, whatever host the request names.
 */
export async function redirectToHttps(
  port: number,
  domain: string,
  challenges: Challenges,
): Promise<AsyncDisposable> {
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 10_000 }, (request, response) => {
    // A path only: the target of a request to a proxy begins with a scheme.
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
