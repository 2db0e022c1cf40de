import { setTimeout as sleep } from "node:timers/promises";
import { startPocketBase } from "../../testing/index.ts";
import {
  metric,
  openBarePage,
  openFixture,
  repeat,
  VIEW,
} from "../../tests/tracker/scenarios/fixture/bare-page.ts";
import { startFixtureSite } from "../../tests/tracker/scenarios/fixture/server.ts";
import { createVisitor, createWorld } from "../../tests/tracker/scenarios/fixture/visitor.ts";

/**
 * Measures the main-thread time of a view with its request on a processor four times slower, in ms. It's four times the
 * fastest of eight rounds here: emulated slowness would also count the machine's other work.
 */
export async function measureViewCost(): Promise<number> {
  await using site = await startFixtureSite();
  await using server = await startPocketBase();
  await using page = await openBarePage();
  await openFixture(page, site.url, server.url);
  const times: number[] = [];
  for (let round = 0; round < 8; round++) {
    const before = await metric(page, "TaskDuration");
    await repeat(page, 20, VIEW);
    times.push((((await metric(page, "TaskDuration")) - before) * 1000) / 20);
  }
  return Math.min(...times) * 4;
}

/** A browser opens at most six connections to an origin, so more pages would wait for each other. */
const AT_ONCE = 5;
/** Pages to leave for each latency. */
export const PAGES = 40;

/**
 * Counts, for each latency of a server on another origin, how many of 40 visits have an end if the browser's profile is
 * deleted 200 ms after its pages were left.
 */
export async function measureUnload(latencies: readonly number[]): Promise<Record<number, number>> {
  await using world = await createWorld();
  const ended: Record<number, number> = {};
  for (const latency of latencies) {
    ended[latency] = 0;
    for (let left = 0; left < PAGES; left += AT_ONCE) {
      await using visitor = await createVisitor(world, "site");
      const paths = Array.from({ length: AT_ONCE }, (_, index) => `/${index}`);
      const pages = await Promise.all(paths.map(visitor.open));
      visitor.proxy.latency = latency;
      await Promise.all(pages.map((page) => page.goto("about:blank")));
      await sleep(200);
      await visitor.context.close();
      await sleep(latency + 500);
      ended[latency] += (await visitor.visits()).filter(({ end_time }) => end_time !== "").length;
    }
  }
  return ended;
}
