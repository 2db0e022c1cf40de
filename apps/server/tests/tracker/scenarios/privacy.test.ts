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

describe.each(setsToTry("site"))("visitors excluded from tracking in the %s set", (set) => {
  test("Global Privacy Control stops tracking", async () => {
    await using visitor = await createVisitor(world, set);
    await visitor.context.addInitScript(() =>
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
    );
    expect(await visit(visitor)).toEqual([]);
    expect(visitor.requests()).toEqual([]);
  });

  test("an automated browser isn't tracked", async () => {
    await using visitor = await createVisitor(world, set);
    await visitor.context.addInitScript(() => Object.defineProperty(navigator, "webdriver", { value: true }));
    expect(await visit(visitor)).toEqual([]);
    expect(visitor.requests()).toEqual([]);
  });

  test("a user signed in to PocketBase's admin isn't tracked", async () => {
    await using visitor = await createVisitor(world, set);
    await visitor.context.addInitScript(() => localStorage.setItem("__pb_superusers__", "{}"));
    expect(await visit(visitor)).toEqual(["__pb_superusers__"]);
    expect(visitor.requests()).toEqual([]);
  });

  test("nothing is stored or sent without consent", async () => {
    await using visitor = await createVisitor(world, set, { consent: "none" });
    expect(await visit(visitor)).toEqual([]);
    expect(visitor.requests()).toEqual([]);
  });

  test("opting out stops tracking on every later page", async () => {
    await using visitor = await createVisitor(world, set);
    const page = await visitor.open("/a");
    await page.evaluate(() => window.fixture.trackers[0]?.optOut());
    visitor.proxy.requests.length = 0;
    expect(await visit(visitor)).toEqual(["voxlog.opt-out"]);
    expect(visitor.requests()).toEqual([]);
  });
});

test("consent to memory only tracks the visitor without storing anything in the browser", async () => {
  await using visitor = await createVisitor(world, "site", { consent: "memory" });
  expect(await visit(visitor)).toEqual([]);
  expect(await visitor.sessions()).toMatchObject([{ page_count: 2 }]);
});

describe("a page that loads hidden, like a prerendered one,", () => {
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
    "a page that loads hidden, like a prerendered one, is counted once in the %s set, when it's shown",
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
