import { afterEach, describe, expect, test, vi } from "vitest";
import { fitting } from "../core/fitting.ts";
import { defineSet } from "../core/set.ts";
import { visitor } from "../sample-changes.ts";
import { batchStore } from "./batch-store.ts";
import type { RecordClient, RequestOptions } from "./client.ts";
import { pocketbaseStore } from "./store.ts";

const set = defineSet({ name: "site", prefix: "" });

/** How a server responds to a request, or fails to. */
type Responder = (path: string, options: RequestOptions) => unknown;

/** An error as a client throws it: PocketBase repeats the status in its JSON, and no other server does. */
const failure = (status: number, response: object = {}) =>
  Object.assign(new Error(`Status ${status}`), { status, response });
const rejection = (status: number, data: object = {}, message = "Failed.") =>
  failure(status, { status, message, data });

/** A client whose requests are responded to one after the other as told, and by the last of them from then on. */
function scripted(...responders: Responder[]) {
  const sent: { path: string; options: RequestOptions }[] = [];
  const client: RecordClient = {
    baseURL: "http://127.0.0.1:1",
    async send(path, options) {
      sent.push({ path, options });
      return (responders.length > 1 ? responders.shift() : responders[0])?.(path, options);
    },
  };
  return {
    sent,
    paths: () => sent.map(({ path }) => path),
    store: pocketbaseStore({ client, set }),
    withoutSingleCalls: batchStore({ client, set, fitRow: fitting }),
  };
}

const fails = (error: Error) => () => {
  throw error;
};
/** The ids of the rows that a batch creates. */
const idsIn = ({ body }: RequestOptions): string[] =>
  JSON.parse(String((body as FormData).get("@jsonPayload"))).requests.map(
    (request: { body: { id: string } }) => request.body.id,
  );
/** Takes everything. */
const takes: Responder = (path) => (path === "/api/batch" ? [] : { id: "abc" });

test.each([
  ["a page with status 200", () => ({})],
  ["a page with status 403", fails(failure(403))],
  ["a page with status 400", fails(failure(400))],
  ["a page with status 511", fails(failure(511))],
])("a response that is not the server's %s is tried again later", async (_, portal) => {
  const { store } = scripted(portal);
  await expect(store.write(visitor().view("/"))).rejects.toMatchObject({ temporary: true });
});

test("a response that is not the server's is none to a single call either", async () => {
  const { store } = scripted(fails(rejection(403)), () => ({}));
  await expect(store.write(visitor().view("/"))).rejects.toMatchObject({ temporary: true });
});

test.each([429, 503])(
  "a batch that is rejected because of a %d inside it is tried again later",
  async (status) => {
    const part = { code: "batch_request_failed", response: { status, message: "Not now.", data: {} } };
    const { store } = scripted(fails(rejection(400, { requests: { 0: part } })));
    await expect(store.write(visitor().view("/"))).rejects.toMatchObject({ temporary: true });
  },
);

test("a batch that is rejected because of a field is dropped", async () => {
  const response = { status: 400, data: { page_path: { code: "validation_invalid_format" } } };
  const { store } = scripted(fails(rejection(400, { requests: { 0: { response } } })));
  await expect(store.write(visitor().view("/"))).rejects.toMatchObject({ temporary: false });
});

test("a batch that is rejected because of an event has all but that event stored", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const response = { status: 400, data: { name: { code: "validation_too_many_names" } } };
  const { store, sent } = scripted(
    fails(rejection(400, { requests: { 2: { response } } })), // the view with both events
    takes, // the view
    fails(rejection(400, { requests: { 0: { response } } })), // both events
    fails(rejection(400, { requests: { 0: { response } } })),
    takes,
  );
  const { view, event } = visitor();
  const change = view("/");
  const [bad, good] = [event("one_too_many"), event("file_download")];
  await store.write(change, [bad, good]);
  expect(sent.slice(3).map(({ options }) => idsIn(options))).toEqual([[bad.event.id], [good.event.id]]);
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

test("a batch that is rejected as a whole, and names no request, is sent as single calls", async () => {
  const { store, paths } = scripted(fails(rejection(400)), takes);
  const { view } = visitor();
  await store.write(view("/"));
  await store.write(view("/pricing"));
  const single = "/api/collections";
  expect(paths()).toEqual([
    "/api/batch",
    `${single}/page_visits/records`,
    `${single}/sessions/records`,
    "/api/batch",
  ]);
});

test("a batch that is rejected with a 404, by a server without the address, is sent as single calls from then on", async () => {
  const { store, paths } = scripted(fails(rejection(404)), takes);
  const { view } = visitor();
  await store.write(view("/"));
  await store.write(view("/pricing"));
  expect(paths().filter((path) => path === "/api/batch")).toHaveLength(1);
});

test.each([403, 400])(
  "a store of batches alone has a change wait that is not taken as one, as with a %d",
  async (status) => {
    const { withoutSingleCalls: store, paths } = scripted(fails(rejection(status)), takes);
    const view = visitor().view("/");
    await expect(store.write(view)).rejects.toMatchObject({ temporary: true });
    if (status === 400) await store.write(view);
    expect(new Set(paths())).toEqual(new Set(["/api/batch"]));
  },
);

test("a server without batch whose response to a new session is lost counts the view that began the session once", async () => {
  const { view } = visitor();
  const first = view("/");
  const duplicate = { session_id: { code: "validation_not_unique" } };
  const found = { id: first.session.id, page_count: 1, unique_page_count: 1 };
  const { store, sent } = scripted(
    fails(rejection(403)),
    takes, // the visit
    fails(failure(0)), // the session, which the server has stored
    fails(failure(0)),
    fails(rejection(400, duplicate)),
    () => ({ items: [found] }),
    takes,
  );
  await expect(store.write(first)).rejects.toMatchObject({ temporary: true });
  await store.write(first);
  expect(sent.at(-1)?.options.body).toMatchObject({ page_count: 1, unique_page_count: 1 });
  await store.write(view("/pricing"));
  expect(sent.map(({ options }) => options.body)).toContainEqual(
    expect.objectContaining({ page_count: 2, unique_page_count: 2 }),
  );
});

describe("a server that takes half a minute", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test("a server that takes half a minute is waited for", async () => {
    vi.useFakeTimers();
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      const timeout = new AbortController();
      setTimeout(() => timeout.abort(), ms);
      return timeout.signal;
    });
    const { store, paths } = scripted(
      (_, { signal }) =>
        new Promise((resolve, reject) => {
          setTimeout(() => resolve([]), 30_000);
          signal?.addEventListener("abort", () => reject(failure(0)));
        }),
    );
    const written = store.write(visitor().view("/"));
    written.catch(() => {});
    await vi.advanceTimersByTimeAsync(31_000);
    await expect(written).resolves.toBeUndefined();
    expect(paths()).toHaveLength(1);
  });
});

test("a browser that rejects keepalive requests has the view sent with a plain one", async () => {
  const { store, sent } = scripted((_, { keepalive }) => {
    if (keepalive) throw failure(0);
    return [];
  });
  await store.write(visitor().view("/"));
  expect(sent.map(({ options }) => options.keepalive)).toEqual([true, false]);
});

test("leaving with more than one request carries sends one request of whole views, each with its end, and none in halves", async () => {
  const bodies: { method: string; url: string }[][] = [];
  const sendBeacon = vi.fn((_: string, form: FormData) => {
    bodies.push(JSON.parse(String(form.get("@jsonPayload"))).requests);
    return true;
  });
  vi.stubGlobal("navigator", { sendBeacon });
  const { view, end } = visitor();
  const { store } = scripted(takes);
  await store.write(view("/"));
  const views = Array.from({ length: 40 }, (_, index) => view(`/${index}`));
  store.leave(end(views[39] as (typeof views)[0], 3), views);
  vi.unstubAllGlobals();
  expect(bodies).toHaveLength(1);
  const count = (method: string, part: string) =>
    bodies[0]?.filter((request) => request.method === method && request.url.includes(part)).length;
  const carried = count("POST", "/page_visits/");
  expect(carried).toBeGreaterThanOrEqual(10);
  expect(count("PATCH", "/sessions/")).toBe(carried);
  // Beside its own, each view's: that of the first page was stored before.
  expect(count("PATCH", "/page_visits/")).toBe((carried ?? 0) + 1);
});
