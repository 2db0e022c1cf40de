import type { RequestListener, ServerResponse } from "node:http";
import { describeFailure, fetchClient } from "@voxlog/tracking/pocketbase";
import PocketBase from "pocketbase";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { listen } from "../../../testing/listen.ts";
import { sharedServer } from "../../server.ts";

const DEFAULT = "Something went wrong while processing your request.";
const NOT_FOUND = "The requested resource wasn't found.";
const NO_CALLBACK = "Missing subscription callback.";
const REJECTED = "Failed to establish realtime connection.";
const NOWHERE = "http://127.0.0.1:1";

const { url } = await sharedServer();
async function open(handle: RequestListener): Promise<string> {
  const server = await listen(handle);
  afterAll(() => server[Symbol.dispose]());
  return server.url;
}
/** Responds to a call with an empty 400, and never to a realtime connection. */
const silent = await open((request, response) => {
  if (request.url !== "/api/realtime") response.writeHead(400).end("{}");
});
/** The parts of a PocketBase with one sign-in provider that the SDK needs: ours has none. */
let realtime: ServerResponse | undefined;
const withProvider = await open((request, response) => {
  if (request.url?.includes("/auth-methods")) {
    const provider = { name: "example", authURL: "https://example.com/?redirect=", codeVerifier: "" };
    response.end(JSON.stringify({ oauth2: { enabled: true, providers: [provider] } }));
  } else if (request.method === "GET") {
    realtime = response.writeHead(200, { "Content-Type": "text/event-stream" });
    realtime.write("id:this-visitor\nevent:PB_CONNECT\ndata:{}\n\n");
  } else response.writeHead(204).end();
});
afterEach(() => void vi.useRealTimers());

const failureOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "no failure",
    (error: unknown) => describeFailure(error),
  );
const sdk = (at = url) => new PocketBase(at);
function withoutReconnecting(at: string): PocketBase {
  const client = sdk(at);
  client.realtime["maxReconnectAttempts"] = 0;
  return client;
}

const get = (at: string) => fetchClient(at).send("/x", { method: "GET" });
const sessions = () => sdk().collection("sessions");
const none = undefined as unknown as () => void;
const returnElsewhere = () => {
  const data = JSON.stringify({ state: "another-visitor", code: "1" });
  realtime?.write(`event:@oauth2\ndata:${data}\n\n`);
};
const signInElsewhere = () =>
  sdk(withProvider).collection("users").authWithOAuth2({ provider: "example", urlCallback: returnElsewhere });

test.each<[string, string, () => Promise<unknown>]>([
  ["a call rejected without a message", DEFAULT, () => sdk(silent).collection("signups").create({})],
  ["a call of fetchClient rejected without a message", DEFAULT, () => get(silent)],
  ["a call that reaches no server", DEFAULT, () => sdk(NOWHERE).health.check()],
  ["a call of fetchClient that reaches no server", DEFAULT, () => get(NOWHERE)],
  ["a thrown text", DEFAULT, () => Promise.reject("oops")],
  ["nothing thrown", DEFAULT, () => Promise.reject()],
  ["a call for a missing record", NOT_FOUND, () => sessions().update("missing00000000", { last_page: "/" })],
  ["a call for a record without an ID", "Missing required record id.", () => sessions().getOne("")],
  ["a call rejected with reasons", "Failed to create record.", () => sdk().collection("signups").create({})],
  ["a subscription without a topic", "topic must be set.", () => sdk().realtime.subscribe("", () => {})],
  ["a collection's subscription without a topic", "Missing topic.", () => sessions().subscribe("", () => {})],
  ["a collection's subscription without a callback", NO_CALLBACK, () => sessions().subscribe("*", none)],
  ["a rejected subscription", REJECTED, () => withoutReconnecting(NOWHERE).realtime.subscribe("x", () => {})],
  ["a sign-in elsewhere with another state", "State parameters don't match.", signInElsewhere],
])("the failure of %s is described as: %s", async (_, text, call) => {
  expect(await failureOf(call())).toBe(text);
});

test("a call that a later one cancels is described as autocancelled", async () => {
  const client = sdk();
  const [first] = await Promise.all([failureOf(client.health.check()), client.health.check()]);
  expect(first).toBe("The request was autocancelled.");
});

test("a subscription without a response for 15 s is described as too long", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const failure = failureOf(withoutReconnecting(silent).realtime.subscribe("sessions", () => {}));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await failure).toBe("EventSource connect took too long.");
});
