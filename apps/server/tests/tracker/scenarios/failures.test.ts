import { describe, expect, test } from "vitest";
import { startPocketBase } from "../../../testing/index.ts";
import { closeTab, createVisitor, startTestbed, testedSets } from "./fixture/visitor.ts";

const testbed = await startTestbed();

describe.each(testedSets("site"))("failures while tracking in the %s set", (set) => {
  test("views made offline are stored once, in order and with their times, after a reload online", async () => {
    await using visitor = await createVisitor(testbed, set);
    const page = await visitor.open("/a");
    await visitor.proxy.offline();
    const times: number[] = [];
    for (const path of ["/b", "/c", "/d"]) {
      times.push(await page.evaluate(() => Date.now()));
      await visitor.navigate(page, path);
    }
    times.push(await page.evaluate(() => Date.now()));
    await visitor.track(page, "file_download");
    await page.reload();
    await visitor.proxy.online();
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await visitor.settle(page);
    const visits = await visitor.visits();
    expect(visits.map(({ page_path }) => page_path)).toEqual(
      ["/a", "/b", "/c", "/d", "/d"].map(visitor.path),
    );
    expect(await visitor.events()).toMatchObject([{ name: "file_download", page_path: visitor.path("/d") }]);
    // Each has the time of its action, between those of the actions before and after, not the time of sending. Stored
    // times are early by the minutes that only the browser knows.
    const { shift } = await page.evaluate(
      (key) => JSON.parse(sessionStorage.getItem(key) ?? "{}"),
      `voxlog.${set}.session`,
    );
    const starts = visits.slice(1, 4).map(({ start_time }) => Date.parse(start_time) + shift);
    for (const [index, start] of starts.entries()) {
      expect(start).toBeGreaterThanOrEqual(times[index] ?? Number.NaN);
      expect(start).toBeLessThanOrEqual(times[index + 1] ?? Number.NaN);
    }
    expect(await visitor.sessions()).toMatchObject([{ page_count: 5, unique_page_count: 4 }]);
  });

  test("views made offline are stored by the next tab after theirs crashed", async () => {
    await using visitor = await createVisitor(testbed, set);
    const page = await visitor.open("/a");
    await visitor.proxy.offline();
    await visitor.navigate(page, "/b");
    await page.goto("chrome://crash").catch(() => {});
    await visitor.proxy.online();
    await visitor.open("/c");
    const paths = (await visitor.visits()).map(({ page_path }) => page_path);
    expect(paths.sort()).toEqual(["/a", "/b", "/c"].map(visitor.path));
  });

  test("an unavailable server gets few requests and logs one error", async () => {
    await using visitor = await createVisitor(testbed, set);
    visitor.proxy.fault({ status: 503 });
    const page = await visitor.context.newPage();
    const errors: string[] = [];
    page.on("console", (message) => message.text().includes("voxlog") && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(visitor.address("/a"));
    await page.waitForFunction(() => "fixture" in window);
    await page.evaluate((path) => {
      for (let count = 0; count < 100; count++) window.fixture.navigate(`${path}-${count}`);
    }, visitor.path("/page"));
    await visitor.settle(page);
    expect(errors).toHaveLength(1);
    expect(visitor.requests().length).toBeLessThan(10);
  });
});

test("quick views in three duplicated tabs are each counted once within the rate limits", async () => {
  await using server = await startPocketBase({ rateLimits: true });
  await using visitor = await createVisitor({ ...testbed, server }, "site");
  const original = await visitor.open("/a");
  const pages = [original];
  for (const path of ["/b", "/c"]) pages.push(await visitor.duplicate(original, path));
  visitor.proxy.latency = 50;
  const views = process.env["SETS"] === "both" ? 30 : 10;
  const browse = async (page: (typeof pages)[0], tab: number) => {
    for (let count = 0; count < views; count++) await visitor.navigate(page, `/${tab}-${count}`);
    await visitor.settle(page);
  };
  await Promise.all(pages.map(browse));
  await Promise.all(pages.map(closeTab));
  const ended = async () => (await visitor.visits()).filter(({ end_time }) => end_time !== "").length;
  await expect.poll(ended).toBe(3 * (views + 1));
  expect(await visitor.sessions()).toMatchObject([{ page_count: 3 * (views + 1) }]);
});
