import { describe, expect, test } from "vitest";
import { type FakePage, fakePage, type fakeStorage, trackedFakePage } from "../../testing.ts";
import type { TrackerOptions } from "./tracker.ts";

const hiddenPage = () => {
  const page = fakePage();
  page.document.visibilityState = "hidden";
  return page;
};

const written = ({ sessionStorage, localStorage }: FakePage) =>
  [sessionStorage, localStorage].flatMap((storage) =>
    Object.keys((storage as ReturnType<typeof fakeStorage>).entries),
  );

describe("nothing is stored or sent", () => {
  const bot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
  const reasons: [string, FakePage, Partial<TrackerOptions>?][] = [
    [
      "with Global Privacy Control",
      fakePage({ navigator: { userAgent: "Mozilla/5.0", globalPrivacyControl: true } }),
    ],
    ["for an automated browser", fakePage({ navigator: { userAgent: "Mozilla/5.0", webdriver: true } })],
    ["for a bot", fakePage({ navigator: { userAgent: bot } })],
    ["without consent", fakePage(), { consent: "none" }],
    ["for a page that is never shown", hiddenPage()],
  ];
  test.each(reasons)("nothing is stored or sent %s", async (_, page, options) => {
    const { store, tracker, view } = trackedFakePage(page, options);
    view("/");
    view("/pricing");
    tracker.convert("signup");
    tracker.track("file_download");
    page.leave();
    await tracker.settled();
    expect(store.sessions).toEqual([]);
    expect(store.visits).toEqual([]);
    expect(store.events).toEqual([]);
    expect(written(page)).toEqual([]);
  });
});

test("an owner isn't counted while signed in", async () => {
  let isOwner = true;
  const { store, tracker, view, viewed } = trackedFakePage(fakePage(), { ignore: () => isOwner });
  view("/");
  tracker.convert("signup");
  isOwner = false;
  view("/pricing");
  isOwner = true;
  await viewed("/features");
  expect(store.visits).toMatchObject([{ page_path: "/pricing" }]);
  expect(store.sessions).toMatchObject([{ landing_page: "/pricing", converted: false }]);
});

test.each<[string, (tracked: ReturnType<typeof trackedFakePage>) => void, keys: string[]]>([
  ["opting out", ({ tracker }) => tracker.optOut(), ["memory.opt-out"]],
  [
    "opting out in another tab or part of the site",
    ({ page }) => page.localStorage.setItem("memory.opt-out", "true"),
    ["memory.opt-out"],
  ],
  ["consent withdrawn", ({ tracker }) => tracker.setConsent("none"), []],
])("%s removes what is stored or unsent, and an opt-out lasts", async (_, decline, keys) => {
  const tracked = trackedFakePage();
  const { page, store, tracker, view, viewed } = tracked;
  await viewed("/");
  tracker.track("file_download");
  decline(tracked);
  view("/pricing");
  page.leave();
  await tracker.settled();
  expect([store.visits.length, store.events, written(page)]).toEqual([1, [], keys]);
  const next = trackedFakePage(fakePage({ localStorage: page.localStorage }));
  next.view("/");
  await next.tracker.settled();
  const isOut = keys.length > 0;
  expect([next.tracker.optedOut(), next.store.visits.length]).toEqual([isOut, isOut ? 0 : 1]);
  tracker.setConsent("granted");
  tracker.optIn();
  await viewed("/features");
  expect(store.events).toEqual([]);
});

test("consent for memory only tracks without storage, which consent given later fills", async () => {
  const page = fakePage();
  const { store, tracker, view, viewed } = trackedFakePage(page, { consent: "memory" });
  view("/");
  await viewed("/pricing");
  expect(written(page)).toEqual([]);
  tracker.setConsent("granted");
  await viewed("/features");
  expect(store.sessions).toMatchObject([{ page_count: 3 }]);
  expect(written(page)).toContain("memory.session");
});
