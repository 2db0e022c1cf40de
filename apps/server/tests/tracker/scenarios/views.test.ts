import { spawn } from "node:child_process";
import { once } from "node:events";
import { soaks } from "@voxlog/testing/soak";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { describe, expect, test } from "vitest";
import {
  createVisitor,
  launchOptions,
  startFixtureSite,
  startTestbed,
  testedSets,
  USER_AGENT,
  writeTo,
} from "./fixture/visitor.ts";

const testbed = await startTestbed();

describe.each(testedSets("site"))("views tracked in the %s set", (set) => {
  const write = writeTo(set);

  test("opening a tab creates one session and one visit with one request", async () => {
    await using visitor = await createVisitor(testbed, set);
    await visitor.open("/pricing");
    expect(await visitor.sessions()).toMatchObject([
      {
        landing_page: visitor.path("/pricing"),
        last_page: visitor.path("/pricing"),
        referrer: "direct",
        page_count: 1,
        unique_page_count: 1,
        converted: false,
        language: "nl",
        device_type: "desktop",
        os: "Windows",
        browser: "Chrome",
        screen_size: "1280x720",
      },
    ]);
    expect(await visitor.visits()).toMatchObject([{ referrer: "direct", end_time: "" }]);
    expect(visitor.requests()).toEqual([write]);
  });

  test("opening two tabs at once creates two sessions", async () => {
    await using visitor = await createVisitor(testbed, set);
    await Promise.all([visitor.open("/a"), visitor.open("/b")]);
    expect(await visitor.sessions()).toMatchObject([{ page_count: 1 }, { page_count: 1 }]);
  });

  test("duplicating a tab continues its session without ending the original's visit", async () => {
    await using visitor = await createVisitor(testbed, set);
    const original = await visitor.open("/a");
    await visitor.settle(await visitor.duplicate(original, "/a"));
    expect(await visitor.sessions()).toMatchObject([{ page_count: 2, unique_page_count: 1 }]);
    expect(await visitor.visits()).toMatchObject([{ end_time: "" }, { end_time: "" }]);
  });

  test("reloading keeps the session and ends the previous visit", async () => {
    await using visitor = await createVisitor(testbed, set);
    const page = await visitor.open("/a");
    visitor.proxy.requests.length = 0;
    await page.reload();
    await visitor.settle(page);
    expect(await visitor.sessions()).toMatchObject([{ page_count: 2, unique_page_count: 1 }]);
    expect(await visitor.visits()).toMatchObject([
      { end_time: expect.stringMatching(/Z$/) },
      { end_time: "" },
    ]);
    expect(visitor.requests().filter((request) => request.startsWith("GET /api"))).toEqual([]);
  });

  test("client-side navigation creates a visit for each path, and none for a changed query", async () => {
    await using visitor = await createVisitor(testbed, set);
    const page = await visitor.open("/a");
    await visitor.navigate(page, "/b");
    await visitor.settle(page);
    await page.evaluate(() => {
      history.replaceState(null, "", "?plan=teams");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    await page.goBack();
    await expect.poll(async () => (await visitor.visits()).length).toBe(3);
    await visitor.settle(page);
    const visits = await visitor.visits();
    expect(visits.map((visit) => visit.page_path)).toEqual(["/a", "/b", "/a"].map(visitor.path));
    expect(visits.map((visit) => visit.end_time !== "")).toEqual([true, true, false]);
    expect(await visitor.sessions()).toMatchObject([{ page_count: 3, unique_page_count: 2 }]);
    expect(visitor.requests()).toEqual([write, write, write]);
  });

  test("returning through the back/forward cache creates a new visit in the same session", async () => {
    await using visitor = await createVisitor(testbed, set);
    const page = await visitor.open("/a");
    await page.evaluate(() => Object.assign(window, { untouched: true }));
    await page.goto("about:blank");
    await expect.poll(() => visitor.visits()).toMatchObject([{ end_time: expect.stringMatching(/Z$/) }]);
    const [left] = await visitor.visits();
    await page.goBack({ waitUntil: "commit" });
    expect(await page.evaluate(() => "untouched" in window)).toBe(true);
    await expect.poll(async () => (await visitor.visits()).length).toBe(2);
    expect(await visitor.visits()).toMatchObject([
      { end_time: left?.end_time, visible_time: left?.visible_time },
      { end_time: "" },
    ]);
    expect(await visitor.sessions()).toMatchObject([{ page_count: 2, unique_page_count: 1 }]);
  });
});

test.runIf(soaks)("thousands of views leave the heap as it was", async () => {
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
  // A leak of each view would be 40 bytes or more.
  await view(10_000);
  expect((await heap()) - before).toBeLessThan(100_000);
});

/** Starts a browser on a page without Playwright, which forbids prerendering. */
async function launchBareBrowser(url: string): Promise<AsyncDisposable> {
  const { args, env, executablePath } = await launchOptions();
  const options = [
    ...["--headless", "--remote-debugging-port=0"],
    ...[`--user-data-dir=${await temporaryFolder()}`, `--user-agent=${USER_AGENT}`],
  ];
  const browser = spawn(executablePath, [...args, ...options, url], { stdio: "ignore", env });
  return {
    async [Symbol.asyncDispose]() {
      const ended = once(browser, "exit");
      browser.kill();
      await ended;
    },
  };
}

test("a prerendered page is counted once when it's shown, and never if it isn't shown", async () => {
  const { admin, url } = testbed.server;
  using site = await startFixtureSite({ apiUrl: url });
  await using _browser = await launchBareBrowser(`${site.url}/a?prerender=/b`);
  const visits = () =>
    admin.rows<{ start_time: string; end_time: string }>("page_visits", {
      filter: "page_path !~ '/visitor-%'",
    });
  await expect
    .poll(visits)
    .toMatchObject([
      { page_title: "Title of /a", end_time: expect.stringMatching(/Z$/) },
      { page_title: "Prerendered /b" },
    ]);
  const [first, second] = (await visits()).map(({ start_time }) => Date.parse(start_time));
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(1400);
  expect(await admin.rows("sessions", { filter: "landing_page = '/a'" })).toMatchObject([{ page_count: 2 }]);
});
