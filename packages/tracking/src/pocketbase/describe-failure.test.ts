import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { startPocketBase, type TestPocketBase } from "@voxlog/testing/pocketbase";
import PocketBase, { ClientResponseError } from "pocketbase";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { describeFailure } from "./describe-failure.ts";
import { fetchClient } from "./fetch-client.ts";

const DEFAULT = "Something went wrong while processing your request.";

let pocketbase: TestPocketBase;
let silent: Server;
let silentUrl: string;
beforeAll(async () => {
  pocketbase = await startPocketBase();
  // Answers a call with an empty 400, and a realtime connection with nothing.
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

const failureOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "no failure",
    (error: unknown) => describeFailure(error),
  );

describe("a call", () => {
  test("that is refused without a message has the default text", async () => {
    expect(await failureOf(new PocketBase(silentUrl).collection("signups").create({}))).toBe(DEFAULT);
    expect(await failureOf(fetchClient(silentUrl).send("/api/x", { method: "POST", body: {} }))).toBe(
      DEFAULT,
    );
  });

  test("that reaches no server has the default text", async () => {
    expect(await failureOf(new PocketBase("http://127.0.0.1:1").health.check())).toBe(DEFAULT);
    expect(await failureOf(fetchClient("http://127.0.0.1:1").send("/api/x", { method: "GET" }))).toBe(
      DEFAULT,
    );
  });

  test("that a later one cancels is reported as autocancelled", async () => {
    const sdk = new PocketBase(pocketbase.url);
    const [first] = await Promise.all([failureOf(sdk.health.check()), sdk.health.check()]);
    expect(first).toBe("The request was autocancelled.");
  });

  test("for a record that is not there says so", async () => {
    const sdk = new PocketBase(pocketbase.url);
    const update = sdk.collection("sessions").update("missing00000000", { last_page: "/" });
    expect(await failureOf(update)).toBe("The requested resource wasn't found.");
  });

  test("for a record without an id says what is missing", async () => {
    const sdk = new PocketBase(pocketbase.url);
    expect(await failureOf(sdk.collection("sessions").getOne(""))).toBe("Missing required record id.");
  });

  test("that the server refuses with reasons has the server's words", async () => {
    const sdk = new PocketBase(pocketbase.url);
    expect(await failureOf(sdk.collection("signups").create({}))).toBe("Failed to create record.");
  });
});

describe("a subscription", () => {
  test("without a topic says what is missing", async () => {
    const sdk = new PocketBase(pocketbase.url);
    expect(await failureOf(sdk.realtime.subscribe("", () => {}))).toBe("topic must be set.");
  });

  test("that is refused says that no connection was established", async () => {
    const sdk = new PocketBase("http://127.0.0.1:1");
    sdk.realtime["maxReconnectAttempts"] = 0;
    expect(await failureOf(sdk.realtime.subscribe("sessions", () => {}))).toBe(
      "Failed to establish realtime connection.",
    );
  });

  test("that gets no answer for 15 s says that it took too long", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const sdk = new PocketBase(silentUrl);
    sdk.realtime["maxReconnectAttempts"] = 0;
    const failure = failureOf(sdk.realtime.subscribe("sessions", () => {}));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await failure).toBe("EventSource connect took too long.");
  });
});

describe("what is thrown otherwise", () => {
  test.each([
    [
      "an OAuth state that does not match",
      new ClientResponseError(new Error("State parameters don't match.")),
      "State parameters don't match.",
    ],
    ["a text", "oops", DEFAULT],
    ["nothing", undefined, DEFAULT],
  ])("%s has its words too", (_, thrown, words) => {
    expect(describeFailure(thrown)).toBe(words);
  });
});
