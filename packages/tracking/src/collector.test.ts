import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { collectorStore, type FactsRequest } from "./collector.ts";
import { defineSet } from "./core/set.ts";
import { visitor } from "./sample-changes.ts";

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ stored: 2 }));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const open = (onReach?: (reached: boolean) => void) =>
  collectorStore({
    url: "https://stats.example/",
    set: defineSet({ name: "app", languages: ["nl"] }),
    ...(onReach && { onReach }),
  });
const bodyOf = (call = 0) => JSON.parse(String(fetched.mock.calls[call]?.[1].body)) as FactsRequest;
const kinds = (request: FactsRequest) => request.facts.map(({ kind }) => kind);

test("the collector's store sends a view and the previous view's end in one request", async () => {
  const { view, end, conversion, event } = visitor();
  const store = open();
  const first = view("/");
  await store.write([first]);
  await store.write([end(first, 5), view("/pricing"), event("file_download")]);
  await store.write([conversion("signup")]);
  expect(fetched.mock.calls.map(([url, { method }]) => `${method} ${url}`)).toEqual(
    Array(3).fill("POST https://stats.example/api/facts/app"),
  );
  expect([0, 1, 2].map((call) => kinds(bodyOf(call)))).toEqual([
    ["view"],
    ["end", "view", "event"],
    ["conversion"],
  ]);
});

test("the collector's store sends plain text, which needs no preflight", async () => {
  await open().write([visitor().view("/")]);
  const request = new Request("https://stats.example", fetched.mock.calls[0]?.[1]);
  expect(request.headers.get("Content-Type")).toBe("text/plain;charset=UTF-8");
  expect([...request.headers].length).toBe(1);
});

test.each([
  ["a bad request", 400, { status: 400 }, false],
  ["an unknown session", 404, { status: 404 }, false],
  ["a gateway that isn't a collector", 404, "<h1>Not found</h1>", true],
  ["too many requests", 429, { status: 429 }, true],
  ["a full buffer", 503, { status: 503 }, true],
  ["a captive portal", 200, "<h1>Sign in</h1>", true],
  ["another server", 200, { id: "1" }, true],
])("the store of a collector classifies %s", async (_, status, body, temporary) => {
  fetched.mockImplementation(async () =>
    typeof body === "string" ? new Response(body, { status }) : Response.json(body, { status }),
  );
  await expect(open().write([visitor().view("/")])).rejects.toMatchObject({
    name: "StoreFailure",
    temporary,
  });
});

test("the collector's store retries without keepalive and reports whether it succeeded", async () => {
  const reached: boolean[] = [];
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await open((reach) => reached.push(reach)).write([visitor().view("/")]);
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  const written = open((reach) => reached.push(reach)).write([visitor().view("/")]);
  await expect(written).rejects.toMatchObject({ temporary: true });
  expect([reached, fetched.mock.calls.map(([, { keepalive }]) => keepalive)]).toEqual([
    [true, false],
    [true, false, true, false],
  ]);
});

test("the collector's store sends a beacon on leaving if requests end with their page", async () => {
  const beacon = vi.fn<(url: string, body: string) => boolean>(() => true);
  vi.stubGlobal("navigator", { sendBeacon: beacon });
  vi.stubGlobal("Request", class {});
  const { view, end } = visitor();
  const written = open().write([end(view("/"), 5)], true);
  await expect(written).rejects.toMatchObject({ temporary: true });
  expect(kinds(JSON.parse(beacon.mock.calls[0]?.[1] ?? ""))).toEqual(["end"]);
  expect(fetched).not.toHaveBeenCalled();
});
