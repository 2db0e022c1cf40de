import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export type Listening = Disposable & { url: string };

/** Starts an HTTP server on a free port of this machine. */
export async function listen(handle: RequestListener): Promise<Listening> {
  // A busy machine may take longer between two requests than Node's five seconds.
  const server = createServer({ keepAliveTimeout: 60_000 }, handle).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.dispose]: () => void server.close().closeAllConnections(),
  };
}
