import { expect, test } from "vitest";
import { defineSet } from "../core/set.ts";
import { visitor } from "../store-contract.ts";
import type { RecordClient, RequestOptions } from "./client.ts";
import { pocketbaseStore } from "./store.ts";

const set = defineSet({ name: "app" });

type Responder = (path: string, options: RequestOptions) => unknown;

/** A client's error: only PocketBase repeats the status in its JSON. */
const failure = (status: number, response: object = {}) =>
  Object.assign(new Error(`Status ${status}`), { status, response });
const rejection = (status: number, data: object = {}, message = "Failed.") =>
  failure(status, { status, message, data });

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
    store: pocketbaseStore({ client, set }),
  };
}

const fails = (error: Error) => () => {
  throw error;
};
const takes: Responder = (path) => (path === "/api/batch" ? [] : { id: "abc" });

test("a single call rejects a response that isn't PocketBase's", async () => {
  const { store } = scripted(fails(rejection(403)), () => ({}));
  await expect(store.write([visitor().view("/")])).rejects.toMatchObject({ temporary: true });
});

test.each([429, 503])("a batch rejected because of an inner %d is retried", async (status) => {
  const part = { code: "batch_request_failed", response: { status, message: "Not now.", data: {} } };
  const { store } = scripted(fails(rejection(400, { requests: { 0: part } })));
  await expect(store.write([visitor().view("/")])).rejects.toMatchObject({ temporary: true });
});

test("a batch rejected because of a field is dropped", async () => {
  const response = { status: 400, data: { page_path: { code: "validation_invalid_format" } } };
  const { store } = scripted(fails(rejection(400, { requests: { 0: { response } } })));
  await expect(store.write([visitor().view("/")])).rejects.toMatchObject({ temporary: false });
});

const calls = (sent: ReturnType<typeof scripted>["sent"]) =>
  sent.map(({ path, options }) => `${options.method} ${path.replace(/\/\w{15}$/, "/{id}")}`);
const records = (name: string) => `/api/collections/app_${name}/records`;

test("a batch rejected without naming a request is sent as single calls, and the next one as a batch", async () => {
  const { store, sent } = scripted(fails(rejection(400)), takes);
  const { view } = visitor();
  await store.write([view("/")]);
  await store.write([view("/pricing")]);
  const single = [`POST ${records("page_visits")}`, `POST ${records("sessions")}`];
  expect(calls(sent)).toEqual(["POST /api/batch", ...single, "POST /api/batch"]);
});

test("a server without batch gets single calls after one batch attempt", async () => {
  const { store, sent } = scripted(fails(rejection(403)), takes);
  const { view, end } = visitor();
  const first = view("/");
  await store.write([first]);
  await store.write([end(first, 1), view("/pricing")]);
  expect(calls(sent)).toEqual([
    "POST /api/batch",
    `POST ${records("page_visits")}`,
    `POST ${records("sessions")}`,
    `PATCH ${records("page_visits")}/{id}`,
    `POST ${records("page_visits")}`,
    `PATCH ${records("sessions")}/{id}`,
  ]);
});
