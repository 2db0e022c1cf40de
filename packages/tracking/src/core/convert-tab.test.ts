import { expect, test } from "vitest";
import { trackedFakePage } from "../../testing.ts";
import { convertTab } from "./convert-tab.ts";

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
