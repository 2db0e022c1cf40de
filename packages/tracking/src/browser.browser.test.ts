import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { trackedFakePage } from "../testing.ts";
import { devModeOf, isOwnerSignedIn, lazyTracker } from "./browser.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function setUp() {
  const { store, tracker: loaded } = trackedFakePage();
  const code = Promise.withResolvers<void>();
  const load = vi.fn(() => code.promise.then(() => loaded));
  return { store, load, code, loaded, tracker: lazyTracker("shop", load) };
}

test("a lazy tracker loads once, on the first call, replays earlier calls in order, and forwards later ones at once", async () => {
  const { store, load, code, loaded, tracker } = setUp();
  expect(tracker.optedOut()).toBe(false);
  expect(load).not.toHaveBeenCalled();
  tracker.pageView({ path: "/", title: "Home" });
  tracker.pageView({ path: "/pricing", title: "Pricing" });
  tracker.convert("signup");
  expect(store.visits).toEqual([]);
  code.resolve();
  await tracker.settled();
  expect(store.visits.map(({ page_title }) => page_title)).toEqual(["Home", "Pricing"]);
  expect(store.sessions).toMatchObject([{ page_count: 2, converted: true }]);
  // Calls on leaving have no later moment.
  const track = vi.spyOn(loaded, "track");
  tracker.track("form_abandon");
  expect(track).toHaveBeenCalledExactlyOnceWith("form_abandon");
  expect(load).toHaveBeenCalledOnce();
});

test.each([
  ["nothing that a content blocker blocked", new TypeError("Failed to fetch dynamically imported module"), 0],
  ["an error in its module", new Error("There is no set."), 1],
])("a lazy tracker that fails to load doesn't retry, and logs %s", async (_, error, times) => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const { load, code, tracker } = setUp();
  code.reject(error);
  tracker.pageView({ path: "/" });
  await tracker.settled();
  tracker.convert("signup");
  await tracker.settled();
  expect(load).toHaveBeenCalledOnce();
  expect(logged).toHaveBeenCalledTimes(times);
  logged.mockRestore();
});

test("a lazy tracker that fails to load still saves opting out and in", () => {
  const { tracker } = setUp();
  tracker.optOut();
  expect(tracker.optedOut()).toBe(true);
  expect(lazyTracker("shop", async () => tracker).optedOut()).toBe(true);
  tracker.optIn();
  expect(tracker.optedOut()).toBe(false);
});

test("opting out removes the tab's data of all the product's sets, and no more", () => {
  const { tracker } = setUp();
  sessionStorage.setItem("shop.app.session", "{}");
  localStorage.setItem("shop.left", "{}");
  for (const key of ["shop.basket", "shops.left"]) localStorage.setItem(key, "true");
  tracker.optOut();
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(Object.keys(localStorage).sort()).toEqual(["shop.basket", "shop.opt-out", "shops.left"]);
});

test.each([
  ["PocketBase's admin", "__pb_superusers__", () => localStorage],
  ["reports, in this tab", "voxlog.owner", () => sessionStorage],
])("the owner is known once signed in to %s", (_, key, storage) => {
  expect(isOwnerSignedIn()).toBe(false);
  storage().setItem(key, "a token");
  expect(isOwnerSignedIn()).toBe(true);
});

test.each([
  ["/?dev=1", undefined, true, "/"],
  ["/pricing?dev=0&plan=teams#faq", true, false, "/pricing?plan=teams#faq"],
  ["/?dev=yes", true, true, "/?dev=yes"],
  ["/pricing", undefined, false, "/pricing"],
])("dev mode at %s, if it was %s, is %s, and the address becomes %s", (requested, before, after, shown) => {
  const address = location.href;
  onTestFinished(() => history.replaceState(null, "", address));
  const devMode = devModeOf("shop");
  if (before) devMode.write(before);
  history.replaceState(null, "", requested);
  devMode.takeFromAddress();
  expect(devMode.read()).toBe(after);
  expect(location.href).toBe(location.origin + shown);
  const isSaved = shown !== requested || before;
  expect(localStorage.getItem("shop.dev-mode")).toBe(isSaved ? `${after}` : null);
});
