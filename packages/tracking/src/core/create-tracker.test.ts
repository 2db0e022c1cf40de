import { expect, test, vi } from "vitest";
import { fakePage, fakeStorage, trackedFakePage } from "../../testing.ts";
import { memoryStore } from "../memory.ts";
import { convertTab } from "./convert-tab.ts";
import { createTracker } from "./create-tracker.ts";

test("a fresh tab gets a session ID that sorts by time and can't be guessed from it", async () => {
  const ids: string[] = [];
  for (const year of [2026, 2058, 2058]) {
    const { page, store, viewed } = trackedFakePage();
    page.clock = Date.UTC(year, 0, 1);
    await viewed("/");
    ids.push(store.sessions[0]?.session_id ?? "");
  }
  expect(ids.toSorted()[0]).toBe(ids[0]);
  expect(new Set(ids.map((id) => id.slice(8))).size).toBe(3);
  expect(ids.every((id) => id.length === 32)).toBe(true);
});

test("changed settings apply from the next view on", async () => {
  let devMode = false;
  const { store, tracker, view, viewed } = trackedFakePage(fakePage(), { devMode: () => devMode });
  view("/");
  devMode = true; // In another tab, perhaps.
  tracker.setLanguage("en");
  await viewed("/pricing");
  expect(store.sessions).toMatchObject([{ dev_mode: true, language: "en" }]);
  expect(store.visits.map(({ language }) => language)).toEqual(["nl", "en"]);
  tracker.setDevMode(false);
  await viewed("/");
  expect(store.sessions).toMatchObject([{ dev_mode: false }]);
});

test.each(["a new tab", "a later page", "a page that isn't visible yet"])(
  "tracking before a first view of %s belongs to it",
  async (when) => {
    const page = fakePage();
    if (when === "a later page") {
      const before = trackedFakePage(page);
      before.view("/before");
      before.tracker.stop();
    }
    if (when === "a page that isn't visible yet") page.document.visibilityState = "hidden";
    const onConversion = vi.fn();
    const { store, tracker, view } = trackedFakePage(page, { onConversion });
    tracker.track("file_download");
    tracker.convert("signup");
    view("/pricing");
    page.show();
    page.leave();
    await tracker.settled();
    expect(store.events).toMatchObject([{ name: "file_download", page_path: "/pricing" }]);
    expect(store.sessions).toMatchObject([{ converted: true, conversion_type: "signup" }]);
    expect(onConversion).toHaveBeenCalledExactlyOnceWith("signup");
  },
);

test("a view whose tracker stops at once, like in React's strict mode, isn't left to the next one", async () => {
  const page = fakePage({ localStorage: fakeStorage() });
  const first = trackedFakePage(page);
  first.tracker.pageView({ path: "/" });
  first.tracker.stop();
  const { store, tracker } = trackedFakePage(page);
  tracker.pageView({ path: "/" });
  page.pass(300);
  await tracker.settled();
  expect([...first.store.visits, ...store.visits]).toHaveLength(1);
});

test("stopping ends tracking", async () => {
  const { page, store, tracker, view, viewed } = trackedFakePage();
  await viewed("/");
  tracker.stop();
  view("/pricing");
  page.leave();
  await tracker.settled();
  expect(store.visits).toHaveLength(1);
  expect(store.visits[0]).not.toHaveProperty("end_time");
});

test("a tracker without a page, as in server rendering, does nothing", async () => {
  const store = memoryStore();
  const tracker = createTracker({ store, language: "nl" });
  tracker.pageView({ path: "/" });
  tracker.convert("signup");
  await tracker.settled();
  tracker.stop();
  expect(store.sessions).toEqual([]);
});

test("an event is recorded with its session, page, time and properties, and is sent with the next view", async () => {
  const { page, store, tracker, viewed } = trackedFakePage();
  const write = vi.spyOn(store, "write");
  await viewed("/pricing?open=signup");
  page.pass(4000);
  const time = new Date(page.clock).toISOString();
  tracker.track("video_play", { seconds: 12, muted: true });
  await tracker.settled();
  expect(store.events).toEqual([]);
  page.pass(1000);
  await viewed("/features");
  expect(store.events).toEqual([
    {
      id: expect.stringMatching(/^[a-z0-9]{15}$/),
      session_id: store.sessions[0]?.session_id,
      page_path: "/pricing",
      name: "video_play",
      properties: { seconds: 12, muted: true },
      time,
    },
  ]);
  expect(write).toHaveBeenCalledTimes(2);
});

test("events of a page are sent twenty at a time without a view, and stop at a hundred, as in a faulty loop", async () => {
  const { page, store, tracker, view, viewed } = trackedFakePage();
  const write = vi.spyOn(store, "write");
  await viewed("/");
  for (let count = 0; count < 500; count++) {
    tracker.track("scroll", { count });
    await tracker.settled();
  }
  expect(store.events).toHaveLength(100);
  expect(write).toHaveBeenCalledTimes(1 + 5);
  view("/pricing");
  tracker.track("scroll");
  page.leave();
  expect(store.events).toHaveLength(101);
});

test("events of a page aren't lost when a faulty loop converts as often as it tracks", async () => {
  const { page, store, tracker, view } = trackedFakePage();
  const write = vi.spyOn(store, "write");
  view("/");
  for (let count = 0; count < 1000; count++) {
    page.clock++;
    tracker.track("scroll");
    tracker.convert(count % 2 ? "signup" : "demo_request");
  }
  page.leave();
  await tracker.settled();
  expect(store.events).toHaveLength(100);
  expect(store.sessions).toMatchObject([{ converted: true }]);
  expect(store.visits[0]?.end_time).toBeDefined();
  expect(
    write.mock.calls.flatMap(([changes]) => changes.filter(({ kind }) => kind === "conversion")),
  ).toHaveLength(2);
});

test("a listener for the end of a view runs once before it ends, so that what it tracks belongs to that view, even if another throws", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { page, store, tracker, view, viewed } = trackedFakePage();
  tracker.onLeave(() => {
    throw new Error("broken");
  });
  tracker.onLeave((isOver) => tracker.track(isOver ? "over" : "hidden"));
  view("/");
  await viewed("/pricing");
  page.hide();
  await tracker.settled();
  page.show();
  page.leave();
  page.show();
  page.restore();
  await tracker.settled();
  expect(store.events.map(({ name, page_path }) => `${name} ${page_path}`)).toEqual([
    "over /",
    "hidden /pricing",
    "over /pricing",
    "hidden /pricing",
  ]);
  expect(store.visits.map(({ end_time }) => !!end_time)).toEqual([true, true, false]);
});

test("a page of another set converts the tab's session, and adds no view to it", async () => {
  const { page, store, tracker, view } = trackedFakePage();
  view("/dashboard");
  page.leave();
  await tracker.settled();
  convertTab(store, "signup", page);
  await expect.poll(() => store.sessions).toMatchObject([{ converted: true, conversion_type: "signup" }]);
  expect(store.visits).toHaveLength(1);
});

test("a tab without a session, as after opting out, isn't converted", async () => {
  const { page, store, tracker, viewed } = trackedFakePage();
  await viewed("/dashboard");
  tracker.optOut();
  convertTab(store, "signup", page);
  page.pass(60_000);
  expect(store.sessions).toMatchObject([{ converted: false }]);
  expect(page.localStorage.getItem(`${store.name}.left`)).toBeNull();
});
