import { expect, test } from "vitest";
import { blockedStorage, fakePage, fakeStorage, trackedFakePage } from "../../testing.ts";
import { memoryStore } from "../memory.ts";
import { createTracker } from "./create-tracker.ts";

test("a storage that throws is replaced by memory", async () => {
  const { store, tracker, view } = trackedFakePage(
    fakePage({ sessionStorage: blockedStorage, localStorage: blockedStorage }),
  );
  view("/");
  view("/pricing");
  await tracker.settled();
  expect(store.sessions).toMatchObject([{ page_count: 2 }]);
});

test("a storage with invalid values counts as empty", async () => {
  const { store, tracker, view } = trackedFakePage(
    fakePage({
      sessionStorage: fakeStorage({ "memory.session": "{", "memory.visit": "[]" }),
      localStorage: fakeStorage({ "memory.left": "null" }),
    }),
  );
  view("/");
  await tracker.settled();
  expect(store.sessions).toMatchObject([{ page_count: 1 }]);
  expect(store.visits).toHaveLength(1);
});

test("a storage keeps two trackers on one page apart", async () => {
  const page = fakePage();
  const site = memoryStore({ name: "site" });
  const app = memoryStore({ name: "app" });
  const siteTracker = createTracker({ window: page, store: site, language: "nl" });
  const appTracker = createTracker({ window: page, store: app, language: "nl" });
  siteTracker.pageView({ path: "/", title: "" });
  appTracker.pageView({ path: "/dashboard", title: "" });
  siteTracker.pageView({ path: "/pricing", title: "" });
  await Promise.all([siteTracker.settled(), appTracker.settled()]);
  expect(site.sessions).toMatchObject([{ page_count: 2, last_page: "/pricing" }]);
  expect(app.sessions).toMatchObject([{ page_count: 1, last_page: "/dashboard" }]);
});
