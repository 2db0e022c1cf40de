import { appSet, siteSet } from "@voxlog/tracked-sets";
import { createTracker } from "@voxlog/tracking";
import { fetchClient, pocketbaseStore } from "@voxlog/tracking/pocketbase";
import { fakePage } from "@voxlog/tracking/testing";
import { afterAll, expect, test } from "vitest";
import { createVisitor, createWorld } from "./fixture/visitor.ts";

/** The script `soak` makes it 10,000 visits of 50 clients. */
const LOADS = Number(process.env["LOADS"] ?? 1);
const CLIENTS = LOADS > 1 ? 50 : 20;
const VIEWS_PER_LOAD = 10;
const VIEWS = LOADS * VIEWS_PER_LOAD;

const world = await createWorld();
afterAll(() => world[Symbol.asyncDispose]());
const { server } = world;

async function browse(client: number): Promise<void> {
  const { sessionStorage } = fakePage();
  for (let load = 0; load < LOADS; load++) {
    const page = fakePage({ sessionStorage });
    const set = client % 2 ? appSet : siteSet;
    const store = pocketbaseStore({ client: fetchClient(server.url), set });
    const tracker = createTracker({ store, language: "nl", window: page });
    for (let view = 0; view < VIEWS_PER_LOAD; view++) {
      page.clock += 1000;
      tracker.pageView({ path: `/${client}/${view}`, title: "A title" });
    }
    await tracker.settled();
    page.leave();
    tracker.stop();
  }
}

test(`${CLIENTS * VIEWS} visits by ${CLIENTS} clients at once are all stored, in one session for each, with exact counts`, async () => {
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => browse(client)));
  for (const prefix of ["", "app_"]) {
    const sessions = await server.admin.rows(`${prefix}sessions`);
    expect(sessions).toHaveLength(CLIENTS / 2);
    const counts = { page_count: VIEWS, unique_page_count: VIEWS_PER_LOAD };
    for (const session of sessions) expect(session).toMatchObject(counts);
    const open = async () =>
      (await server.admin.rows(`${prefix}page_visits`, { filter: 'end_time = ""' })).length;
    await expect.poll(open).toBe(0);
    expect(await server.admin.rows(`${prefix}page_visits`)).toHaveLength((CLIENTS / 2) * VIEWS);
  }
});

/** The script `soak` makes it ten thousand. What a view left would be 40 bytes, or more. */
const HEAP_VIEWS = Number(process.env["LOADS"] ?? 1) > 1 ? 10_000 : 3000;

test("thousands of views leave the heap as it was", async () => {
  await using visitor = await createVisitor(world, "site", { discards: true });
  const page = await visitor.open("/");
  const devTools = await visitor.context.newCDPSession(page);
  const heap = async () => {
    await devTools.send("HeapProfiler.collectGarbage");
    return (await devTools.send("Runtime.getHeapUsage")).usedSize;
  };
  const view = (count: number) =>
    page.evaluate(async (rounds) => {
      const { tracker } = window.fixture;
      for (let round = 0; round < rounds; round++) {
        tracker.pageView({ path: `/page/${round % 500}`, title: "A title" });
        tracker.track("video_play", { round });
        await tracker.settled();
      }
    }, count);
  await view(1000);
  const before = await heap();
  await view(HEAP_VIEWS);
  expect((await heap()) - before).toBeLessThan(100_000);
});
