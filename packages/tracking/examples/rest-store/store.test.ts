import { testStoreContract } from "@voxlog/tracking/store-contract";
import { afterAll, beforeAll, expect, test } from "vitest";
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

test.each([
  ["isn't JSON", "{", 400],
  ["is empty", "", 400],
  ["isn't a change", "{}", 500],
])("an example server rejects a body that %s, and keeps running", async (_, body, status) => {
  const send = () => fetch(`${server.url}/changes`, { method: "POST", body });
  expect((await send()).status).toBe(status);
  expect((await send()).status).toBe(status);
});
