import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { openClickHouse } from "./clickhouse.ts";

/** Answers every query with a row, and closes a connection that has been idle for two seconds. */
const SERVER = `
  const { createServer } = require("node:http");
  const { parentPort } = require("node:worker_threads");
  createServer({ keepAliveTimeout: 2000, keepAliveTimeoutBuffer: 0 }, (request, response) => {
    request.resume().on("end", () => response.end('{"answer":1}\\n'));
  }).listen(0, "127.0.0.1", function () {
    parentPort.postMessage(this.address().port);
  });
`;
/** Longer than the client keeps a connection by itself, ms. */
const BUSY = 3000;

test("a query uses a new connection if the client was too busy to see that the server closed the old one", async () => {
  const server = new Worker(SERVER, { eval: true });
  try {
    const [port] = await once(server, "message");
    const client = openClickHouse({ url: `http://127.0.0.1:${port}`, database: "default" });
    const ask = async () => (await client.query({ query: "SELECT 1", format: "JSONEachRow" })).json();
    await ask();
    const asked = ask();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY);
    expect(await asked).toEqual([{ answer: 1 }]);
    await client.close();
  } finally {
    await server.terminate();
  }
});
