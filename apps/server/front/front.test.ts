import { once } from "node:events";
import { connect } from "node:net";
import { Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import { listen } from "../testing/listen.ts";
import { type ApiEnv, createApi } from "./api.ts";
import { createFront } from "./front.ts";

afterEach(() => void vi.useRealTimers());

test("a body of our own API that doesn't arrive within 20 seconds frees its place", async () => {
  const routes = new Hono<ApiEnv>().post("/api/own", (context) => context.body(null, 204));
  const api = createApi([{ path: "/api/own", routes }]);
  const front = createFront({ api, builds: {}, origins: [], trustedProxyHeader: undefined });
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
