import type { RequestListener, ServerResponse } from "node:http";
import { listen } from "@voxlog/testing/listen";
import { appSet, siteSet } from "@voxlog/tracked-sets";
import { describeFailure, fetchClient, pocketbaseStore } from "@voxlog/tracking/pocketbase";
import { testStoreContract, visitor } from "@voxlog/tracking/store-contract";
import PocketBase from "pocketbase";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { sharedServer } from "../../server.ts";

const server = await sharedServer();
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

const sdk = (at = server.url) => new PocketBase(at);
const variants = [
  // The first, because the others turn batches on again.
  { name: "PocketBase without batch", client: fetchClient, set: siteSet, batch: false },
  { name: "PocketBase through the SDK", client: sdk, set: siteSet, batch: true },
  { name: "PocketBase through fetchClient", client: fetchClient, set: appSet, batch: true },
] as const;

for (const { name, client, set, batch } of variants)
  testStoreContract(name, async () => {
    await server.admin.settings({ batch: { enabled: batch } });
    const { sessions, page_visits, events } = set.collections;
    return {
      open: () => pocketbaseStore({ client: client(server.url), set }),
      async rows(sessionId) {
        const query = { filter: `session_id = "${sessionId}"` };
        return {
          sessions: await server.admin.rows(sessions, query),
          visits: await server.admin.rows(page_visits, { ...query, sort: "start_time" }),
          events: await server.admin.rows(events, { ...query, sort: "time" }),
        };
      },
    };
  });

const rowsOf = (collection: string, sessionId: string) =>
  server.admin.rows<Record<string, string>>(collection, { filter: `session_id = "${sessionId}"` });

test("a text longer than its field is cut to what fits, in whole characters, and half of one is replaced", async () => {
  const { view, session_id } = visitor();
  const change = view(`/${"ü".repeat(600)}`);
  change.visit.page_title = "🎙️".repeat(400);
  change.visit.referrer = change.session.referrer = `https://example.com/\ud83d${"x".repeat(2000)}`;
  await pocketbaseStore({ client: fetchClient(server.url), set: siteSet }).write([change]);
  const [visit] = await rowsOf("page_visits", session_id);
  expect(visit?.["page_path"]).toBe(`/${"ü".repeat(499)}`);
  expect(visit?.["page_title"]).toBe("🎙️".repeat(150));
  expect(visit?.["referrer"]).toMatch(/^https:\/\/example.com\/\ufffdx{979}$/);
});

test("a session that the owner deleted is created again by the next view", async () => {
  const { view, session_id } = visitor();
  const store = pocketbaseStore({ client: fetchClient(server.url), set: siteSet });
  await store.write([view("/")]);
  const [session] = await rowsOf("sessions", session_id);
  await server.admin.send("DELETE", `/api/collections/sessions/records/${session?.["id"]}`);
  await store.write([view("/pricing")]);
  expect(await rowsOf("sessions", session_id)).toMatchObject([{ page_count: 2 }]);
});

const DEFAULT = "Something went wrong while processing your request.";
const NOT_FOUND = "The requested resource wasn't found.";
const NO_CALLBACK = "Missing subscription callback.";
const REJECTED = "Failed to establish realtime connection.";
const NOWHERE = "http://127.0.0.1:1";

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
