import { spawn } from "node:child_process";
import { once } from "node:events";
import { USER_AGENT, visitorsChromium } from "@voxlog/testing/chromium";
import { soaks } from "@voxlog/testing/soak";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { describe, expect, test } from "vitest";
import { startPocketBase } from "../../../testing/index.ts";
import {
  closeTab,
  createVisitor,
  setHidden,
  startTestbed,
  testedSets,
  WRITES,
  withJitter,
  writeTo,
} from "./fixture/visitor.ts";

const testbed = await startTestbed();
const ENDED = expect.stringMatching(/Z$/);

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
    expect(await visitor.visits()).toMatchObject([{ end_time: ENDED }, { end_time: "" }]);
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
    await expect.poll(() => visitor.visits()).toMatchObject([{ end_time: ENDED }]);
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
  const { args, env, executablePath } = await visitorsChromium();
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
  const { admin } = testbed.server;
  await using _browser = await launchBareBrowser(`${testbed.origin}/a?prerender=/b`);
  const visits = () =>
    admin.rows<{ start_time: string; end_time: string }>("page_visits", {
      filter: "page_path !~ '/visitor-%'",
    });
  await expect
    .poll(visits)
    .toMatchObject([{ page_title: "Title of /a", end_time: ENDED }, { page_title: "Prerendered /b" }]);
  const [first, second] = (await visits()).map(({ start_time }) => Date.parse(start_time));
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(1400);
  expect(await admin.rows("sessions", { filter: "landing_page = '/a'" })).toMatchObject([{ page_count: 2 }]);
});

describe.each(testedSets("app"))("leaving a page tracked in the %s set", (set) => {
  test("events are stored once, sent with the next view or on leaving", async () => {
    await using visitor = await createVisitor(testbed, set, { events: true });
    const page = await visitor.open("/a?utm_source=news&gclid=Cj0KCQ");
    await page.evaluate(() => {
      document.body.innerHTML = `<form name="signup"><input id="mail"></form><a href="https://other.example/x?me=1">x</a>`;
      addEventListener("click", (event) => event.preventDefault());
    });
    await page.fill("#mail", "ada@example.com");
    await visitor.navigate(page, "/b");
    await visitor.settle(page);
    await page.click("a");
    await setHidden(page, true);
    await expect.poll(async () => (await visitor.events()).length).toBeGreaterThan(3);
    await setHidden(page, false);
    await visitor.navigate(page, "/c");
    await visitor.settle(page);
    await closeTab(page);
    await expect.poll(async () => (await visitor.visits()).at(-1)?.end_time).toMatch(/Z$/);

    const events = await visitor.events();
    expect(events.map(({ name, page_path }) => `${name} ${page_path}`).sort()).toEqual([
      `form_abandon ${visitor.path("/a")}`,
      `form_start ${visitor.path("/a")}`,
      `outbound_link ${visitor.path("/b")}`,
      `web_vitals ${visitor.path("/a")}`,
    ]);
    const propertiesOf = (name: string) => events.find((event) => event.name === name)?.properties;
    expect(propertiesOf("outbound_link")).toEqual({ url: "https://other.example/x" });
    expect(propertiesOf("web_vitals")).toMatchObject({ lcp: expect.any(Number), ttfb: expect.any(Number) });
    expect(await visitor.sessions()).toMatchObject([{ utm_source: "news", click_id: "gclid" }]);
    const rows = [events, await visitor.sessions(), await visitor.visits()];
    expect(JSON.stringify(rows)).not.toMatch(/ada@|Cj0KCQ|me=1/);
    expect(visitor.requests()).toEqual(Array.from({ length: 5 }, () => writeTo(set)));
  });

  test("no stored time tells the minute in which a visitor was there", async () => {
    await using visitor = await createVisitor(testbed, set);
    const page = await visitor.open("/a");
    await visitor.track(page, "file_download");
    await page.evaluate(() => window.fixture.tracker.convert("demo_request"));
    await closeTab(page);
    await expect.poll(() => visitor.visits()).toMatchObject([{ end_time: ENDED }]);
    await expect.poll(() => visitor.sessions()).toMatchObject([{ converted: true }]);
    const rows = [await visitor.sessions(), await visitor.visits(), await visitor.events()];
    const minutes = JSON.stringify(rows).matchAll(/\d{4}-\d\d-\d\d[ T]\d\d:(\d\d):/g);
    expect(new Set([...minutes].map(([, minute]) => minute))).toEqual(new Set(["00"]));
    const [session] = await visitor.sessions();
    expect(Number.parseInt(`${session?.session_id.slice(0, 8)}`, 36) % 3_600_000).toBe(0);
  });

  test("a slow click after the tab was hidden is measured", async () => {
    await using visitor = await createVisitor(testbed, set, { events: true });
    const page = await visitor.open("/a");
    await setHidden(page, true);
    await setHidden(page, false);
    await page.evaluate(() => {
      document.body.innerHTML = "<button>Slow</button>";
      document.querySelector("button")?.addEventListener("click", () => {
        const until = performance.now() + 300;
        while (performance.now() < until);
      });
    });
    await page.click("button");
    // The browser measures an interaction until its next paint, and web-vitals reads that when idle, or after a second.
    await page.evaluate(
      () =>
        new Promise<void>((measured) => {
          new PerformanceObserver(() => requestIdleCallback(() => measured(), { timeout: 1000 })).observe({
            type: "event",
            buffered: true,
          });
        }),
    );
    await closeTab(page);
    const inp = async () =>
      (await visitor.events()).map(({ name, properties }) => name === "web_vitals" && properties["inp"]);
    await expect.poll(inp).toEqual([expect.toSatisfy((ms: number) => ms >= 300)]);
  });

  test("a conversion is stored when the visitor leaves immediately", async () => {
    await using visitor = await createVisitor(testbed, set);
    const page = await visitor.open("/a");
    visitor.proxy.latency = 200;
    await page.evaluate(() => window.fixture.tracker.convert("demo_request"));
    await closeTab(page);
    await expect
      .poll(() => visitor.sessions())
      .toMatchObject([{ converted: true, conversion_type: "demo_request", page_count: 1 }]);
  });

  test.each([
    ["drops the connection", { cut: "before forwarding" }],
    ["answers 503", { status: 503 }],
  ] as const)("the next page stores the last end and events if the server %s as the tab closes", (_, fault) =>
    withJitter(testbed, set, async (visitor) => {
      const page = await visitor.open("/a");
      visitor.proxy.fault({ ...fault, path: WRITES, times: 2 });
      await visitor.track(page, "file_download");
      await closeTab(page);
      const next = await visitor.open("/b");
      await visitor.settle(next);
      // Both begin at the full hour, so rows have no order.
      const isEnded = async () =>
        (await visitor.visits()).map(({ page_path, end_time }) => `${page_path} ${end_time !== ""}`).sort();
      await expect.poll(isEnded).toEqual([`${visitor.path("/a")} true`, `${visitor.path("/b")} false`]);
      await expect.poll(() => visitor.events()).toMatchObject([{ name: "file_download" }]);
    }),
  );

  test.each([
    ["fails", { status: 500 }, 0],
    ["arrives before its retry", {}, 1000],
    ["arrives after its retry", {}, 0],
  ])("leaving before a view's request %s stores the visit once, with its end", async (_, fate, latency) => {
    await using visitor = await createVisitor(testbed, set);
    visitor.proxy.fault({ ...fate, path: WRITES, times: 1, delay: 500 });
    const page = await visitor.context.newPage();
    await page.goto(visitor.address("/a"));
    // On a busy machine, there may be more by now.
    await expect.poll(() => visitor.requests()).toContain(writeTo(set));
    visitor.proxy.latency = latency;
    await closeTab(page);
    const [first] = visitor.proxy.requests;
    await expect.poll(() => first?.status).toBeDefined();
    await expect
      .poll(() => visitor.visits())
      .toMatchObject([{ page_path: visitor.path("/a"), end_time: ENDED }]);
    expect(await visitor.sessions()).toMatchObject([{ page_count: 1, unique_page_count: 1 }]);
  });
});

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
