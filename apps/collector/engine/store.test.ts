import { collectorStore } from "@voxlog/tracking/collector";
import { testStoreContract } from "@voxlog/tracking/store-contract";
import { afterAll, beforeAll } from "vitest";
import { startWorld, type TestWorld } from "../testing/index.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await startWorld();
}, 120_000);
afterAll(() => world?.[Symbol.asyncDispose]());

for (const { set, prefix } of [
  { set: "site", prefix: "" },
  { set: "app", prefix: "app_" },
] as const) {
  testStoreContract(`The collector, set ${set}`, () => ({
    open: () => collectorStore({ url: world.collector.url, set }),
    rows: async (session) => ({
      sessions: await world.rows<object>(
        `SELECT * FROM ${prefix}sessions WHERE session_id = {session: String}`,
        { session },
      ),
      visits: await world.rows(
        `SELECT * EXCEPT (start_time, end_time), concat(toString(start_time), 'Z') AS start_time,
          concat(toString(end_time), 'Z') AS end_time
        FROM ${prefix}page_visits AS visit WHERE session_id = {session: String} ORDER BY visit.start_time`,
        { session },
      ),
    }),
  }));
}
