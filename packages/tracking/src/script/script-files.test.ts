import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakePage, fakeStorage } from "../../testing.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Replaces the globals by those of a page with a script tag. `respond` returns the server's status and JSON. */
function stubPage(lang: string, respond: (path: string, body: string) => [status: number, json: unknown]) {
  const localStorage = fakeStorage();
  const page = fakePage({ localStorage });
  const location = { pathname: "/", hash: "", search: "" };
  const history = { pushState: (path: string) => Object.assign(location, { pathname: path }) };
  Object.assign(page.document, { currentScript: { dataset: { set: "shop" } }, documentElement: { lang } });
  const { document, navigator, screen, sessionStorage } = page;
  const addEventListener = page.addEventListener.bind(page);
  const fetch = async (path: string, { body }: { body: string }) => {
    const [status, json] = respond(path, body);
    return new Response(JSON.stringify(json), { status });
  };
  const globals = { document, navigator, screen, sessionStorage, localStorage, location, history };
  vi.stubGlobal("voxlogViews", undefined);
  for (const [name, value] of Object.entries({ ...globals, addEventListener, fetch }))
    vi.stubGlobal(name, value);
  return { history, localStorage, waiting: () => Object.keys(localStorage.entries) };
}

test("the file for views splits a batch that the server finds too large", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  let isDown = true;
  const { history, waiting } = stubPage("nl", (_, body) => {
    if (isDown) return [503, { status: 503 }];
    return body.length > 16 * 1024 ? [413, { status: 413 }] : [200, []];
  });
  await import("./views.ts");
  for (let view = 0; view < 12; view++) {
    history.pushState(`/${"long-path-".repeat(30)}${view}`);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(waiting()).toEqual(["shop.left"]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(waiting()).toEqual([]);
});

test("the tracker's file omits a language that the server rejects, also without batches", async () => {
  vi.stubGlobal("SESSION_FIELDS", {});
  vi.stubGlobal("MAX_CHARACTERS", 100);
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
    requests.push(...JSON.parse(body.split("\r\n")[3] ?? "").requests);
    return [200, []];
  });
  const at = Date.now();
  const left = [
    { kind: "event", at, event: { id: "event" } },
    { kind: "conversion", at, session: { id: "session" }, conversion_type: "sale" },
  ];
  localStorage.setItem("shop.left", JSON.stringify(left));
  await import("./views.ts");
  await vi.advanceTimersByTimeAsync(0);
  expect(requests.slice(0, 2)).toMatchObject([
    { method: "POST", url: "/api/collections/shop_events/records", body: { id: "event" } },
    {
      method: "PATCH",
      url: "/api/collections/shop_sessions/records/session",
      body: { conversion_type: "sale" },
    },
  ]);
});
