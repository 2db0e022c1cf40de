import { expect, test, vi } from "vitest";
import { trackedFakePage } from "../../testing.ts";

const names = (store: { events: readonly { name: string }[] }) => store.events.map(({ name }) => name);

test("an event is recorded with its session, page, time and properties, and is sent with the next view", async () => {
  const { page, store, tracker, view } = trackedFakePage();
  const write = vi.spyOn(store, "write");
  view("/pricing?open=signup");
  await tracker.settled();
  page.pass(4000);
  const time = new Date(page.clock).toISOString();
  tracker.track("video_play", { seconds: 12, muted: true });
  await tracker.settled();
  expect(store.events).toEqual([]);
  page.pass(1000);
  view("/features");
  await tracker.settled();
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
  const { page, store, tracker, view } = trackedFakePage();
  const write = vi.spyOn(store, "write");
  view("/");
  await tracker.settled();
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

test("a listener for the end of a view runs before it ends, so that what it tracks belongs to that view", async () => {
  const { page, store, tracker, view } = trackedFakePage();
  tracker.onLeave((isOver) => tracker.track(isOver ? "over" : "hidden"));
  view("/");
  view("/pricing");
  await tracker.settled();
  page.hide();
  await tracker.settled();
  page.show();
  page.leave();
  expect(store.events.map(({ name, page_path }) => `${name} ${page_path}`)).toEqual([
    "over /",
    "hidden /pricing",
    "over /pricing",
    "hidden /pricing",
  ]);
});

test("a listener for the end of a view runs once for a page from the back/forward cache", async () => {
  const { page, store, tracker, view } = trackedFakePage();
  tracker.onLeave((isOver) => isOver && tracker.track("over"));
  view("/");
  await tracker.settled();
  page.leave();
  page.show();
  page.restore();
  await tracker.settled();
  expect(store.visits).toHaveLength(2);
  expect(names(store)).toEqual(["over"]);
});

test("a listener for the end of a view that throws doesn't affect the visit", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { page, store, tracker, view } = trackedFakePage();
  tracker.onLeave(() => {
    throw new Error("broken");
  });
  view("/");
  await tracker.settled();
  page.leave();
  expect(store.visits[0]?.end_time).toBeDefined();
});

test("a hidden page sends on closing the events since it was hidden", async () => {
  const { page, store, tracker, view } = trackedFakePage();
  tracker.onLeave((isOver) => isOver && tracker.track("form_abandon"));
  view("/");
  await tracker.settled();
  page.hide();
  page.leave();
  expect(names(store)).toEqual(["form_abandon"]);
});
