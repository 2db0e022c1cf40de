import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakePage } from "../../testing/fake-page.ts";
import { createTracker } from "../index.ts";
import { memoryStore } from "../memory/index.ts";
import { lazyTracker } from "./lazy-tracker.ts";

beforeEach(() => localStorage.clear());

/** A lazy tracker, its rows, and what lets its code arrive or fail. */
function setUp() {
  const store = memoryStore();
  const code = Promise.withResolvers<void>();
  const load = vi.fn(async () => {
    await code.promise;
    return createTracker({ store, language: "nl", window: fakePage() });
  });
  return { store, load, code, tracker: lazyTracker(load) };
}

describe("a tracker whose code is fetched apart", () => {
  test("hears what it was told before it was there, in order", async () => {
    const { store, code, tracker } = setUp();
    tracker.pageView({ path: "/", title: "Home" });
    tracker.pageView({ path: "/pricing", title: "Pricing" });
    tracker.convert("signup");
    expect(store.visits).toEqual([]);
    code.resolve();
    await tracker.settled();
    expect(store.visits.map(({ page_title }) => page_title)).toEqual(["Home", "Pricing"]);
    expect(store.sessions).toMatchObject([{ page_count: 2, converted: true }]);
  });

  test("is asked for by the first call alone, and once", async () => {
    const { load, code, tracker } = setUp();
    expect(tracker.optedOut()).toBe(false);
    expect(load).not.toHaveBeenCalled();
    code.resolve();
    tracker.setLanguage("en");
    tracker.pageView({ path: "/", title: "Home" });
    await tracker.settled();
    expect(load).toHaveBeenCalledOnce();
  });
});

describe("a tracker whose code never comes", () => {
  test("is not asked for again, and says nothing", async () => {
    const complaint = vi.spyOn(console, "error");
    const { load, code, tracker } = setUp();
    code.reject(new TypeError("Failed to fetch dynamically imported module"));
    tracker.pageView({ path: "/" });
    await tracker.settled();
    tracker.convert("signup");
    await tracker.settled();
    expect(load).toHaveBeenCalledOnce();
    expect(complaint).not.toHaveBeenCalled();
  });

  test("keeps the choice not to be counted, and takes it back", () => {
    const { tracker } = setUp();
    tracker.optOut();
    expect(tracker.optedOut()).toBe(true);
    expect(lazyTracker(async () => tracker).optedOut()).toBe(true);
    tracker.optIn();
    expect(tracker.optedOut()).toBe(false);
  });
});
