import { expect, test } from "vitest";
import { metric, openBarePage, openFixture, repeat, VIEW } from "./fixture/bare-page.ts";
import { startFixtureSite } from "./fixture/server.ts";

/** The script `soak` makes it ten thousand. What a view left would be 40 bytes, or more. */
const VIEWS = Number(process.env["LOADS"] ?? 1) > 1 ? 10_000 : 3000;

test("thousands of views leave the heap as it was", async () => {
  await using site = await startFixtureSite();
  await using page = await openBarePage();
  await openFixture(page, site.url);
  const heap = async () => {
    await page.send("HeapProfiler.collectGarbage");
    return metric(page, "JSHeapUsedSize");
  };
  await repeat(page, 1000, VIEW);
  const before = await heap();
  await repeat(page, VIEWS, VIEW);
  expect((await heap()) - before).toBeLessThan(100_000);
});
