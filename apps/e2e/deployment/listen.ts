import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A local server on a free port. */
export type Listening = { port: number; stop: () => Promise<void> };

/** Starts a server on localhost. */
export async function listen(server: Server): Promise<Listening> {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
