import { startPocketBase } from "../../testing/index.ts";
import {
  metric,
  openBarePage,
  openFixture,
  repeat,
  VIEW,
} from "../../tests/tracker/scenarios/fixture/bare-page.ts";
import { startFixtureSite } from "../../tests/tracker/scenarios/fixture/server.ts";

/**
 * What a view, its request included, costs the main thread of a processor four times slower, in ms: the least of
 * eight rounds, and four times what it takes here, since emulated slowness would count other work of the machine too.
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
