import { expect, test } from "vitest";
import { createVisitor, startTestbed } from "./fixture/visitor.ts";

const testbed = await startTestbed();

/** 10,000 in `pnpm soak`. A leak of each view would be 40 bytes or more. */
const HEAP_VIEWS = Number(process.env["LOADS"] ?? 1) > 1 ? 10_000 : 3000;

test("thousands of views leave the heap as it was", async () => {
  await using visitor = await createVisitor(testbed, "site", { discards: true });
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
