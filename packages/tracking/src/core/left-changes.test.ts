import { expect, test, vi } from "vitest";
import { fakePage, fakeStorage, trackedFakePage } from "../../testing.ts";
import { createTracker } from "./create-tracker.ts";
import { type Store, StoreFailure } from "./store.ts";

const unreachable = (leave: Store["leave"] = () => {}): Store => ({
  name: "memory",
  write: () => Promise.reject(new StoreFailure("down", { temporary: true })),
  leave,
});

/** A tab that is closed while the server cannot be reached: two views wait. */
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

test("what waits when its tab is closed is sent by the next tab, with the end of the last visit", async () => {
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
  expect(localStorage.getItem("voxlog.memory.left")).toBeNull();
});

test("what waits when its tab is closed comes together with what other tabs left, and is bounded", () => {
  const page = fakePage();
  for (let tab = 0; tab < 40; tab++) closedOffline(fakePage({ localStorage: page.localStorage }));
  const left = JSON.parse(page.localStorage.getItem("voxlog.memory.left") ?? "[]");
  expect(left).toHaveLength(50);
});

test("what waits when its tab is closed is sent once by the reloaded page of the same tab", async () => {
  const page = closedOffline();
  const { sessionStorage, localStorage } = page;
  const { store, tracker, view, paths } = trackedFakePage(fakePage({ sessionStorage, localStorage }));
  const write = vi.spyOn(store, "write");
  view("/");
  await tracker.settled();
  expect(paths()).toEqual(["/", "/pricing", "/"]);
  expect(write.mock.calls.filter(([{ kind }]) => kind === "view")).toHaveLength(3);
});

test("what waits when its tab is closed stays for the tab after the next when that cannot reach the server either", async () => {
  const { localStorage } = closedOffline();
  closedOffline(fakePage({ localStorage }));
  const { store, tracker, view } = trackedFakePage(fakePage({ localStorage }));
  view("/");
  await tracker.settled();
  expect(store.visits).toHaveLength(5);
  expect(store.visits.filter(({ end_time }) => end_time)).toHaveLength(4);
});

test("what waits when its tab is closed is not left behind by a page that was only hidden for a while", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const page = fakePage();
  const tracker = createTracker({ window: page, store: unreachable(), language: "nl" });
  tracker.pageView({ path: "/", title: "" });
  page.hide();
  expect(page.localStorage.getItem("voxlog.memory.left")).not.toBeNull();
  page.show();
  expect(page.localStorage.getItem("voxlog.memory.left")).toBeNull();
});

test("what waits when its tab is closed is not kept with consent for memory alone, and is forgotten with an opt-out", () => {
  const page = fakePage();
  vi.spyOn(console, "error").mockImplementation(() => {});
  const memory = { window: page, store: unreachable(), language: "nl", consent: "memory" } as const;
  createTracker(memory).pageView({ path: "/", title: "" });
  page.leave();
  expect(page.localStorage.getItem("voxlog.memory.left")).toBeNull();

  const { localStorage } = closedOffline();
  trackedFakePage(fakePage({ localStorage })).tracker.optOut();
  expect(localStorage.getItem("voxlog.memory.left")).toBeNull();
});

test("what waits when the clock is set right from 1970 is sent all the same", async () => {
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
