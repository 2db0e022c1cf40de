import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo, Socket } from "node:net";
import type { Address } from "../configuration/environment.ts";
import { openCertificates } from "./tls/open-certificates.ts";
import { redirectToHttps } from "./tls/redirect-to-https.ts";

/** Limits of every connection, so that a slow one can't stay open for long. */
const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 60_000,
  connectionsCheckingInterval: 2000,
};
/** Ms that a connection may be idle, for example because the client doesn't read the response. */
const IDLE_TIMEOUT = 300_000;
/** Connections that wait to be accepted: a crowd arrives at once. */
const BACKLOG = 4096;
/** Ms that open requests may take when the server stops. */
const END_TIMEOUT = 5000;

export type OpenServer = { port: number; close(): Promise<void> };

/** Opens a server at an address: HTTP on this machine, or HTTP/2 and HTTP/1.1 with its own TLS for a domain. */
export async function openServer(
  address: Omit<Address, "url">,
  listener: RequestListener,
  dataDir: string,
): Promise<OpenServer> {
  if (!address.tls) {
    const server = createServer(LIMITS, listener).on("clientError", rejectInvalid);
    const close = closer(server);
    return { port: await listen(server, address), close };
  }
  const { domain, httpPort, directoryUrl } = address.tls;
  const challenges = new Map<string, string>();
  const plain = await redirectToHttps(httpPort, domain, challenges);
  // Compatible with HTTP/1.1's requests and responses: https://nodejs.org/api/http2.html#compatibility-api
  const options = {
    allowHTTP1: true,
    minVersion: "TLSv1.2",
    settings: { maxConcurrentStreams: 100 },
  } as const;
  const secure = createSecureServer(
    { ...LIMITS, ...options, SNICallback: (name, found) => certificates.choose(name, found) },
    listener as never,
  );
  const certificates = await openCertificates({ domain, dataDir, directoryUrl, challenges }, (certificate) =>
    secure.setSecureContext({ ...options, ...certificate }),
  );
  const server = secure as unknown as Server;
  server.on("clientError", rejectInvalid);
  const close = closer(server);
  return {
    port: await listen(server, address),
    async close() {
      certificates.close();
      await Promise.all([close(), plain[Symbol.asyncDispose]()]);
    },
  };
}

async function listen(server: Server, { port, host }: Omit<Address, "url">): Promise<number> {
  server.setTimeout(IDLE_TIMEOUT);
  server.listen({ port, host, backlog: BACKLOG });
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/**
 * Returns a function that closes a server, and the connections that are still open after a while: HTTP/2 has no list of
 * them.
 */
function closer(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return async () => {
    const closed = once(server, "close");
    server.close();
    // Otherwise a connection would stay open until the timeout after its response.
    server.keepAliveTimeout = 1;
    server.keepAliveTimeoutBuffer = 0;
    server.closeIdleConnections();
    const timer = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, END_TIMEOUT);
    await closed;
    clearTimeout(timer);
  };
}

function rejectInvalid(error: NodeJS.ErrnoException, socket: Socket): void {
  // Browsers open connections ahead of requests. A response on one would race with its first request.
  if (!socket.writable || socket.bytesRead === 0) return void socket.destroy();
  const status =
    error.code === "HPE_HEADER_OVERFLOW"
      ? "431 Request Header Fields Too Large"
      : error.code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? "408 Request Timeout"
        : "400 Bad Request";
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain\r\n\r\n${status}`);
}
