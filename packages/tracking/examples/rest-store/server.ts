import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { Change } from "@voxlog/tracking";
import { visitTables } from "./tables.ts";

/** Starts the server that `restStore` writes to, with a database file or in memory. */
export async function startRestServer(database = ":memory:") {
  const tables = visitTables(database);

  const server = createServer((request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    // Stores retry after a server error, but not after a rejection.
    const respond = (status: number) => response.writeHead(status).end();
    handle(request).then(respond, () => respond(500));
  });

  const handle = async (request: IncomingMessage): Promise<204 | 400> => {
    const body = await json(request).catch(() => undefined);
    if (!body) return 400; // Requests are public and may break off.
    // One invalid change rejects all; writing them again has no effect.
    return (body as Change[]).every(tables.apply) ? 204 : 400;
  };
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rows: tables.rows,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      tables.close();
    },
  };
}
