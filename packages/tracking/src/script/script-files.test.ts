import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakePage, fakeStorage } from "../../testing.ts";
import type { Change } from "../core/store.ts";

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Replaces the globals by those of a page with a script tag. `respond` returns the server's status and JSON. */
function stubPage(
  lang: string,
  respond: (path: string, body: string) => [status: number, json: unknown],
  protocol = "https:",
) {
  const localStorage = fakeStorage();
  const page = fakePage({ localStorage });
  const location = { protocol, pathname: "/", hash: "", search: "" };
  const move = (path: string) => Object.assign(location, { pathname: path });
  const history = { pushState: move, replaceState: move };
  Object.assign(page.document, { currentScript: { dataset: { set: "shop" } }, documentElement: { lang } });
  const { document, navigator, screen, sessionStorage } = page;
  const addEventListener = page.addEventListener.bind(page);
  const fetch = async (path: string, { body }: { body: string }) => {
    const [status, json] = respond(path, body);
    return new Response(JSON.stringify(json), { status });
  };
  const globals = { document, navigator, screen, sessionStorage, localStorage, location, history };
  for (const name of ["voxlogViews", "voxlogTracker"]) vi.stubGlobal(name, undefined);
  for (const [name, value] of Object.entries({ ...globals, addEventListener, fetch }))
    vi.stubGlobal(name, value);
  return { page, history, localStorage, waiting: () => Object.keys(localStorage.entries) };
}

const requestsIn = (body: string) => JSON.parse(body.split("\r\n")[3] ?? "").requests;

test("the file for views splits a batch that the server finds too large", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  let isDown = true;
  const { page, history, waiting } = stubPage("nl", (_, body) => {
    if (isDown) return [503, { status: 503 }];
    return Buffer.byteLength(body) > 16 * 1024 ? [413, { status: 413 }] : [200, []];
  });
  page.document.title = "ü".repeat(300);
  await import("./views.ts");
  for (let view = 0; view < 12; view++) {
    history.pushState(`/${view}-${"long-path-".repeat(30)}`);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(waiting()).toEqual(["shop.left"]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(waiting()).toEqual([]);
});

test("the tracker's file omits a language that the server rejects, also without batches", async () => {
  const stored: unknown[] = [];
  const { waiting } = stubPage("de", (path, body) => {
    if (path.endsWith("/batch")) return [403, { status: 403 }];
    if (JSON.parse(body).language === "de") return [400, { status: 400, data: { language: { code: "x" } } }];
    stored.push(JSON.parse(body).language);
    return [200, { id: "a" }];
  });
  await import("./tracker.ts");
  await vi.advanceTimersByTimeAsync(0);
  await voxlogTracker.settled();
  expect(stored).toEqual(["", ""]);
  expect(waiting()).toEqual([]);
});

test("the file for views sends what a page with the tracker's file left", async () => {
  const requests: unknown[] = [];
  const { localStorage } = stubPage("nl", (_, body) => {
    requests.push(...requestsIn(body));
    return [200, []];
  });
  const at = Date.now();
  const left = [
    { kind: "event", at, event: { id: "event" } },
    { kind: "conversion", at, session: { id: "session" }, conversion_type: "sale" },
  ];
  localStorage.setItem("shop.left", JSON.stringify(left));
  await import("./views.ts");
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests.slice(0, 2)).toMatchObject([
    { method: "POST", url: "/api/collections/shop_events/records", body: { id: "event" } },
    {
      method: "PATCH",
      url: "/api/collections/shop_sessions/records/session",
      body: { conversion_type: "sale" },
    },
  ]);
});

const FILES = { tracker: () => import("./tracker.ts"), views: () => import("./views.ts") };

const CHANGES = ["pushState", "replaceState"] as const;

describe.each(["tracker", "views"] as const)("the file %s", (file) => {
  test.each(CHANGES)("records the title that is set after %s, also after an event", async (navigate) => {
    const titles: unknown[] = [];
    const { page, history } = stubPage("nl", (_, body) => {
      for (const { body: row } of requestsIn(body)) if (row.page_title) titles.push(row.page_title);
      return [200, []];
    });
    page.document.title = "Home";
    await FILES[file]();
    await vi.advanceTimersByTimeAsync(1000);
    history[navigate]("/pricing");
    if (file === "tracker") voxlogTracker.track("file_download");
    // React's effects run after the next paint.
    await vi.advanceTimersByTimeAsync(100);
    page.document.title = "Pricing";
    await vi.advanceTimersByTimeAsync(1000);
    expect(titles).toEqual(["Home", "Pricing"]);
  });

  test("leaves a copy of pages that are left at once, each with its title, to the next page after a crash", async () => {
    const { page, history, localStorage } = stubPage("nl", () => [503, null]);
    await FILES[file]();
    await vi.advanceTimersByTimeAsync(1000);
    for (const path of ["/a", "/b"]) {
      // The next page's title may be there before its address.
      page.document.title = `Title of ${path}`;
      history.pushState(path);
      await vi.advanceTimersByTimeAsync(10);
    }
    const left: Change[] = JSON.parse(localStorage.getItem("shop.left") ?? "");
    const visits = left.flatMap((change) => (change.kind === "view" ? [change.visit] : []));
    expect(visits.map(({ page_path }) => page_path)).toEqual(["/", "/a", "/b"]);
    expect(visits[1]?.page_title).toBe("Title of /a");
  });

  test.each([
    ["of a page that was saved to disk, whose path names its owner's folders", "file:", {}],
    ["that other pages left, with Global Privacy Control", "https:", { globalPrivacyControl: true }],
  ])("sends nothing %s", async (_, protocol, signals) => {
    const respond = vi.fn(() => [200, []] as [number, unknown]);
    const { page, localStorage, waiting } = stubPage("nl", respond, protocol);
    Object.assign(page.navigator, signals);
    const left = JSON.stringify([{ kind: "event", at: Date.now(), event: { id: "a" } }]);
    localStorage.setItem("shop.left", left);
    await FILES[file]();
    await vi.advanceTimersByTimeAsync(1000);
    page.leave();
    await vi.advanceTimersByTimeAsync(1000);
    expect(respond).not.toHaveBeenCalled();
    expect(waiting()).toEqual(["shop.left"]);
    expect(localStorage.getItem("shop.left")).toBe(left);
  });
});
