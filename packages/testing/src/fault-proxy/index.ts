import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../free-port.ts";
import { type Fault, Faults } from "./faults.ts";
import { forward } from "./forward.ts";

export type { Fault } from "./faults.ts";

/** A request that reached the proxy. */
export type SeenRequest = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Arrival in milliseconds since 1970. */
  time: number;
  /** The response's status; undefined while in progress and when the connection was cut. */
  status?: number;
};

/** A proxy on another origin with faults on demand. */
export type FaultProxy = AsyncDisposable & {
  url: string;
  /** All requests in order of arrival, including preflights. Tests may empty it (`length = 0`). */
  requests: SeenRequest[];
  /** Milliseconds before each request is forwarded, including preflights; 0 at first. */
  latency: number;
  /** Random additional milliseconds, so that requests overtake one another; 0 at first. */
  jitter: number;
  /** Adds a fault; returns a function that removes it. */
  fault(fault: Fault): () => void;
  /** Removes all faults and the latency, and goes online. */
  heal(): Promise<void>;
  /** Rejects and drops connections until `online`. */
  offline(): Promise<void>;
  online(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts a proxy in front of `target` (an origin). It forwards a request even when its sender has disconnected, as on a
 * slow connection. Its own responses allow every origin, so that a browser tells a failing server from a rejected
 * origin.
 */
export async function startFaultProxy({ target }: { target: string }): Promise<FaultProxy> {
  const port = await freePort();
  const agent = new Agent({ keepAlive: true });
  const faults = new Faults();
  const server = createServer(async (request, response) => {
    // A bad request only costs its connection, not the process that all tests share.
    await handle(request, response).catch(() => request.socket.destroy());
  });

  const proxy: FaultProxy = {
    url: `http://127.0.0.1:${port}`,
    requests: [],
    latency: 0,
    jitter: 0,
    fault: (fault) => faults.add(fault),
    async heal() {
      faults.clear();
      proxy.latency = proxy.jitter = 0;
      await proxy.online();
    },
    async offline() {
      if (!server.listening) return;
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
    async online() {
      if (server.listening) return;
      await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
    },
    async stop() {
      await proxy.offline();
      agent.destroy();
    },
    [Symbol.asyncDispose]: () => proxy.stop(),
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url: path = "/", headers } = request;
    const time = Date.now();
    const body = await readBody(request);
    if (body === undefined) return;
    const seen: SeenRequest = { method, path, headers, body: body.toString(), time };
    proxy.requests.push(seen);

    const { released, delay, status, cut } = faults.apply(method, path);
    await released;
    await sleep(delay + proxy.latency + Math.random() * proxy.jitter);
    if (cut === "before forwarding") return void request.socket.destroy();
    const reply =
      status === undefined ? await forward({ target, agent, method, path, headers, body }) : failing(status);
    if (cut === "after forwarding" || !reply) return void request.socket.destroy();
    response.writeHead(reply.status, reply.headers).end(reply.body);
    seen.status = reply.status;
  }

  await proxy.online();
  return proxy;
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  } catch {
    return undefined;
  }
}

/** Returns an error in PocketBase's format. */
function failing(status: number) {
  return {
    status,
    headers: { "Content-Type": "application/json", "Access-Control-Allow-Origin": "*" },
    body: JSON.stringify({
      status,
      message: "Something went wrong while processing your request.",
      data: {},
    }),
  };
}
