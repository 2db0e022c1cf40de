import { BATCH_HEADERS, batchBody } from "@voxlog/tracking/testing";
import { expect, test } from "vitest";
import { pageVisit, recordId, session, signup, signupOf } from "../samples.ts";
import { send, sendRaw, sharedServer, unfinishedPost } from "../server.ts";

const server = await sharedServer();

type Request = { method: string; url: string; body?: object; headers?: object };
const batch = (...requests: Request[]) => send(`${server.url}/api/batch`, "POST", { requests });
const visits = "/api/collections/page_visits/records";
const signUp = (url: string): Request => ({ method: "POST", url, body: signup() });
const create = (): Request => ({ method: "POST", url: visits, body: pageVisit() });

test("a batch without the owner's account can have at most fifty requests", async () => {
  expect((await batch(...Array.from({ length: 50 }, create))).status).toBe(200);
  expect((await batch(...Array.from({ length: 51 }, create))).status).toBe(400);
});

test("a batch without the owner's account is stored completely or not at all", async () => {
  const id = recordId();
  const good = { ...create(), body: { ...pageVisit(), id } };
  const bad = { ...create(), body: { ...pageVisit(), page_path: "" } };
  expect((await batch(good, bad)).status).toBe(400);
  expect(await server.admin.rows("page_visits", { filter: `id = '${id}'` })).toEqual([]);
});

test.each([
  ["read a list", { method: "GET", url: "/api/collections/sessions/records" }],
  ["delete", { method: "DELETE", url: `${visits}/${recordId()}` }],
  ["upsert", { method: "PUT", url: visits, body: { ...pageVisit(), id: recordId() } }],
  ["nest a batch", { method: "POST", url: "/api/batch", body: { requests: [] } }],
  ["sign up, past the limit on signups", signUp("/api/collections/signups/records")],
  ["sign up by a longer path", signUp("/api/collections/sessions/../signups/records")],
  ["expand what it creates", { ...create(), url: `${visits}?expand=session_id` }],
  ["replace its headers", { ...create(), headers: { "X-Forwarded-For": "10.0.0.1" } }],
  ["change settings", { method: "PATCH", url: "/api/settings", body: {} }],
])("a batch without the owner's account cannot %s", async (_, request) => {
  expect(await batch(request)).toMatchObject({
    status: 400,
    body: { message: "Unsupported batch request." },
  });
});

const SIGNUPS = "/api/collections/signups/records";

async function begin(responses: string[], text: string) {
  const socket = await sendRaw(server, text);
  return socket.once("data", (data: Buffer) => responses.push(data.toString().split("\r\n\r\n")[0] ?? ""));
}

test("unfinished requests from one address are limited to 100, and closing one frees its place", async () => {
  const responses: string[] = [];
  const sockets = await Promise.all(
    Array.from({ length: 160 }, () => begin(responses, unfinishedPost(SIGNUPS))),
  );
  await expect.poll(() => responses.length).toBe(60);
  expect(new Set(responses.map((response) => response.split(" ")[1]))).toEqual(new Set(["429"]));
  expect(responses[0]).toContain("Connection: close");

  for (const socket of sockets) socket.destroy();
  const signUp = async () => (await send(server.url + SIGNUPS, "POST", signup())).status;
  await expect.poll(signUp).toBe(200);
});

test("visitors who leave while their batch waits to be stored don't use up the places of others", async () => {
  const url = `/api/collections/sessions/records/${recordId()}`;
  const body = batchBody([{ method: "PATCH", url, body: { last_view: new Date().toISOString() } }]);
  const batch = `POST /api/batch HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: ${BATCH_HEADERS["Content-Type"]}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const turnOfServer = () => send(`${server.url}/api/health`, "GET");
  {
    using other = server.openDatabase();
    other.exec("BEGIN IMMEDIATE");
    const sockets = await Promise.all(Array.from({ length: 250 }, () => sendRaw(server, batch)));
    await turnOfServer();
    for (const socket of sockets) socket.resetAndDestroy();
    await turnOfServer();
    other.exec("ROLLBACK");
  }
  // It's stored after their rows.
  await fetch(`${server.url}/api/batch`, { method: "POST", headers: BATCH_HEADERS, body });
  const signUp = async (person: number) =>
    (await send(server.url + SIGNUPS, "POST", signupOf(person))).status;
  await expect
    .poll(() => Promise.all(Array.from({ length: 60 }, (_, person) => signUp(person))))
    .toEqual(Array(60).fill(200));
});

test("headers over 20 kB are rejected before they arrive completely", async () => {
  const responses: string[] = [];
  await begin(responses, `GET / HTTP/1.1\r\nX-Large: ${"a".repeat(30_000)}`);
  await expect.poll(() => responses).toMatchObject([expect.stringMatching(/ 431 /)]);
});

test("a response with a session can't be cached", async () => {
  const sent = session();
  await send(`${server.url}/api/collections/sessions/records`, "POST", sent);
  const filter = encodeURIComponent(`session_id="${sent.session_id}"`);
  const found = await fetch(`${server.url}/api/collections/sessions/records?filter=${filter}`);
  expect(await found.json()).toMatchObject({ items: [{ session_id: sent.session_id }] });
  expect(found.headers.get("Cache-Control")).toBe("no-store");
});

test("realtime messages are rejected for everyone, including the owner", async () => {
  for (const headers of [{}, { Authorization: server.admin.token }]) {
    for (const method of ["GET", "POST"]) {
      for (const path of ["/api/realtime", "/api/realtime/", "/api/%72ealtime", "/api/realtime?x=1"])
        expect(await send(server.url + path, method, undefined, headers)).toMatchObject({ status: 404 });
    }
  }
});

const records = (collection: string) => `${server.url}/api/collections/${collection}/records`;

test.each([
  "'); DROP TABLE signups; --",
  `" OR 1=1 --`,
  "<script>alert(1)</script>",
  `"><img src=x onerror=alert(1)>`,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template engine might run.
  "{{7*7}} ${7*7} <%= 7*7 %>",
  "$(touch /tmp/owned) `id` | id",
  "../../../../etc/passwd",
  '=cmd|"/c calc"!A1',
  "a\u202Eb\u0000c".replace("\u0000", ""),
])("text with a meaning to a database, page, shell or template is stored unchanged: %s", async (hostile) => {
  const sent = { ...signup(), company: hostile, lastName: hostile };
  const { status, body } = await send(records("signups"), "POST", sent);
  expect(status).toBe(200);
  const filter = `id = '${body["id"]}'`;
  expect(await server.admin.rows("signups", { filter })).toMatchObject([sent]);
});

const deep = "[".repeat(8000) + "]".repeat(8000);

test.each([
  ["a field of a signup", "/api/collections/signups/records", `{"company":${deep}}`],
  ["a field that is not there", "/api/collections/signups/records", `{"other":${deep}}`],
  ["the source of a signup", "/api/collections/signups/records", `{"source":${deep}}`],
  ["a batch", "/api/batch", `{"requests":${deep}}`],
  ["nothing else", "/api/collections/page_visits/records", deep],
])("JSON nested thousands of levels is rejected in %s, and the server runs on", async (_, path, body) => {
  expect(await sendBody(path, body)).toBe(400);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

test.each([
  ["an object for an email address", "signups", { ...signup(), email: { $ne: null } }],
  ["a list for an email address", "signups", { ...signup(), email: ["a", "b"] }],
  ["a number for an email address", "signups", { ...signup(), email: 1e308 }],
  ["a list for a path", "page_visits", { ...pageVisit(), page_path: ["/"] }],
  ["a text for a count", "sessions", { ...session(), page_count: "NaN" }],
])("%s is rejected", async (_, collection, body) => {
  expect((await send(records(collection), "POST", body)).status).toBe(400);
});

const odd = { toString: 1 }; // Can't be converted to a text.
const oddToken = `${btoa('{"alg":"HS256","typ":"JWT"}')}.${btoa(JSON.stringify({ type: "auth", collectionId: odd }))}.a`;

test.each([
  ["/api/batch", { requests: [{ method: "POST", url: odd, body: {} }] }, {}],
  ["/api/batch", { "@jsonPayload": odd }, {}],
  ["/api/collections/staff/auth-with-password", { identity: odd, password: odd }, {}],
  ["/api/collections/staff/auth-with-otp", { otpId: odd }, {}],
  ["/api/collections/signups/records", { email: odd }, { Authorization: `Bearer ${oddToken}` }],
])("an object in place of a text is rejected at %s %o with the headers %o", async (path, body, headers) => {
  expect((await send(server.url + path, "POST", body, headers)).status).toBe(400);
});

test.each([
  // 18 kB: the server wouldn't read the rest of more, and the client's write might fail.
  ["spaces", " ".repeat(6_000), "Request Header Fields Too Large"],
  ["brackets", "(".repeat(15_000), "Unsupported query."],
  ["the beginning of a proper one, over and over", "session_id=".repeat(1_100), "Unsupported query."],
])("an overlong search of %s is rejected before it's parsed", async (_, filter, rejection) => {
  const response = await fetch(`${records("sessions")}?filter=${encodeURIComponent(filter)}`);
  // The message of the limits: a search that was parsed has another. Backtracking from each character would take
  // minutes.
  expect(await response.text()).toContain(rejection);
});

const KIB = 1024;
const PATHS = [
  "/api/collections/signups/records",
  "/api/batch",
  "/api/collections/_superusers/auth-with-password",
];

async function sendBody(path: string, body: string, chunked = false, headers = {}): Promise<number> {
  const stream = new Blob([body]).stream();
  const response = await fetch(server.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    ...(chunked ? { body: stream, duplex: "half" } : { body }),
  } as RequestInit);
  return response.status;
}

const padded = (record: object, length: number) => {
  const filled = (filler: string) => JSON.stringify({ ...record, filler });
  return filled("x".repeat(length - filled("").length));
};

test("a body without the owner's account is accepted up to 16 KiB", async () => {
  expect(await sendBody("/api/collections/signups/records", padded(signup(), 16 * KIB))).toBe(200);
});

test.each(PATHS)("a body without the owner's account is rejected above 16 KiB at %s", async (path) => {
  expect(await sendBody(path, padded(signup(), 16 * KIB + 1))).toBe(413);
});

test.each(PATHS)("a visitor's body in chunks is rejected above 16 KiB at %s", async (path) => {
  const before = await server.admin.rows("signups");
  expect([400, 413]).toContain(await sendBody(path, padded(signup(), 40 * KIB), true));
  expect(await server.admin.rows("signups")).toHaveLength(before.length);
});

test("a body without the owner's account is accepted when it's short and chunked, like from a proxy", async () => {
  const path = "/api/collections/page_visits/records";
  expect(await sendBody(path, JSON.stringify(pageVisit()), true)).toBe(200);
});

test("a body without the owner's account is rejected when it isn't JSON", async () => {
  expect(await sendBody("/api/collections/signups/records", "{")).toBe(400);
});

test("a body of the owner may be larger", async () => {
  const headers = { Authorization: server.admin.token };
  expect(
    await sendBody("/api/collections/signups/records", padded(signup(), 100 * KIB), false, headers),
  ).toBe(200);
});
