import { once } from "node:events";
import { connect as connectHttp2, createServer as createHttp2 } from "node:http2";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import { listen } from "../testing/listen.ts";
import { type ApiEnv, createApi } from "./api.ts";
import { createFront } from "./front.ts";

afterEach(() => void vi.useRealTimers());

const routes = new Hono<ApiEnv>().post("/api/own", async (context) => context.text(await context.req.text()));
const api = createApi([{ path: "/api/own", routes }]);
const front = createFront({ api, builds: {}, origins: [], trustedProxyHeader: undefined });

test("a body of our own API that doesn't arrive within 20 seconds frees its place", async () => {
  const received = Promise.withResolvers<void>();
  using server = await listen((request, response) => {
    front(request, response);
    received.resolve();
  });
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.write("POST /api/own HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{");
  await received.promise;
  const closed = once(socket, "close");
  await vi.advanceTimersByTimeAsync(20_000);
  await closed;
  expect(socket.bytesRead).toBe(0);
});

test("a body of our own API without a length arrives over HTTP/2", async () => {
  const server = createHttp2(front as never).listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = connectHttp2(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const request = client.request({ ":method": "POST", ":path": "/api/own" });
  request.end("a search");
  expect(await text(request)).toBe("a search");
  client.close();
  server.close();
});
