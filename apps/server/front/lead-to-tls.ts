import { once } from "node:events";
import { createServer } from "node:http";

/**
 * Listens without TLS, and leads everybody to one domain with it, whatever host they ask for. PocketBase's own would lead
 * wherever the request says.
 */
export async function leadToTls(port: number, domain: string): Promise<Disposable> {
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 10_000 }, (request, response) => {
    // A path alone: what a proxy is asked begins with a scheme.
    const path = request.url?.startsWith("/") ? request.url : "/";
    response.writeHead(301, { Location: `https://${domain}${path}`, Connection: "close" }).end();
  });
  server.maxConnections = 1000;
  server.listen(port);
  await once(server, "listening");
  return {
    [Symbol.dispose]() {
      server.close().closeAllConnections();
    },
  };
}
