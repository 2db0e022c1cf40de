import { expect, test, vi } from "vitest";
import { fakePage, fakeStorage, trackedFakePage } from "../../testing.ts";
import { createTracker } from "./create-tracker.ts";

test("leaving sets the end when the page is hidden and moves it when it is closed later", async () => {
  const { page, store, tracker, view } = trackedFakePage();
  view("/");
  await tracker.settled();
  page.pass(2000);
  page.hide();
  expect(store.visits[0]?.end_time).toBe(new Date(page.clock).toISOString());
  page.pass(10_000);
  page.show();
  page.pass(3000);
  page.leave();
  expect(store.visits).toMatchObject([{ end_time: new Date(page.clock).toISOString() }]);
});

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

test("leaving and coming back from the back/forward cache is a new visit of the same session", async () => {
  const { page, store, tracker, view } = trackedFakePage();
  view("/");
  await tracker.settled();
  page.leave();
  const left = new Date(page.clock).toISOString();
  page.pass(5000);
  page.restore();
  await tracker.settled();
  expect(store.visits).toMatchObject([{ end_time: left }, { page_path: "/" }]);
  expect(store.sessions).toMatchObject([{ page_count: 2, unique_page_count: 1 }]);
});

test("a reload continues the session and ends the visit before where it was left", async () => {
  const tab = fakeStorage();
  const first = trackedFakePage(fakePage({ sessionStorage: tab }));
  first.view("/");
  await first.tracker.settled();
  first.page.pass(5000);
  first.page.leave();

  const page = fakePage({ sessionStorage: tab });
  page.clock += 9000;
  const tracker = createTracker({ window: page, store: first.store, language: "nl" });
  tracker.pageView({ path: "/", title: "" });
  await tracker.settled();
  expect(first.store.sessions).toMatchObject([{ page_count: 2, unique_page_count: 1 }]);
  expect(first.store.visits[0]?.end_time).toBe(new Date(first.page.clock).toISOString());
});

test("a reload sends what the page before could not, in order and with its own times", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const tab = fakeStorage();
  const page = fakePage({ sessionStorage: tab });
  const unreachable = { name: "memory", write: () => new Promise<void>(() => {}), leave() {} };
  const offline = createTracker({ window: page, store: unreachable, language: "nl" });
  offline.pageView({ path: "/", title: "" });
  page.pass(1000);
  offline.pageView({ path: "/features", title: "" });
  offline.convert("signup");

  const { tracker, view, store, paths } = trackedFakePage(fakePage({ sessionStorage: tab }));
  view("/pricing");
  await tracker.settled();
  expect(paths()).toEqual(["/", "/features", "/pricing"]);
  expect(store.visits[1]?.start_time).toBe(new Date(page.clock).toISOString());
  expect(store.sessions).toMatchObject([{ page_count: 3, converted: true, conversion_type: "signup" }]);
});

test("a tab that the browser ended in the background, or that is opened again ends its last visit as it was hidden, though that could not be sent then", async () => {
  const page = fakePage();
  const { store, tracker, view } = trackedFakePage(page);
  view("/");
  await tracker.settled();
  page.pass(4000);
  store.leave = () => {}; // What is sent on leaving gets lost.
  page.hide();
  tracker.stop();

  const reopened = fakePage({ sessionStorage: page.sessionStorage });
  reopened.pass(60_000);
  const next = createTracker({ window: reopened, store, language: "nl" });
  next.pageView({ path: "/", title: "" });
  await next.settled();
  expect(store.visits[0]).toMatchObject({ visible_time: 4000 });
  expect(Date.parse(store.visits[0]?.end_time ?? "") - Date.parse(store.visits[0]?.start_time ?? "")).toBe(
    4000,
  );
});

test("a duplicated tab makes its own visit and leaves the original's open", async () => {
  const tab = fakeStorage();
  const original = trackedFakePage(fakePage({ sessionStorage: tab }));
  original.view("/");
  await original.tracker.settled();

  const copy = fakePage({ sessionStorage: fakeStorage({ ...tab.entries }) });
  const tracker = createTracker({ window: copy, store: original.store, language: "nl" });
  tracker.pageView({ path: "/", title: "" });
  await tracker.settled();
  expect(original.store.visits).toHaveLength(2);
  expect(original.store.visits[0]).not.toHaveProperty("end_time");
  expect(original.store.sessions).toMatchObject([{ page_count: 2, unique_page_count: 1 }]);
});
