import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { defineSet } from "../core/set.ts";
import { visitor } from "../sample-changes.ts";
import type { FactsRequest } from "./facts.ts";
import { collectorStore, MAX_BYTES, MAX_FACTS } from "./store.ts";

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

test("the store of a collector sends each view in one request, with the end of the one before, and looks nothing up", async () => {
  const { view, conversion, event } = visitor();
  const store = open();
  await store.write(view("/"));
  await store.write(view("/pricing"), [event("file_download")]);
  await store.write(conversion("signup"));
  expect(fetched.mock.calls.map(([url, { method }]) => `${method} ${url}`)).toEqual(
    Array(3).fill("POST https://stats.example/api/facts/app"),
  );
  expect([0, 1, 2].map((call) => kinds(bodyOf(call)))).toEqual([
    ["view"],
    ["view", "end", "event"],
    ["conversion"],
  ]);
});

test("the store of a collector asks no other origin for leave: what it sends is a plain text", async () => {
  await open().write(visitor().view("/"));
  const request = new Request("https://stats.example", fetched.mock.calls[0]?.[1]);
  expect(request.headers.get("Content-Type")).toBe("text/plain;charset=UTF-8");
  expect([...request.headers].length).toBe(1);
});

test("the store of a collector cuts texts to what the collector takes, in whole characters", async () => {
  const change = visitor().view("/");
  await open().write({ ...change, visit: { ...change.visit, page_title: "😀".repeat(400) } });
  expect(bodyOf().facts[0]).toMatchObject({ visit: { page_title: "😀".repeat(300) } });
});

test.each([
  ["a bad request", 400, { status: 400 }, false],
  ["an unknown session", 404, { status: 404 }, false],
  ["a gateway that isn't a collector", 404, "<h1>Not found</h1>", true],
  ["too many requests", 429, { status: 429 }, true],
  ["a full buffer", 503, { status: 503 }, true],
  ["a captive portal", 200, "<h1>Sign in</h1>", true],
  ["another server", 200, { id: "1" }, true],
])("the store of a collector takes %s for what it is", async (_, status, body, temporary) => {
  fetched.mockImplementation(async () =>
    typeof body === "string" ? new Response(body, { status }) : Response.json(body, { status }),
  );
  await expect(open().write(visitor().view("/"))).rejects.toMatchObject({
    name: "StoreFailure",
    temporary,
  });
});

test("the store of a collector tries once more without keepalive, and says whether it got through", async () => {
  const reached: boolean[] = [];
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await open((reach) => reached.push(reach)).write(visitor().view("/"));
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  const written = open((reach) => reached.push(reach)).write(visitor().view("/"));
  await expect(written).rejects.toMatchObject({ temporary: true });
  expect([reached, fetched.mock.calls.map(([, { keepalive }]) => keepalive)]).toEqual([
    [true, false],
    [true, false, true, false],
  ]);
});

describe("on leaving, the store of a collector", () => {
  const beacon = vi.fn<(url: string, body: string) => boolean>();
  beforeEach(() => {
    beacon.mockReset().mockReturnValue(true);
    vi.stubGlobal("navigator", { sendBeacon: beacon });
  });
  const left = () => JSON.parse(beacon.mock.calls[0]?.[1] ?? "") as FactsRequest;

  test("on leaving, the store of a collector sends one beacon with the end and all that was not confirmed", async () => {
    const { view, end } = visitor();
    const changes = [view("/"), view("/pricing")] as const;
    open().leave(end(changes[1], 5), changes);
    expect([beacon.mock.calls.length, fetched.mock.calls.length]).toEqual([1, 0]);
    expect(kinds(left())).toEqual(["end", "view", "view", "end"]);
  });

  test("on leaving, the store of a collector takes as much along as one request carries, the end first", () => {
    const { view, end } = visitor();
    const changes = Array.from({ length: 50 }, (_, index) => view(`/${index}/${"a".repeat(400)}`));
    open().leave(end(changes.at(-1) as (typeof changes)[number], 5), changes);
    expect(kinds(left())[0]).toBe("end");
    expect(left().facts.length).toBeGreaterThan(10);
    expect(left().facts.length).toBeLessThanOrEqual(MAX_FACTS);
    expect(beacon.mock.calls[0]?.[1].length).toBeLessThanOrEqual(MAX_BYTES);
  });

  test("on leaving, the store of a collector sends a request that outlives the page where the beacon is rejected", () => {
    beacon.mockReturnValue(false);
    const { view, end } = visitor();
    open().leave(end(view("/"), 5), []);
    expect([fetched.mock.calls[0]?.[1].keepalive, kinds(bodyOf())]).toEqual([true, ["end"]]);
  });
});
