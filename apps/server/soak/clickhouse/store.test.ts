import { appSet, siteSet } from "@voxlog/tracked-sets";
import type { Store, StoreFailure } from "@voxlog/tracking";
import { collectorStore } from "@voxlog/tracking/collector";
import { testStoreContract } from "@voxlog/tracking/store-contract";
import { afterAll } from "vitest";
import { startCollectorTestbed } from "../../testing/collector.ts";

const testbed = await startCollectorTestbed();
afterAll(() => testbed[Symbol.asyncDispose]());

/** Retries while the engine is too busy, like the tracker's queue. */
const patient = (store: Store): Store => ({
  ...store,
  async write(changes, isLeaving) {
    for (;;) {
      try {
        return await store.write(changes, isLeaving);
      } catch (error) {
        if (!(error as StoreFailure).temporary) throw error;
      }
    }
  },
});

const OF_SESSION = "WHERE session_id = {session: String}";

for (const set of [siteSet, appSet]) {
  const { sessions, page_visits, events } = set.collections;
  testStoreContract(`The collector, set ${set.name}`, () => ({
    open: () => patient(collectorStore({ url: testbed.collector.url, set })),
    rows: async (session) => {
      const ask = <Row extends object>(query: string) => testbed.rows<Row>(query, { session });
      return {
        sessions: await ask(`SELECT * FROM ${sessions} ${OF_SESSION}`),
        visits: await ask(
          `SELECT * REPLACE (concat(toString(start_time), 'Z') AS start_time, concat(toString(end_time), 'Z') AS end_time)
          FROM ${page_visits} AS visit ${OF_SESSION} ORDER BY visit.start_time`,
        ),
        events: (
          await ask<{ properties: string }>(
            `SELECT * REPLACE (concat(toString(time), 'Z') AS time) FROM ${events} AS event ${OF_SESSION} ORDER BY event.time`,
          )
        ).map((event) => ({ ...event, properties: JSON.parse(event.properties) })),
      };
    },
  }));
}
