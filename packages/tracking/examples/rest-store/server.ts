import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { Change, VisitEnd } from "@voxlog/tracking";
import { visitTables } from "./tables.ts";

/** Starts the server that `restStore` writes to, on a database file, or in memory. */
export async function startRestServer(database = ":memory:") {
  const tables = visitTables(database);

  const server = createServer(async (request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    const body = await json(request);
    if (request.url === "/leave") {
      const { end, unconfirmed } = body as { end: VisitEnd; unconfirmed: Change[] };
      for (const change of unconfirmed) tables.apply(change);
      tables.end(end);
      return response.writeHead(204).end();
    }
    return response.writeHead(tables.apply(body as Change) ? 204 : 400).end();
  });
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
