import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { describeFailure, fetchClient } from "@voxlog/tracking/pocketbase";
import PocketBase from "pocketbase";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { startPocketBase, type TestPocketBase } from "../../../testing/index.ts";

const DEFAULT = "Something went wrong while processing your request.";

let pocketbase: TestPocketBase;
let silent: Server;
let silentUrl: string;
beforeAll(async () => {
  pocketbase = await startPocketBase();
  // Responds to a call with an empty 400, and a realtime connection with nothing.
  silent = createServer((request, response) => {
    if (request.url !== "/api/realtime") response.writeHead(400).end("{}");
  });
  await new Promise<void>((listening) => silent.listen(0, "127.0.0.1", listening));
  silentUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
});
afterAll(async () => {
  silent.closeAllConnections();
  silent.close();
  await pocketbase.stop();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A PocketBase with one provider, as far as the SDK's sign-in asks: the server here has none to sign in with. */
async function startOAuthServer() {
  let realtime: ServerResponse | undefined;
  const server = createServer((request, response) => {
    if (request.url?.includes("/auth-methods")) {
      const provider = { name: "example", authURL: "https://example.com/?redirect=", codeVerifier: "" };
      response.end(JSON.stringify({ oauth2: { enabled: true, providers: [provider] } }));
    } else if (request.method === "GET") {
      realtime = response.writeHead(200, { "Content-Type": "text/event-stream" });
      realtime.write("id:this-visitor\nevent:PB_CONNECT\ndata:{}\n\n");
    } else response.writeHead(204).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    comeBackAsAnother() {
      const message = { state: "another-visitor", code: "1" };
      realtime?.write(`event:@oauth2\ndata:${JSON.stringify(message)}\n\n`);
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const failureOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "no failure",
    (error: unknown) => describeFailure(error),
  );

test("a call that is rejected without a message has the default text", async () => {
  expect(await failureOf(new PocketBase(silentUrl).collection("signups").create({}))).toBe(DEFAULT);
  expect(await failureOf(fetchClient(silentUrl).send("/api/x", { method: "POST", body: {} }))).toBe(DEFAULT);
});

test("a call that reaches no server has the default text", async () => {
  expect(await failureOf(new PocketBase("http://127.0.0.1:1").health.check())).toBe(DEFAULT);
  expect(await failureOf(fetchClient("http://127.0.0.1:1").send("/api/x", { method: "GET" }))).toBe(DEFAULT);
});

test("a call that a later one cancels is reported as autocancelled", async () => {
  const sdk = new PocketBase(pocketbase.url);
  const [first] = await Promise.all([failureOf(sdk.health.check()), sdk.health.check()]);
  expect(first).toBe("The request was autocancelled.");
});

test("a call for a record that is not there says so", async () => {
  const sdk = new PocketBase(pocketbase.url);
  const update = sdk.collection("sessions").update("missing00000000", { last_page: "/" });
  expect(await failureOf(update)).toBe("The requested resource wasn't found.");
});

test("a call for a record without an id says what is missing", async () => {
  const sdk = new PocketBase(pocketbase.url);
  expect(await failureOf(sdk.collection("sessions").getOne(""))).toBe("Missing required record id.");
});

test("a call that the server rejects with reasons has the server's text", async () => {
  const sdk = new PocketBase(pocketbase.url);
  expect(await failureOf(sdk.collection("signups").create({}))).toBe("Failed to create record.");
});

test("a subscription without a topic says what is missing", async () => {
  const sdk = new PocketBase(pocketbase.url);
  expect(await failureOf(sdk.realtime.subscribe("", () => {}))).toBe("topic must be set.");
});

test("a subscription of a collection without a topic or a callback says what is missing", async () => {
  const sessions = new PocketBase(pocketbase.url).collection("sessions");
  expect(await failureOf(sessions.subscribe("", () => {}))).toBe("Missing topic.");
  const nothing = undefined as unknown as () => void;
  expect(await failureOf(sessions.subscribe("*", nothing))).toBe("Missing subscription callback.");
});

test("a subscription that is rejected says that no connection was established", async () => {
  const sdk = new PocketBase("http://127.0.0.1:1");
  sdk.realtime["maxReconnectAttempts"] = 0;
  expect(await failureOf(sdk.realtime.subscribe("sessions", () => {}))).toBe(
    "Failed to establish realtime connection.",
  );
});

test("a subscription that gets no response for 15 s says that it took too long", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const sdk = new PocketBase(silentUrl);
  sdk.realtime["maxReconnectAttempts"] = 0;
  const failure = failureOf(sdk.realtime.subscribe("sessions", () => {}));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await failure).toBe("EventSource connect took too long.");
});

test("a subscription says so by the SDK's own clock too, when it is allowed less time", async () => {
  const sdk = new PocketBase(silentUrl);
  sdk.realtime["maxReconnectAttempts"] = 0;
  sdk.realtime["maxConnectTimeout"] = 300;
  expect(await failureOf(sdk.realtime.subscribe("sessions", () => {}))).toBe(
    "EventSource connect took too long.",
  );
});

test("a sign-in elsewhere that comes back with another state says that the states differ", async () => {
  await using provider = await startOAuthServer();
  const users = new PocketBase(provider.url).collection("users");
  const signIn = users.authWithOAuth2({ provider: "example", urlCallback: provider.comeBackAsAnother });
  expect(await failureOf(signIn)).toBe("State parameters don't match.");
});

test.each([
  ["a text", "oops", DEFAULT],
  ["nothing", undefined, DEFAULT],
])("what is thrown otherwise %s has its text too", (_, thrown, text) => {
  expect(describeFailure(thrown)).toBe(text);
});
