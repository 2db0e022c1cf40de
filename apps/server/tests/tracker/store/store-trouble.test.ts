import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { siteSet } from "@voxlog/tracked-sets";
import { fetchClient, pocketbaseStore } from "@voxlog/tracking/pocketbase";
import { visitor } from "@voxlog/tracking/store-contract";
import PocketBase from "pocketbase";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startPocketBase, type TestPocketBase } from "../../../testing/index.ts";

let server: TestPocketBase;
beforeAll(async () => {
  server = await startPocketBase();
});
afterAll(() => server?.stop());

test("texts longer than the collections take are cut to what fits, in whole characters", async () => {
  const { view, session_id } = visitor();
  const change = view(`/${"ü".repeat(600)}`);
  change.visit.page_title = "🎙️".repeat(400);
  change.visit.referrer = change.session.referrer = `https://example.com/${"x".repeat(2000)}`;
  await pocketbaseStore({ client: fetchClient(server.url), set: siteSet }).write([change]);
  const filter = `session_id = "${session_id}"`;
  const [visit] = await server.admin.rows<Record<string, string>>("page_visits", { filter });
  expect(visit?.["page_path"]).toBe(`/${"ü".repeat(499)}`);
  expect(visit?.["page_title"]).toBe("🎙️".repeat(150));
  expect(visit?.["referrer"]).toHaveLength(1000);
});

test("a server that isn't PocketBase, as behind a wrong base URL is not taken for success because it responds 200", async () => {
  const site = createServer((_, response) => response.end("<!doctype html>"));
  await new Promise<void>((listening) => site.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  for (const client of [fetchClient(url), new PocketBase(url)]) {
    const store = pocketbaseStore({ client, set: siteSet });
    const failure = { temporary: true, message: expect.stringContaining("base URL") };
    await expect(store.write([visitor().view("/")])).rejects.toMatchObject(failure);
    await expect(store.write([visitor().conversion("signup")])).rejects.toMatchObject(failure);
  }
  site.closeAllConnections();
  site.close();
});

test("a client that is loaded when it is needed is loaded again after it could not be", async () => {
  const load = vi
    .fn<() => Promise<PocketBase>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockResolvedValue(new PocketBase(server.url));
  const store = pocketbaseStore({ client: load, set: siteSet });
  const { view, session_id } = visitor();
  const change = view("/");
  await expect(store.write([change])).rejects.toMatchObject({ temporary: true });
  await store.write([change]);
  expect(await server.admin.rows("sessions", { filter: `session_id = "${session_id}"` })).toHaveLength(1);
});

test("a session that the owner has deleted in the meantime is created again by the next view", async () => {
  const { view, session_id } = visitor();
  const store = pocketbaseStore({ client: fetchClient(server.url), set: siteSet });
  await store.write([view("/")]);
  const filter = `session_id = "${session_id}"`;
  const [session] = await server.admin.rows("sessions", { filter });
  await fetch(`${server.url}/api/collections/sessions/records/${session?.id}`, {
    method: "DELETE",
    headers: { Authorization: server.admin.token },
  });
  await store.write([view("/pricing")]);
  expect(await server.admin.rows("sessions", { filter })).toMatchObject([{ page_count: 2 }]);
});
