import { type LeadField, leadFields } from "@voxlog/product";
import { siteSet } from "@voxlog/tracked-sets";
import type { TrackingSet } from "@voxlog/tracking";
import { expect, test } from "vitest";
import { demoRequest, pageVisit, recordId, session, signup } from "../samples.ts";
import { createRecord, send, sharedServer } from "../server.ts";

const server = await sharedServer();
const records = (collection: string, id = "") =>
  `${server.url}/api/collections/${collection}/records/${id}`.replace(/\/$/, "");

const secret = session();
await createRecord(server, "sessions", secret);
const id = secret.session_id;
const whole = `session_id="${id}"`;
const query = (parameters: Record<string, string>) => `${new URLSearchParams(parameters)}`;
const search = (query: string, method = "GET") => fetch(`${records("sessions")}?${query}`, { method });
const [known, probe] = [query({ filter: whole }), encodeURIComponent("id != ''")];

test.each<[what: string, query: string, method?: string]>([
  ["a filter by a prefix", query({ filter: `session_id ~ "${id.slice(0, 8)}"` })],
  ["a filter by a prefix with =", query({ filter: `session_id = "${id.slice(0, 20)}%"` })],
  ["a filter by a wildcard", query({ filter: 'session_id ~ "%"' })],
  ["a filter by single-character wildcards", query({ filter: `session_id ~ "${"_".repeat(32)}"` })],
  ["a filter by what it is not", query({ filter: "session_id != ''" })],
  ["a filter by its order", query({ filter: 'session_id > "0"' })],
  ["a filter by the record's id", query({ filter: `id = "abcdefghijklmno"` })],
  ["a filter by another field", query({ filter: 'landing_page = "/pricing"' })],
  ["a filter by another collection", query({ filter: '@collection.signups.email ?~ "@"' })],
  ["a filter by the whole id or anything", query({ filter: `${whole} || id != ""` })],
  ["a filter by the whole id and a probe", query({ filter: `${whole} && landing_page ~ "/p%"` })],
  ["a filter by the whole id and a comment", query({ filter: `${whole} // more` })],
  ["150 terms", query({ filter: Array.from({ length: 150 }, (_, i) => `os ~ "${i}"`).join(" || ") })],
  ["an empty filter", query({ filter: "" })],
  ["the parameter sort", query({ filter: whole, sort: "landing_page" })],
  ["the parameter expand", query({ filter: whole, expand: "session_id" })],
  ["the parameter fields", query({ filter: whole, fields: "*" })],
  ["the parameter Filter", query({ filter: whole, Filter: 'id != ""' })],
  ["two filters", `${known}&filter=${probe}`],
  ["a second filter with an encoded name", `${known}&f%69lter=${probe}`],
  ["two filters and probes with HEAD", `${known}&filter=${probe}`, "HEAD"],
])("a search for sessions is rejected if it has %s", async (_, query, method) => {
  expect((await search(query, method)).status).toBe(400);
});

test("a search for sessions is rejected if its path has the collection's ID or ends in a slash", async () => {
  const { id } = await server.admin.send<{ id: string }>("GET", "/api/collections/sessions");
  for (const path of [`${id}/records`, "sessions/records/"])
    expect([400, 404]).toContain(
      (await fetch(`${server.url}/api/collections/${path}?filter=${probe}`)).status,
    );
});

test("a search for sessions finds nothing by a well-formed but wrong ID, and no answer can be cached", async () => {
  const other = id.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
  for (const [session_id, totalItems] of Object.entries({ [id]: 1, [other]: 0 })) {
    const response = await search(query({ filter: `session_id="${session_id}"` }));
    expect(await response.json()).toMatchObject({
      totalItems,
      items: Array(totalItems).fill({ session_id }),
    });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  }
});

const row = async (collection: string, id: string) =>
  (await server.admin.rows(collection, { filter: `id = '${id}'` }))[0] ?? {};
test.each(["sessions", "app_sessions"])("a conversion's time in %s doesn't tell the lead", async (name) => {
  const body = { converted: true, conversion_type: "signup" };
  for (const isBatch of [false, true]) {
    const { id } = await createRecord(server, name, session());
    const requests = [{ method: "PATCH", url: `/api/collections/${name}/records/${id}`, body }];
    if (isBatch) await send(`${server.url}/api/batch`, "POST", { requests });
    else await send(records(name, id), "PATCH", body);
    const updated = expect.stringMatching(/ 00:00:00\.00[01]Z$/);
    expect(await row(name, id)).toMatchObject({ ...body, updated });
  }
});

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const fields: readonly LeadField[] = leadFields.signups;

test.each(["id", "created", "updated"])("a visitor who sends a lead cannot choose its %s", async (field) => {
  const value = field === "id" ? recordId() : "2020-01-01 00:00:00.000Z";
  for (const [collection, lead] of Object.entries({ signups: signup(), demo_requests: demoRequest() }))
    expect((await send(records(collection), "POST", { ...lead, [field]: value })).status).toBe(400);
});

test("a visitor who sends a lead cannot add an unknown field", async () => {
  const { body } = await send(records("signups"), "POST", { ...signup(), notified: true, admin: true });
  const stored = await row("signups", String(body["id"]));
  expect(Object.keys(stored)).not.toContain("admin");
  expect(Object.keys(stored)).not.toContain("notified");
});

test.each([
  ...fields
    .filter(({ required }) => required)
    .flatMap(({ name }) => [
      [name, "empty", ""],
      [name, "blank", "   "],
    ]),
  ["phone", "a word", "none"],
] as [string, string, string][])("a lead's %s can't be %s", async (name, _, value) => {
  const response = await send(records("signups"), "POST", { ...signup(), [name]: value });
  expect(response).toMatchObject({ status: 400, body: { data: { [name]: {} } } });
});

/** Returns a value of the form that a field requires. */
function fill(type: LeadField["type"], length: number): string {
  if (type !== "email") return (type === "tel" ? "1" : "é").repeat(length);
  const start = `a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.`;
  return `${start}${"e".repeat(length - start.length - 3)}.nl`;
}

test.each(fields)(
  "a visitor who sends a lead can fill $name with $max characters and no more",
  async ({ name, type, max }) => {
    const lead = (length: number) => ({ ...signup(), [name]: fill(type, length) });
    expect((await send(records("signups"), "POST", lead(max))).status).toBe(200);
    const longer = await send(records("signups"), "POST", lead(max + 1));
    expect(longer).toMatchObject({ status: 400, body: { data: { [name]: {} } } });
  },
);

/** The sets differ in their names only: the test of the schema compares the rules of both. */
const { sessions, page_visits: visits } = siteSet.collections;
const start = Date.now() - 60_000;
const [start_time, end_time] = [start, start + 50_000].map((time) => new Date(time).toISOString());

/** Returns a test that a change, sent three times, leaves a row with `left`, and as it was if it's rejected. */
const leaves =
  (collection: string, left: object, before?: object) => async (status: number, fields: object) => {
    const sample = collection === visits ? { ...pageVisit(), start_time } : session();
    const { id } = await createRecord(server, collection, sample);
    const change = (fields: object) => send(records(collection, id), "PATCH", fields);
    if (before) await change(before);
    const earlier = await row(collection, id);
    for (let times = 0; times < 3; times++) expect(await change(fields)).toMatchObject({ status });
    const stored = await row(collection, id);
    expect(stored).toMatchObject(status === 200 ? left : { ...earlier, ...left });
  };

const fixedFields = (table: TrackingSet["sessionFields"]) =>
  ["id", "created", "updated", ...Object.keys(table).filter((name) => !table[name]?.changedBy)].map(
    (name) => ({ [name]: name === "id" ? "aaaaaaaaaaaaaaa" : "/other" }),
  );
test.each(fixedFields(siteSet.sessionFields))(
  "a visitor who knows a session's ID cannot change %o",
  (field) => leaves(sessions, {})(404, field),
);
test.each(fixedFields(siteSet.visitFields))("a visitor who knows a visit's ID cannot change %o", (field) =>
  leaves(visits, {})(404, { end_time, ...field }),
);

const converted = { converted: true, conversion_type: "signup" };
test.each<[number, object]>([
  [404, { converted: false }],
  [404, { conversion_type: "" }],
  [404, { converted: true, conversion_type: "" }],
])(
  "a visitor who knows a row's ID cannot undo a conversion: %i for %o",
  leaves(sessions, converted, converted),
);

test.each<[number, object]>([
  [404, { conversion_type: "signup" }],
  [400, { converted: true, conversion_type: "purchase" }],
])(
  "a visitor who knows a row's ID cannot convert with another type: %i for %o",
  leaves(sessions, { converted: false, conversion_type: "" }),
);

const counts = { page_count: 2, unique_page_count: 2 };
test.each<[number, object]>([
  [200, { page_count: 1, unique_page_count: 1 }],
  [200, { page_count: 0 }],
  [200, { "page_count-": 2 }],
  [200, { page_count: null }],
  [400, { page_count: 2.5 }],
  [200, { unique_page_count: 3 }],
])(
  "a visitor who knows a row's ID cannot make a session's counts lower or contradictory: %i for %o",
  leaves(sessions, counts, counts),
);

test.each<[number, object]>([
  [200, { page_count: 1_000_000, unique_page_count: 1_000_000 }],
  [200, { "page_count+": 500 }],
])(
  "a visitor who knows a row's ID cannot count pages without viewing them: %i for %o",
  leaves(sessions, { page_count: 2 }),
);

const badTimes: [string, unknown][] = [
  ["a text", "hello"],
  ["before 2020", "2019-12-31 23:59:59.000Z"],
  ["two days ahead", inHours(48)],
  ["in the year 12026", "12026-01-01 00:00:00.000Z"],
];

test.each([...badTimes, ["empty", ""], ["null", null], ["an object", { a: 1 }]])(
  "a visitor who knows a row's ID cannot end a visit at a time that is %s",
  (_, end_time) => leaves(visits, { end_time: "" })(400, { end_time }),
);

test.each<[number, object]>([
  [200, { end_time, visible_time: 61_000 }],
  [200, { end_time, visible_time: 1e15 }],
  [200, { end_time, "visible_time+": 1e9 }],
])(
  "a visitor who knows a row's ID cannot make a visit visible for longer than it lasted: %i for %o",
  leaves(visits, { visible_time: 50_000 }),
);

const seen = { end_time, visible_time: 10_000 };
test.each<[number, object]>([
  [200, { end_time, visible_time: 1 }],
  [200, { end_time, visible_time: -1 }],
  [200, { end_time, "visible_time-": 9000 }],
  [200, { end_time, visible_time: null }],
  [200, { end_time, visible_time: "long" }],
  [200, { end_time, visible_time: [60_000] }],
])(
  "a visitor who knows a row's ID cannot make the visible time shorter or invalid: %i for %o",
  leaves(visits, { visible_time: 10_000 }, seen),
);

test.each<[number, object]>([
  [404, { visible_time: 10 }],
  [400, { end_time, visible_time: 0.5 }],
])(
  "a visitor who knows a row's ID cannot set a visible time without an end, nor half a millisecond: %i for %o",
  leaves(visits, { end_time: "", visible_time: 0 }),
);

test("a visitor cannot create a second session with the same session ID", async () => {
  const sent = session();
  await createRecord(server, sessions, sent);
  expect(await send(records(sessions), "POST", sent)).toMatchObject({
    status: 400,
    body: { data: { session_id: { code: "validation_not_unique" } } },
  });
});

test.each<[string, object]>([
  ["session with counts", { page_count: 500 }],
  ["session with a conversion", { converted: true }],
  ["session with a type of conversion", { conversion_type: "signup" }],
  ["session with a date of creation", { created: inHours(-1) }],
  ["session with a short session ID", { session_id: "short" }],
  ["session with a wildcard in its session ID", { session_id: `${"a".repeat(30)}%` }],
  ["session with an unknown language", { language: "de" }],
  ["session with an unknown device", { device_type: "fridge" }],
  ["session with an invalid screen size", { screen_size: "big" }],
  ["session with a landing page that is too long", { landing_page: `/${"a".repeat(500)}` }],
  ["session with an invalid ID", { id: "../../../etc/pas" }],
  ["visit with an end", { end_time: inHours(0) }],
  ["visit with a visible time", { visible_time: 1000 }],
  ["visit with a visible time of nothing", { visible_time: 0 }],
  ["visit with a visible time by a modifier", { "visible_time+": 1000 }],
  ["visit with an address for a path", { page_path: "https://example.com" }],
  ["visit with a title that is too long", { page_title: "a".repeat(301) }],
  ["visit with a date of creation", { created: inHours(-1) }],
  ...badTimes.map(
    ([what, start_time]) => [`visit with a start that is ${what}`, { start_time }] as [string, object],
  ),
])("a visitor cannot create a %s", async (what, fields) => {
  const [collection, sample] = what.startsWith("session") ? [sessions, session()] : [visits, pageVisit()];
  expect((await send(records(collection), "POST", { ...sample, ...fields })).status).toBe(400);
});
