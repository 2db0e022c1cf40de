import { appSet, siteSet } from "@voxlog/tracked-sets";
import type { RecordClient } from "@voxlog/tracking/pocketbase";
import { fetchClient, pocketbaseStore } from "@voxlog/tracking/pocketbase";
import { testStoreContract, visitor } from "@voxlog/tracking/store-contract";
import PocketBase from "pocketbase";
import { beforeEach, expect, test, vi } from "vitest";
import { ownServer, sharedServer } from "../../server.ts";

const [withBatch, withoutBatch] = await Promise.all([sharedServer(), ownServer({ batch: false })]);
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

const sdk = (url: string): RecordClient => new PocketBase(url);
const variants = [
  { name: "PocketBase through the SDK", client: sdk, set: siteSet, server: withBatch },
  { name: "PocketBase through fetchClient", client: fetchClient, set: appSet, server: withBatch },
  { name: "PocketBase without batch", client: fetchClient, set: siteSet, server: withoutBatch },
] as const;

for (const { name, client, set, server } of variants)
  testStoreContract(name, () => {
    const { sessions, page_visits, events } = set.collections;
    return {
      open: () => pocketbaseStore({ client: client(server.url), set }),
      async rows(sessionId) {
        const query = { filter: `session_id = "${sessionId}"` };
        return {
          sessions: await server.admin.rows(sessions, query),
          visits: await server.admin.rows(page_visits, { ...query, sort: "start_time" }),
          events: await server.admin.rows(events, { ...query, sort: "time" }),
        };
      },
    };
  });

const rowsOf = (collection: string, sessionId: string) =>
  withBatch.admin.rows<Record<string, string>>(collection, { filter: `session_id = "${sessionId}"` });

test("a text longer than its field is cut to what fits, in whole characters", async () => {
  const { view, session_id } = visitor();
  const change = view(`/${"ü".repeat(600)}`);
  change.visit.page_title = "🎙️".repeat(400);
  change.visit.referrer = change.session.referrer = `https://example.com/${"x".repeat(2000)}`;
  await pocketbaseStore({ client: fetchClient(withBatch.url), set: siteSet }).write([change]);
  const [visit] = await rowsOf("page_visits", session_id);
  expect(visit?.["page_path"]).toBe(`/${"ü".repeat(499)}`);
  expect(visit?.["page_title"]).toBe("🎙️".repeat(150));
  expect(visit?.["referrer"]).toHaveLength(1000);
});

test("a session that the owner deleted is created again by the next view", async () => {
  const { view, session_id } = visitor();
  const store = pocketbaseStore({ client: fetchClient(withBatch.url), set: siteSet });
  await store.write([view("/")]);
  const [session] = await rowsOf("sessions", session_id);
  await withBatch.admin.send("DELETE", `/api/collections/sessions/records/${session?.["id"]}`);
  await store.write([view("/pricing")]);
  expect(await rowsOf("sessions", session_id)).toMatchObject([{ page_count: 2 }]);
});
