import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { collectorStore } from "./collector.ts";
import { defineSet } from "./core/set.ts";
import { fetchClient } from "./pocketbase/client.ts";
import { pocketbaseStore } from "./pocketbase/store.ts";
import { visitor } from "./store-contract.ts";

const set = defineSet({ name: "app" });
const url = "https://stats.example/";
const reach = vi.fn<(reached: boolean) => void>();
const fetched = vi.fn<typeof fetch>();
const lost = new TypeError("Failed to fetch");

beforeEach(() => {
  vi.restoreAllMocks();
  fetched.mockReset();
  reach.mockReset();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => void vi.unstubAllGlobals());

describe.each([
  ["PocketBase", () => pocketbaseStore({ client: fetchClient(url), set }), [], `${url}api/batch`],
  ["a collector", () => collectorStore({ url, set, onReach: reach }), { stored: 2 }, `${url}api/facts/app`],
] as const)("the store in %s", (name, open, stored, address) => {
  const write = (isLeaving?: boolean) => open().write([visitor().view("/")], isLeaving);

  test.each<[string, number, unknown, boolean]>([
    ["a bad request", 400, { status: 400 }, false],
    ["something unknown", 404, { status: 404 }, false],
    ["too many requests", 429, { status: 429 }, true],
    ["an overloaded server", 503, { status: 503 }, true],
    ["another server", 200, { other: 1 }, true],
    ["a page with status 200", 200, "<h1>", true],
    ["a page with status 400", 400, "<h1>", true],
    ["a page with status 403", 403, "<h1>", true],
    ["a page with status 404", 404, "<h1>", true],
    ["a page with status 511", 511, "<h1>", true],
  ])("a write is dropped or tried again later after %s", async (_, status, body, temporary) => {
    fetched.mockImplementation(
      async () => new Response(typeof body === "string" ? body : JSON.stringify(body), { status }),
    );
    await expect(write()).rejects.toMatchObject({ name: "StoreFailure", temporary });
  });

  test("a write is repeated without keepalive if the browser rejects it, and later if the page's fetch fails", async () => {
    fetched.mockRejectedValueOnce(lost).mockResolvedValueOnce(Response.json(stored));
    await write();
    expect(fetched.mock.calls.map(([to, options]) => [to, options?.keepalive])).toEqual([
      [address, true],
      [address, false],
    ]);
    for (const failure of [() => Promise.reject(lost), () => undefined as never]) {
      fetched.mockImplementation(failure);
      await expect(write()).rejects.toMatchObject({ temporary: true });
    }
    if (name === "a collector") expect(reach.mock.calls.flat()).toEqual([true, false, false]);
  });

  test("a write needs no preflight", async () => {
    fetched.mockResolvedValueOnce(Response.json(stored));
    await write();
    const [, options] = fetched.mock.calls[0] ?? [];
    const { headers } = new Request(url, options);
    const type = expect.stringMatching(/^(text\/plain|multipart\/form-data);/);
    expect([...headers]).toEqual([["content-type", type]]);
  });

  test("a server that takes half a minute isn't given up", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    fetched.mockResolvedValueOnce(Response.json(stored));
    await write();
    expect(fetched.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value);
    expect(timeout.mock.calls[0]?.[0]).toBeGreaterThan(30_000);
  });

  test("leaving sends a beacon if requests end with their page", async () => {
    const sendBeacon = vi.fn(() => true);
    vi.stubGlobal("navigator", { sendBeacon });
    vi.stubGlobal("Request", class {});
    await expect(write(true)).rejects.toMatchObject({ temporary: true });
    expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(address, expect.anything());
    expect(fetched).not.toHaveBeenCalled();
  });
});
