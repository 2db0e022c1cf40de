import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { Change } from "@voxlog/tracking";
import { visitTables } from "./tables.ts";

/** Starts the server that `restStore` writes to, on a database file, or in memory. */
export async function startRestServer(database = ":memory:") {
  const tables = visitTables(database);

  const server = createServer((request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    // A server that failed is asked again, unlike one that rejected.
    const respond = (status: number) => response.writeHead(status).end();
    handle(request).then(respond, () => respond(500));
  });

  const handle = async (request: IncomingMessage): Promise<204 | 400> => {
    const body = await json(request).catch(() => undefined);
    if (!body) return 400; // Anybody may send anything, or break off.
    // One of many is rejected with all of them, but nothing is written twice.
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
