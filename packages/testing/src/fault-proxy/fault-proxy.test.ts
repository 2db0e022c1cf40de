import { request } from "node:http";
import { afterAll, afterEach, expect, test } from "vitest";
import { listen } from "../listen.ts";
import { startFaultProxy } from "./index.ts";

const reached: string[] = [];
const target = await listen((request, response) => {
  reached.push(`${request.method} ${request.url}`);
  response.setHeader("Content-Type", "text/plain").end("from the target");
});
const proxy = await startFaultProxy({ target: target.url });

afterEach(async () => {
  await proxy.heal();
  proxy.requests.length = 0;
  reached.length = 0;
});
afterAll(async () => {
  await proxy.stop();
  target[Symbol.dispose]();
});

test("a proxy without faults forwards and records requests and responses", async () => {
  const response = await fetch(`${proxy.url}/a?b=c`, { method: "POST", body: "hello" });
  expect(await response.text()).toBe("from the target");
  expect(reached).toEqual(["POST /a?b=c"]);
  expect(proxy.requests).toMatchObject([{ method: "POST", path: "/a?b=c", body: "hello", status: 200 }]);
});

test.each(["//", "//elsewhere/a", "/a/../b"])(
  "a proxy without faults forwards the path %s unchanged",
  async (path) => {
    // `fetch` would normalize the path.
    const status = await new Promise((answered, failed) => {
      const sent = request(proxy.url, { path }, (response) => answered(response.resume().statusCode));
      sent.once("error", failed).end();
    });
    expect([status, reached]).toEqual([200, [`GET ${path}`]]);
  },
);

test("a proxy with a status fault responds that many times without forwarding", async () => {
  proxy.fault({ status: 500, times: 2 });
  const statuses = [];
  for (let i = 0; i < 3; i++) statuses.push((await fetch(proxy.url)).status);
  expect(statuses).toEqual([500, 500, 200]);
  expect(reached).toHaveLength(1);
});

test("a proxy with faults forwards preflights unless the fault matches OPTIONS", async () => {
  proxy.fault({ status: 500 });
  expect((await fetch(proxy.url, { method: "OPTIONS" })).status).toBe(200);
  proxy.fault({ method: "OPTIONS", status: 403 });
  expect((await fetch(proxy.url, { method: "OPTIONS" })).status).toBe(403);
});

test("a proxy with faults cuts the connection before forwarding", async () => {
  proxy.fault({ cut: "before forwarding" });
  await expect(fetch(proxy.url)).rejects.toThrow("fetch failed");
  expect(reached).toEqual([]);
});

test("a proxy with faults cuts the connection after forwarding", async () => {
  proxy.fault({ cut: "after forwarding" });
  await expect(fetch(proxy.url)).rejects.toThrow("fetch failed");
  expect(reached).toEqual(["GET /"]);
  expect(proxy.requests[0]).not.toHaveProperty("status");
});

test("a proxy with faults holds requests until the fault is removed", async () => {
  const release = proxy.fault({ hold: true });
  const sent = fetch(proxy.url);
  await expect.poll(() => proxy.requests).toHaveLength(1);
  expect(reached).toEqual([]);
  release();
  expect((await sent).status).toBe(200);
});

test("a proxy with faults forwards a request whose sender disconnected", async () => {
  const release = proxy.fault({ hold: true });
  const sender = new AbortController();
  const sent = fetch(proxy.url, { method: "POST", body: "bye", signal: sender.signal });
  await expect.poll(() => proxy.requests).toHaveLength(1);
  sender.abort();
  await expect(sent).rejects.toThrow("aborted");
  release();
  await expect.poll(() => reached).toEqual(["POST /"]);
});

test("a proxy that is offline rejects connections until it is online again", async () => {
  await proxy.offline();
  await expect(fetch(proxy.url)).rejects.toThrow("fetch failed");
  await proxy.online();
  expect((await fetch(proxy.url)).status).toBe(200);
});
