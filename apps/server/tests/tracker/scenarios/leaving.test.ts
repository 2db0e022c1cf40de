import { chromium } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hideFor, passTime, secondsOf, setHidden, stopClock } from "./fixture/visible-time.ts";
import {
  closeTab,
  createVisitor,
  createWorld,
  launchOptions,
  setsToTry,
  type World,
  WRITES,
  withJitter,
  writeTo,
} from "./fixture/visitor.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.[Symbol.asyncDispose]());

describe.each(setsToTry("app"))("a visitor of the %s set", (set) => {
  test("who closes the tab has the visit ended with one request", async () => {
    await using visitor = await createVisitor(world, set);
    const page = await visitor.open("/a");
    visitor.proxy.requests.length = 0;
    await closeTab(page);
    await expect.poll(() => visitor.visits()).toMatchObject([{ end_time: expect.stringMatching(/Z$/) }]);
    expect(visitor.requests()).toEqual([writeTo(set)]);
  });

  test("who does things has them stored once each, with the next view's request and with the one on leaving", async () => {
    await using visitor = await createVisitor(world, set, { events: true });
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
    expect(propertiesOf("web_vitals")).toMatchObject({
      lcp: expect.any(Number),
      inp: expect.any(Number),
      ttfb: expect.any(Number),
    });
    expect(await visitor.sessions()).toMatchObject([{ utm_source: "news", click_id: "gclid" }]);
    const rows = [events, await visitor.sessions(), await visitor.visits()];
    expect(JSON.stringify(rows)).not.toMatch(/ada@|Cj0KCQ|me=1/);
    // Three views, one tab hidden, one closed.
    expect(visitor.requests()).toEqual(Array.from({ length: 5 }, () => writeTo(set)));
  });

  test("who clicks on something slow after hiding the tab has that measured", async () => {
    await using visitor = await createVisitor(world, set, { events: true });
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
    // The browser measures an interaction up to its next paint, and web-vitals reads that when idle, or in a second.
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

  test("who hides the tab, returns and leaves has the end set at hiding and moved at leaving", async () => {
    await using visitor = await createVisitor(world, set);
    const page = await visitor.open("/a");
    await setHidden(page, true);
    await expect.poll(() => visitor.visits()).toMatchObject([{ end_time: expect.stringMatching(/Z$/) }]);
    const [hidden] = await visitor.visits();
    await setHidden(page, false);
    await page.goto("about:blank");
    await expect.poll(async () => (await visitor.visits())[0]?.end_time).not.toBe(hidden?.end_time);
    const [left] = await visitor.visits();
    expect(Date.parse(left?.end_time ?? "")).toBeGreaterThan(Date.parse(hidden?.end_time ?? ""));
    expect(await visitor.visits()).toHaveLength(1);
  });

  test("who hides the tab for a while, twice, has a visit that covers all and was visible for the rest", async () => {
    await using visitor = await createVisitor(world, set);
    await stopClock(visitor.context);
    const page = await visitor.open("/a");
    await passTime(page, 20);
    await hideFor(page, 60);
    await passTime(page, 5);
    await hideFor(page, 100);
    await passTime(page, 7);
    await closeTab(page);
    await expect
      .poll(async () => (await visitor.visits()).map(secondsOf))
      .toEqual([{ lasted: 192, visible: 32 }]);
  });

  test("whose last request of a page is lost has its visible time stored with the next view", async () => {
    await using visitor = await createVisitor(world, set);
    await stopClock(visitor.context);
    const page = await visitor.open("/a");
    await passTime(page, 4);
    await hideFor(page, 60);
    await passTime(page, 6);
    await expect.poll(async () => secondsOf((await visitor.visits())[0])).toMatchObject({ visible: 4 });
    visitor.proxy.fault({ path: WRITES, status: 500, times: 1 });
    await page.reload();
    await visitor.settle(page);
    await expect
      .poll(async () => (await visitor.visits()).map(secondsOf))
      .toEqual([{ lasted: 70, visible: 10 }, undefined]);
  });

  test("whose clock jumps back an hour has no visit that ends before it began", async () => {
    await using visitor = await createVisitor(world, set);
    const page = await visitor.open("/a");
    await page.evaluate(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() - 3_600_000;
    });
    await closeTab(page);
    await expect.poll(async () => (await visitor.visits())[0]?.end_time).not.toBe("");
    const [visit] = await visitor.visits();
    expect(Date.parse(visit?.end_time ?? "")).toBeGreaterThanOrEqual(Date.parse(visit?.start_time ?? ""));
  });

  test("who converts and leaves at once has converted", async () => {
    await using visitor = await createVisitor(world, set);
    const page = await visitor.open("/a");
    visitor.proxy.latency = 200;
    await page.evaluate(() => window.fixture.trackers[0]?.convert("demo_request"));
    await closeTab(page);
    await expect
      .poll(() => visitor.sessions())
      .toMatchObject([{ converted: true, conversion_type: "demo_request", page_count: 1 }]);
  });

  test("who leaves while a view waits for its next attempt has it stored with its session and its end", async () => {
    await using visitor = await createVisitor(world, set);
    visitor.proxy.fault({ status: 500, path: WRITES, times: 1 });
    const page = await visitor.context.newPage();
    const failed = page.waitForEvent("console", (message) => message.text().includes("wasn't confirmed"));
    await page.goto(visitor.address("/a"));
    await failed;
    await closeTab(page);
    await expect
      .poll(() => visitor.visits())
      .toMatchObject([{ page_path: visitor.path("/a"), end_time: expect.stringMatching(/Z$/) }]);
    expect(await visitor.sessions()).toMatchObject([{ page_count: 1 }]);
  });

  test.each([
    ["cut off", { cut: "before forwarding" }],
    ["in trouble", { status: 503 }],
  ] as const)(
    "who closes the tab while the server is %s has the end and the events stored with the next page",
    (_, fault) =>
      withJitter(world, set, async (visitor) => {
        const page = await visitor.open("/a");
        visitor.proxy.fault({ ...fault, path: WRITES, times: 2 });
        await visitor.track(page, "file_download");
        await closeTab(page);
        const next = await visitor.open("/b");
        await visitor.settle(next);
        await expect
          .poll(async () => (await visitor.visits()).map(({ end_time }) => end_time !== ""))
          .toEqual([true, false]);
        await expect.poll(() => visitor.events()).toMatchObject([{ name: "file_download" }]);
      }),
  );

  test("whose requests overtake one another has one visit, with its end, however soon the tab is closed", () =>
    withJitter(world, set, async (visitor) => {
      const page = await visitor.context.newPage();
      await page.goto(visitor.address("/a"));
      await expect.poll(() => visitor.requests()).toContain(writeTo(set));
      await closeTab(page);
      await expect.poll(() => visitor.visits()).toMatchObject([{ end_time: expect.stringMatching(/Z$/) }]);
      expect(await visitor.sessions()).toMatchObject([{ page_count: 1, unique_page_count: 1 }]);
    }));

  test("who hides the tab ten times with fifteen events waiting has them sent twice at most", () =>
    withJitter(world, set, async (visitor) => {
      const page = await visitor.open("/a");
      for (let count = 0; count < 15; count++) await visitor.track(page, "file_download");
      for (let count = 0; count < 10; count++) {
        await setHidden(page, true);
        await setHidden(page, false);
      }
      await closeTab(page);
      await expect.poll(async () => (await visitor.events()).length).toBe(15);
      const rows = visitor.proxy.requests.flatMap(({ body }) => body.match(/"file_download"/g) ?? []);
      expect(rows.length).toBeLessThanOrEqual(30);
    }));

  test.each([
    ["fails", { status: 500 }, 0],
    ["arrives before its repetition", {}, 1000],
    ["arrives after its repetition", {}, 0],
  ])(
    "who leaves while a view is on its way that %s has it stored once, with its end",
    async (_, fate, latency) => {
      await using visitor = await createVisitor(world, set);
      visitor.proxy.fault({ ...fate, path: WRITES, times: 1, delay: 500 });
      const page = await visitor.context.newPage();
      await page.goto(visitor.address("/a"));
      // There may be more of them by now on a busy machine.
      await expect.poll(() => visitor.requests()).toContain(writeTo(set));
      visitor.proxy.latency = latency;
      await closeTab(page);
      const [first] = visitor.proxy.requests;
      await expect.poll(() => first?.status).toBeDefined();
      await expect
        .poll(() => visitor.visits())
        .toMatchObject([{ page_path: visitor.path("/a"), end_time: expect.stringMatching(/Z$/) }]);
      expect(await visitor.sessions()).toMatchObject([{ page_count: 1, unique_page_count: 1 }]);
    },
  );
});

test.each(["site", "app"] as const)(
  "a visitor whose browser is gone while their last request is on its way has the visit of the %s set ended",
  async (set) => {
    const browserServer = await chromium.launchServer(await launchOptions());
    const browser = await chromium.connect(browserServer.wsEndpoint());
    await using visitor = await createVisitor({ ...world, browser }, set);
    const page = await visitor.open("/a");
    visitor.proxy.requests.length = 0;
    const release = visitor.proxy.fault({ hold: true });
    await page.goto("about:blank");
    await expect.poll(() => visitor.requests()).toEqual([writeTo(set)]);
    await browserServer.kill();
    release();
    await expect.poll(() => visitor.visits()).toMatchObject([{ end_time: expect.stringMatching(/Z$/) }]);
  },
);
