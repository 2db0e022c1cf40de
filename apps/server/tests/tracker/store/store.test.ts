import { appSet, siteSet } from "@voxlog/tracked-sets";
import type { RecordClient } from "@voxlog/tracking/pocketbase";
import { fetchClient, pocketbaseStore } from "@voxlog/tracking/pocketbase";
import { testStoreContract } from "@voxlog/tracking/store-contract";
import PocketBase from "pocketbase";
import { afterAll, beforeAll, beforeEach, vi } from "vitest";
import { startPocketBase, type TestPocketBase } from "../../../testing/index.ts";

let withBatch: TestPocketBase;
let withoutBatch: TestPocketBase;
beforeAll(async () => {
  [withBatch, withoutBatch] = await Promise.all([startPocketBase(), startPocketBase({ batch: false })]);
});
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterAll(async () => {
  await Promise.all([withBatch?.stop(), withoutBatch?.stop()]);
});

const sdk = (url: string): RecordClient => new PocketBase(url);
const variants = [
  { name: "PocketBase through the SDK", client: sdk, set: siteSet, batch: true },
  { name: "PocketBase through fetchClient", client: fetchClient, set: appSet, batch: true },
  { name: "PocketBase without batch", client: sdk, set: appSet, batch: false },
  { name: "PocketBase without batch, through fetchClient", client: fetchClient, set: siteSet, batch: false },
] as const;

for (const { name, client, set, batch } of variants) {
  testStoreContract(name, () => {
    const server = batch ? withBatch : withoutBatch;
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
}
