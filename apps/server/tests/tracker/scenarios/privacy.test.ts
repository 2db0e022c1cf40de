import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createVisitor, createWorld, setsToTry, type Visitor, type World } from "./fixture/visitor.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.[Symbol.asyncDispose]());

const storedKeys = () => [...Object.keys(sessionStorage), ...Object.keys(localStorage)];

const visit = async (visitor: Visitor) => {
  const page = await visitor.open("/a");
  await visitor.navigate(page, "/b");
  await visitor.settle(page);
  const stored = await page.evaluate(storedKeys);
  await page.goto("about:blank");
  return stored;
};

describe.each(setsToTry("site"))("nothing of a visitor of the %s set is stored or sent", (set) => {
  test("with Global Privacy Control on", async () => {
    await using visitor = await createVisitor(world, set);
    await visitor.context.addInitScript(() =>
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
    );
    expect(await visit(visitor)).toEqual([]);
    expect(visitor.requests()).toEqual([]);
  });

  test("whose browser is driven by a program", async () => {
    await using visitor = await createVisitor(world, set);
    await visitor.context.addInitScript(() => Object.defineProperty(navigator, "webdriver", { value: true }));
    expect(await visit(visitor)).toEqual([]);
    expect(visitor.requests()).toEqual([]);
  });

  test("who is signed in to PocketBase's admin", async () => {
    await using visitor = await createVisitor(world, set);
    await visitor.context.addInitScript(() => localStorage.setItem("__pb_superusers__", "{}"));
    expect(await visit(visitor)).toEqual(["__pb_superusers__"]);
    expect(visitor.requests()).toEqual([]);
  });

  test("without consent", async () => {
    await using visitor = await createVisitor(world, set, { consent: "none" });
    expect(await visit(visitor)).toEqual([]);
    expect(visitor.requests()).toEqual([]);
  });

  test("after opting out, on every later page", async () => {
    await using visitor = await createVisitor(world, set);
    const page = await visitor.open("/a");
    await page.evaluate(() => window.fixture.trackers[0]?.optOut());
    visitor.proxy.requests.length = 0;
    expect(await visit(visitor)).toEqual(["voxlog.opt-out"]);
    expect(visitor.requests()).toEqual([]);
  });
});

test("a visitor who agreed to memory alone is tracked, and nothing is stored", async () => {
  await using visitor = await createVisitor(world, "site", { consent: "memory" });
  expect(await visit(visitor)).toEqual([]);
  expect(await visitor.sessions()).toMatchObject([{ page_count: 2 }]);
});

describe("a page that is loaded without being shown, as prerendered ones are", () => {
  // Playwright forbids real prerendering, so what the page sees of it is set by hand.
  const hide = () => {
    let hidden = true;
    Object.defineProperty(document, "visibilityState", { get: () => (hidden ? "hidden" : "visible") });
    window.addEventListener("test:show", () => {
      hidden = false;
      document.dispatchEvent(new Event("visibilitychange"));
    });
  };

  test.each(["site", "app"] as const)(
    "a page that is loaded without being shown, as prerendered ones are is not counted in the %s set before it is shown, and then once",
    async (set) => {
      await using visitor = await createVisitor(world, set);
      await visitor.context.addInitScript(hide);
      const page = await visitor.open("/a");
      expect(visitor.requests()).toEqual([]);
      expect(await page.evaluate(storedKeys)).toEqual([]);
      await page.evaluate(() => window.dispatchEvent(new Event("test:show")));
      await visitor.settle(page);
      expect(await visitor.visits()).toHaveLength(1);
      expect(await visitor.sessions()).toMatchObject([{ page_count: 1 }]);
    },
  );
});
