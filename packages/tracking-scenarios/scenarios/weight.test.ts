import { expect, test } from "vitest";
import { metric, openBarePage, openFixture, repeat, VIEW } from "./fixture/bare-page.ts";
import { startFixtureSite } from "./fixture/server.ts";

test("ten thousand views leave the heap as it was", async () => {
  await using site = await startFixtureSite();
  await using page = await openBarePage();
  await openFixture(page, site.url);
  const heap = async () => {
    await page.send("HeapProfiler.collectGarbage");
    return metric(page, "JSHeapUsedSize");
  };
  await repeat(page, 1000, VIEW);
  const before = await heap();
  await repeat(page, 10_000, VIEW);
  expect((await heap()) - before).toBeLessThan(100_000);
});
