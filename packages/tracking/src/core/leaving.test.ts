import { expect, test, vi } from "vitest";
import { fakePage, fakeStorage, trackedFakePage } from "../../testing.ts";
import { createTracker } from "./create-tracker.ts";
import { type Store, StoreFailure } from "./store.ts";

test("leaving a hidden page counts no time until it is closed", async () => {
  const { page, store, tracker, view } = trackedFakePage();
  view("/");
  await tracker.settled();
  page.hide();
  const hidden = new Date(page.clock).toISOString();
  page.pass(60_000);
  page.leave();
  expect(store.visits[0]?.end_time).toBe(hidden);
});

const unreachable = (): Store => ({
  name: "memory",
  write: () => Promise.reject(new StoreFailure("down", { temporary: true })),
});

/** Closes a tab with two unsent views. */
function closedOffline(page = fakePage()) {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const tracker = createTracker({ window: page, store: unreachable(), language: "nl" });
  tracker.pageView({ path: "/", title: "" });
  page.pass(4000);
  tracker.pageView({ path: "/pricing", title: "" });
  page.pass(3000);
  page.leave();
  tracker.stop();
  return page;
}

test("the changes of a tab closed offline are sent by the next tab, with the last visit's end", async () => {
  const { localStorage } = closedOffline();
  const { store, tracker, view } = trackedFakePage(fakePage({ localStorage }));
  view("/features");
  await tracker.settled();
  const ended = store.visits.filter(({ end_time }) => end_time);
  expect(ended.map(({ page_path, visible_time }) => [page_path, visible_time])).toEqual([
    ["/", 4000],
    ["/pricing", 3000],
  ]);
  expect(store.sessions.map(({ page_count }) => page_count).sort()).toEqual([1, 2]);
  expect(localStorage.getItem("memory.left")).toBeNull();
});

test("the changes of a tab closed offline survive another tab without a connection", async () => {
  const { localStorage } = closedOffline();
  closedOffline(fakePage({ localStorage }));
  const { store, tracker, view } = trackedFakePage(fakePage({ localStorage }));
  view("/");
  await tracker.settled();
  expect(store.visits).toHaveLength(5);
  expect(store.visits.filter(({ end_time }) => end_time)).toHaveLength(4);
});

test("the changes of a tab closed offline aren't kept with consent for memory only, and are removed by an opt-out", () => {
  const page = fakePage();
  vi.spyOn(console, "error").mockImplementation(() => {});
  const memory = { window: page, store: unreachable(), language: "nl", consent: "memory" } as const;
  createTracker(memory).pageView({ path: "/", title: "" });
  page.leave();
  expect(page.localStorage.getItem("memory.left")).toBeNull();

  const { localStorage } = closedOffline();
  trackedFakePage(fakePage({ localStorage })).tracker.optOut();
  expect(localStorage.getItem("memory.left")).toBeNull();
});

test("changes from before the clock was corrected from 1970 are sent", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const page = fakePage({ sessionStorage: fakeStorage() });
  const rightTime = page.clock;
  page.clock = 5000;
  const before = createTracker({ window: page, store: unreachable(), language: "nl" });
  before.pageView({ path: "/", title: "" });
  before.stop();
  page.clock = rightTime;
  const { tracker, view, paths } = trackedFakePage(page);
  view("/pricing");
  await tracker.settled();
  expect(paths()).toEqual(["/", "/pricing"]);
});

test("an end that the server rejects is logged as a warning, not as an error", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const page = fakePage();
  let isDown = false;
  const store = {
    name: "memory",
    write: async () => {
      if (isDown) throw new StoreFailure("The server rejected it.", { temporary: false });
    },
  };
  const tracker = createTracker({ window: page, store, language: "nl" });
  tracker.pageView({ path: "/", title: "" });
  await tracker.settled();
  isDown = true;
  page.hide();
  await tracker.settled();
  expect([warned.mock.calls.length, logged.mock.calls.length]).toEqual([1, 0]);
});

test("a page restored from the back/forward cache has the page before it as its referrer", async () => {
  const first = fakePage();
  const { store, tracker, view } = trackedFakePage(first);
  view("/a");
  await tracker.settled();
  first.leave();
  const { localStorage, sessionStorage } = first;
  trackedFakePage(fakePage({ localStorage, sessionStorage })).view("/b");
  first.restore();
  await tracker.settled();
  expect(store.visits.map(({ referrer }) => referrer)).toEqual(["direct", "/b"]);
});
