import { expect, test, vi } from "vitest";
import { defineSet } from "../core/set.ts";
import { visitor } from "../store-contract.ts";
import type { RecordClient } from "./client.ts";
import { pocketbaseStore } from "./store.ts";

/** A client's error: only PocketBase repeats the status in its JSON. */
const rejection = (status: number, requests?: object) =>
  Object.assign(new Error("Failed."), {
    status,
    response: { status, data: { ...(requests && { requests }) } },
  });
const stores = (path: string) => Promise.resolve(path === "/api/batch" ? [] : { id: "abc" });

/** Opens a store whose first request fails, and lists its requests. */
function failingOnce(error: Error, next: RecordClient["send"] = stores) {
  const send = vi.fn(next).mockRejectedValueOnce(error);
  const calls = () =>
    send.mock.calls.map(([path, { method }]) => `${method} ${path.replace(/\/\w{15}$/, "/{id}")}`);
  const client = { baseURL: "http://127.0.0.1:1", send };
  return { store: pocketbaseStore({ client, set: defineSet({ name: "app" }) }), calls };
}

test("a single call rejects a response that isn't PocketBase's", async () => {
  const { store } = failingOnce(rejection(403), async () => ({}));
  await expect(store.write([visitor().view("/")])).rejects.toMatchObject({ temporary: true });
});

test.each([
  ["an inner 429 is retried", { status: 429, data: {} }, true],
  ["an inner 503 is retried", { status: 503, data: {} }, true],
  ["a field is dropped", { status: 400, data: { page_path: { code: "validation_invalid_format" } } }, false],
])("a batch rejected because of %s", async (_, response, temporary) => {
  const { store } = failingOnce(rejection(400, { 0: { code: "batch_request_failed", response } }));
  await expect(store.write([visitor().view("/")])).rejects.toMatchObject({ temporary });
});

const [visits, sessions] = ["page_visits", "sessions"].map((name) => `/api/collections/app_${name}/records`);
const single = ["POST /api/batch", `POST ${visits}`, `POST ${sessions}`];

test.each([
  ["naming a request is sent as single calls, and the next one as a batch", 400, ["POST /api/batch"]],
  [
    "the server having batches is sent as single calls, like all later ones",
    403,
    [`PATCH ${visits}/{id}`, `POST ${visits}`, `PATCH ${sessions}/{id}`],
  ],
])("a batch rejected without %s", async (_, status, next) => {
  const { store, calls } = failingOnce(rejection(status));
  const { view, end } = visitor();
  const first = view("/");
  await store.write([first]);
  await store.write([end(first, 1), view("/pricing")]);
  expect(calls()).toEqual([...single, ...next]);
});
