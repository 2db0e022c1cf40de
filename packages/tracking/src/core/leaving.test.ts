import { expect, test, vi } from "vitest";
import { fakePage, trackedFakePage } from "../../testing.ts";
import { StoreFailure } from "./store.ts";
import type { TrackerOptions } from "./tracker.ts";

/** Creates a tracker on a page without a connection. */
function trackedOffline(page = fakePage(), options: Partial<TrackerOptions> = {}) {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const tracked = trackedFakePage(page, options);
  vi.spyOn(tracked.store, "write").mockRejectedValue(new StoreFailure("down", { temporary: true }));
  return tracked;
}

/** Closes a tab with two unsent views. */
function closedOffline(over = fakePage()) {
  const { page, tracker, view } = trackedOffline(over);
  view("/");
  page.pass(4000);
  view("/pricing");
  page.pass(3000);
  page.leave();
  tracker.stop();
  return page;
}

test("the changes of a tab closed offline survive another such tab, and are sent by the next, with each visit's end", async () => {
  const { localStorage } = closedOffline();
  closedOffline(fakePage({ localStorage }));
  const { store, viewed } = trackedFakePage(fakePage({ localStorage }));
  await viewed("/features");
  const ended = store.visits.filter(({ end_time }) => end_time);
  expect(ended.map(({ page_path, visible_time }) => `${page_path} ${visible_time}`).sort()).toEqual([
    ...["/ 4000", "/ 4000", "/pricing 3000", "/pricing 3000"],
  ]);
  expect(store.sessions.map(({ page_count }) => page_count).sort()).toEqual([1, 2, 2]);
  expect(localStorage.getItem("memory.left")).toBeNull();
});

test("the changes of a tab closed offline aren't kept with consent for memory only, and are removed by an opt-out", () => {
  const { page, view } = trackedOffline(fakePage(), { consent: "memory" });
  view("/");
  page.leave();
  expect(page.localStorage.getItem("memory.left")).toBeNull();

  const { localStorage } = closedOffline();
  trackedFakePage(fakePage({ localStorage })).tracker.optOut();
  expect(localStorage.getItem("memory.left")).toBeNull();
});

test("changes from before the clock was corrected from 1970 are sent", async () => {
  const { page, ...before } = trackedOffline();
  const rightTime = page.clock;
  page.clock = 5000;
  before.view("/");
  before.tracker.stop();
  page.clock = rightTime;
  const { store, viewed } = trackedFakePage(page);
  await viewed("/pricing");
  expect(store.visits.map((visit) => visit.page_path)).toEqual(["/", "/pricing"]);
});

test("an end that the server rejects is logged as a warning, not as an error", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const { page, store, tracker, viewed } = trackedFakePage();
  await viewed("/");
  vi.spyOn(store, "write").mockRejectedValue(new StoreFailure("rejected", { temporary: false }));
  page.hide();
  await tracker.settled();
  expect([warned.mock.calls.length, logged.mock.calls.length]).toEqual([1, 0]);
});

test("a page restored from the back/forward cache has the page before it as its referrer", async () => {
  const first = fakePage();
  const { store, tracker, viewed } = trackedFakePage(first);
  await viewed("/a");
  first.leave();
  const { localStorage, sessionStorage } = first;
  trackedFakePage(fakePage({ localStorage, sessionStorage })).view("/b");
  first.restore();
  await tracker.settled();
  expect(store.visits.map(({ referrer }) => referrer)).toEqual(["direct", "/b"]);
});

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Shows a page, and takes steps: a number passes so many seconds. */
async function shownPage(steps: readonly Step[], visibility: DocumentVisibilityState = "visible") {
  const page = fakePage();
  page.document.visibilityState = visibility;
  const tracked = trackedFakePage(page);
  tracked.view("/");
  await tracked.tracker.settled();
  for (const step of steps) {
    if (typeof step === "number") page.pass(step * SECOND);
    else if (step === "view") tracked.view("/next");
    else if (step === "set back") page.clock -= HOUR;
    else if (step === "set ahead") page.clock += HOUR;
    else page[step]();
    await tracked.tracker.settled();
  }
  const times = tracked.store.visits.map(({ start_time, end_time = "", visible_time = 0 }) => {
    const duration = (Date.parse(end_time) - Date.parse(start_time)) / SECOND;
    return `${duration} s, visible ${visible_time / SECOND}`;
  });
  return { ...tracked, times };
}

type Step = number | "hide" | "show" | "leave" | "restore" | "view" | "set back" | "set ahead";

test.each<[string, Step[], string[], "hidden"?]>([
  ["reports its visible time when hidden", [10, "hide"], ["10 s, visible 10"]],
  ["ends when its page was hidden", [10, "hide", 60, "leave"], ["10 s, visible 10"]],
  ["continues when shown again", [9, "hide", 3600, "show", 1, "hide"], ["3610 s, visible 10"]],
  [
    "ends when the next begins",
    [2, "hide", 9, "show", "view", 3, "leave"],
    ["11 s, visible 2", "3 s, visible 3"],
  ],
  ["begins when a prerendered page is shown", [3600, "show", 4, "leave"], ["4 s, visible 4"], "hidden"],
  ["isn't shortened by a repeated event", [4, "show", 1, "leave"], ["5 s, visible 5"]],
  ["may begin hidden", [1, "hide", 9, "view", 60, "show", 6, "leave"], ["1 s, visible 1", "66 s, visible 6"]],
  ["may never be visible", [1, "hide", 9, "view", 60, "leave"], ["1 s, visible 1", "0 s, visible 0"]],
  ["ignores a clock set back", [8, "hide", "set back", "show", 1, "leave"], ["8 s, visible 8"]],
  ["ignores a clock set ahead", [8, "hide", "set ahead", "show", 1, "leave"], ["3609 s, visible 9"]],
  ["begins on going back", [8, "leave", 9, "restore", 3, "leave"], ["8 s, visible 8", "3 s, visible 3"]],
])("a visit %s", async (_, steps, expected, visibility) => {
  expect((await shownPage(steps, visibility)).times).toEqual(expected);
});

test("a clock set back while the page is visible gives no negative duration, and an end by it, which servers correct", async () => {
  const { page, store } = await shownPage([1]);
  const write = vi.spyOn(store, "write");
  page.clock -= 24 * HOUR;
  page.pass(SECOND);
  page.leave();
  const end_time = new Date(page.clock).toISOString();
  const end = expect.objectContaining({ end_time, visible_time: 0 });
  expect(write).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ end })], true);
  expect(store.visits).toMatchObject([{ end_time: store.visits[0]?.start_time, visible_time: 0 }]);
});

test.each<[string, Step[], least: number, most: number]>([
  ["while its page is visible", [30, 30, 30, 3600, 10, "leave"], 100, 130],
  ["when its page is hidden on waking", [30, "set ahead", "hide"], 30, 60],
])("a visit doesn't count a machine's sleep %s", async (_, steps, least, most) => {
  const { visible_time = 0 } = (await shownPage(steps)).store.visits[0] ?? {};
  expect(visible_time).toBeGreaterThanOrEqual(least * SECOND);
  expect(visible_time).toBeLessThanOrEqual(most * SECOND);
});
