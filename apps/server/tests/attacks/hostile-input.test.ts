import { expect, test } from "vitest";
import { pageVisit, session, signup } from "../samples.ts";
import { send, sharedServer } from "../server.ts";

const server = await sharedServer();

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
])(
  "text with special meaning to a database, page, shell or template is stored unchanged: %s",
  async (hostile) => {
    const sent = { ...signup(), company: hostile, lastName: hostile };
    const { status, body } = await send(records("signups"), "POST", sent);
    expect(status).toBe(200);
    const filter = `id = '${body["id"]}'`;
    expect(await server.admin.rows("signups", { filter })).toMatchObject([sent]);
  },
);

const deep = "[".repeat(8000) + "]".repeat(8000);

test.each([
  ["a field of a signup", "/api/collections/signups/records", `{"company":${deep}}`],
  ["a field that is not there", "/api/collections/signups/records", `{"other":${deep}}`],
  ["the source of a signup", "/api/collections/signups/records", `{"source":${deep}}`],
  ["a batch", "/api/batch", `{"requests":${deep}}`],
  ["nothing else", "/api/collections/page_visits/records", deep],
])(
  "JSON that is nested thousands of levels deep is rejected in %s, and the server keeps running",
  async (_, path, body) => {
    expect(await sendBody(path, body)).toBe(400);
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  },
);

test.each([
  ["an object for an email address", "signups", { ...signup(), email: { $ne: null } }],
  ["a list for an email address", "signups", { ...signup(), email: ["a", "b"] }],
  ["a number for an email address", "signups", { ...signup(), email: 1e308 }],
  ["a list for a path", "page_visits", { ...pageVisit(), page_path: ["/"] }],
  ["a text for a count", "sessions", { ...session(), page_count: "NaN" }],
])("%s is rejected", async (_, collection, body) => {
  expect((await send(records(collection), "POST", body)).status).toBe(400);
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

test.each(PATHS)(
  "a body without the owner's account is rejected above 16 KiB at %s when it comes in chunks",
  async (path) => {
    const before = await server.admin.rows("signups");
    expect([400, 413]).toContain(await sendBody(path, padded(signup(), 40 * KIB), true));
    expect(await server.admin.rows("signups")).toHaveLength(before.length);
  },
);

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
