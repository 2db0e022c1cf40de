import { testStoreContract } from "@voxlog/tracking/store-contract";
import { afterAll, beforeAll } from "vitest";
import { startRestServer } from "./server.ts";
import { restStore } from "./store.ts";

let server: Awaited<ReturnType<typeof startRestServer>>;
beforeAll(async () => {
  server = await startRestServer();
});
afterAll(() => server?.[Symbol.asyncDispose]());

testStoreContract("REST with SQLite behind it", () => ({
  open: () => restStore(server.url),
  rows: async (sessionId) => server.rows(sessionId),
}));
