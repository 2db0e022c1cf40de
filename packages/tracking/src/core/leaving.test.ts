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

test("the changes of a tab closed offline survive another such tab, and are sent by the next, with each visit's end", async () => {
  const { localStorage } = closedOffline();
  closedOffline(fakePage({ localStorage }));
  const { store, tracker, view } = trackedFakePage(fakePage({ localStorage }));
  view("/features");
  await tracker.settled();
  const ended = store.visits.filter(({ end_time }) => end_time);
  expect(ended.map(({ page_path, visible_time }) => `${page_path} ${visible_time}`).sort()).toEqual([
    ...["/ 4000", "/ 4000", "/pricing 3000", "/pricing 3000"],
  ]);
  expect(store.sessions.map(({ page_count }) => page_count).sort()).toEqual([1, 2, 2]);
  expect(localStorage.getItem("memory.left")).toBeNull();
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

const SECOND = 1000;
const HOUR = 3600 * SECOND;

async function shownPage(page = fakePage()) {
  const tracked = trackedFakePage(page);
  tracked.view("/");
  await tracked.tracker.settled();
  const hideFor = (ms: number) => {
    page.hide();
    page.pass(ms);
    page.show();
  };
  /** Duration and visible time of each visit, in ms; undefined if it hasn't ended. */
  const times = () =>
    tracked.store.visits.map(
      ({ start_time, end_time, visible_time }) =>
        end_time && [Date.parse(end_time) - Date.parse(start_time), visible_time],
    );
  return { ...tracked, hideFor, times };
}

test("a visit reports its visible time so far whenever its page is hidden", async () => {
  const { page, hideFor, times } = await shownPage();
  page.pass(10 * SECOND);
  page.hide();
  expect(times()).toEqual([[10 * SECOND, 10 * SECOND]]);
  page.show();
  hideFor(HOUR);
  page.pass(SECOND);
  page.hide();
  expect(times()).toEqual([[HOUR + 11 * SECOND, 11 * SECOND]]);
});

test("a visit is visible until the next one of the page begins", async () => {
  const { page, tracker, view, hideFor, times } = await shownPage();
  page.pass(2 * SECOND);
  hideFor(HOUR);
  view("/pricing");
  page.pass(3 * SECOND);
  await tracker.settled();
  page.leave();
  expect(times()).toEqual([
    [HOUR + 2 * SECOND, 2 * SECOND],
    [3 * SECOND, 3 * SECOND],
  ]);
});

test("a visit of a page that was prerendered is visible from when it is shown", async () => {
  const page = fakePage();
  page.document.visibilityState = "hidden";
  const { tracker, times } = await shownPage(page);
  page.pass(HOUR);
  page.show();
  await tracker.settled();
  page.pass(4 * SECOND);
  page.leave();
  expect(times()).toEqual([[4 * SECOND, 4 * SECOND]]);
});

test("a visit isn't shortened by a repeated visibility event", async () => {
  const { page, times } = await shownPage();
  page.pass(4 * SECOND);
  page.show();
  page.pass(SECOND);
  page.leave();
  expect(times()).toEqual([[5 * SECOND, 5 * SECOND]]);
});

test.each([
  ["from when the page shows", 6, [HOUR + 6 * SECOND, 6 * SECOND]],
  ["never if the page isn't shown", 0, [0, 0]],
])("a visit that begins on a hidden page is visible %s", async (_, seconds, expected) => {
  const { page, tracker, view, times } = await shownPage();
  page.pass(SECOND);
  page.hide();
  page.pass(HOUR);
  view("/pricing");
  await tracker.settled();
  page.pass(HOUR);
  if (seconds) page.show();
  page.pass(seconds * SECOND);
  page.leave();
  expect(times()).toEqual([[SECOND, SECOND], expected]);
});

test("a clock set back while the page is visible gives no negative duration, and an end by it, which servers correct", async () => {
  const { page, store, times } = await shownPage();
  const write = vi.spyOn(store, "write");
  page.pass(SECOND);
  page.clock -= 24 * HOUR;
  page.pass(SECOND);
  page.leave();
  const end_time = new Date(page.clock).toISOString();
  const end = expect.objectContaining({ end_time, visible_time: 0 });
  expect(write).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ end })], true);
  expect(times()).toEqual([[0, 0]]);
});

test.each([
  ["back", -HOUR, [8 * SECOND, 8 * SECOND]],
  ["ahead", HOUR, [HOUR + 9 * SECOND, 9 * SECOND]],
])("a clock set %s an hour while the page is hidden adds no visible time", async (_, by, expected) => {
  const { page, times } = await shownPage();
  page.pass(8 * SECOND);
  page.hide();
  page.clock += by;
  page.show();
  page.pass(SECOND);
  page.leave();
  expect(times()).toEqual([expected]);
});

test("a page restored from the back/forward cache counts time for a new visit", async () => {
  const { page, tracker, times } = await shownPage();
  page.pass(8 * SECOND);
  page.leave();
  page.pass(HOUR);
  page.restore();
  await tracker.settled();
  page.pass(3 * SECOND);
  page.leave();
  expect(times()).toEqual([
    [8 * SECOND, 8 * SECOND],
    [3 * SECOND, 3 * SECOND],
  ]);
});

test("a machine's sleep while the page is visible isn't visible time", async () => {
  const { page, times } = await shownPage();
  for (let minute = 0; minute < 3; minute++) page.pass(30 * SECOND);
  page.pass(HOUR);
  page.pass(10 * SECOND);
  page.leave();
  const [[lasted, visible] = []] = times() as number[][];
  expect(lasted).toBe(HOUR + 100 * SECOND);
  expect(visible).toBeGreaterThanOrEqual(100 * SECOND);
  expect(visible).toBeLessThanOrEqual(130 * SECOND);
});

test("a machine's sleep isn't visible time when the page is hidden on waking", async () => {
  const { page, times } = await shownPage();
  page.pass(30 * SECOND);
  page.clock += HOUR;
  page.hide();
  const [[, visible] = []] = times() as number[][];
  expect(visible).toBeLessThanOrEqual(60 * SECOND);
});
