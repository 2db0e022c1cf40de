import { type LeadField, leadFields } from "@voxlog/product";
import { siteSet } from "@voxlog/tracked-sets";
import type { TrackingSet } from "@voxlog/tracking";
import { expect, test } from "vitest";
import { demoRequest, pageVisit, recordId, session, signup, signupOf, TRACKING } from "../samples.ts";
import { createRecord, send, sharedServer, visitor } from "../server.ts";

const server = await sharedServer();
const records = (collection: string, id = "") =>
  `${server.url}/api/collections/${collection}/records/${id}`.replace(/\/$/, "");

const secret = session();
const ids: Record<string, string> = {};
const rows = { signups: signup, demo_requests: demoRequest, ...TRACKING };
for (const [name, row] of Object.entries(rows)) {
  const own = name in TRACKING && { session_id: secret.session_id };
  ids[name] = (await createRecord(server, name, { ...row(), ...own })).id;
}

ids["outbox"] = (await server.admin.rows("outbox"))[0]?.id ?? "";

test.each(Object.keys(ids))("a visitor can't list %s, nor read or delete a row by its ID", async (name) => {
  const rejected = { status: 400, body: { message: "Unsupported query." } };
  expect(await send(records(name), "GET")).toMatchObject(rejected);
  for (const method of ["GET", "DELETE"])
    expect(await send(records(name, ids[name]), method)).toMatchObject({ status: 403 });
  expect(await server.admin.rows(name, { filter: `id = '${ids[name]}'` })).toHaveLength(1);
});

test("a visitor can't create or change an email", async () => {
  expect(await send(records("outbox"), "POST", { kind: "confirmation" })).toMatchObject({ status: 403 });
  const change = { status: "sent" };
  expect(await send(records("outbox", ids["outbox"]), "PATCH", change)).toMatchObject({ status: 403 });
});

const id = secret.session_id;
const whole = `session_id="${id}"`;
const search = (parameters: Record<string, string>) =>
  fetch(`${records("sessions")}?${new URLSearchParams(parameters)}`);

test.each([
  ["a prefix", `session_id ~ "${id.slice(0, 8)}"`],
  ["a prefix with =", `session_id = "${id.slice(0, 20)}%"`],
  ["a wildcard", 'session_id ~ "%"'],
  ["single-character wildcards", `session_id ~ "${"_".repeat(32)}"`],
  ["what it is not", "session_id != ''"],
  ["its order", 'session_id > "0"'],
  ["the record's id", `id = "abcdefghijklmno"`],
  ["another field", 'landing_page = "/pricing"'],
  ["another collection", '@collection.signups.email ?~ "@"'],
  ["the whole id or anything", `${whole} || id != ""`],
  ["the whole id and a probe", `${whole} && landing_page ~ "/p%"`],
  ["the whole id and a comment", `${whole} // more`],
  ["150 terms", Array.from({ length: 150 }, (_, i) => `landing_page ~ "${i}"`).join(" || ")],
  ["nothing", ""],
])("a search for sessions is rejected if it filters by %s", async (_, filter) => {
  expect((await search({ filter })).status).toBe(400);
});

test.each([
  ["sort", "landing_page"],
  ["expand", "session_id"],
  ["fields", "*"],
  ["Filter", 'id != ""'],
])("a search for sessions is rejected if it has the parameter %s", async (parameter, value) => {
  expect((await search({ filter: whole, [parameter]: value })).status).toBe(400);
});

test.each([
  ["two filters", "filter", "GET"],
  ["a second filter with an encoded name", "f%69lter", "GET"],
  ["two filters and probes with HEAD", "filter", "HEAD"],
])("a search for sessions is rejected if it has %s", async (_, second, method) => {
  const query = `filter=${encodeURIComponent(whole)}&${second}=${encodeURIComponent("id != ''")}`;
  expect((await fetch(`${records("sessions")}?${query}`, { method })).status).toBe(400);
});

test("a search for sessions is rejected if its path has the collection's ID or ends in a slash", async () => {
  const { id } = await server.admin.send<{ id: string }>("GET", "/api/collections/sessions");
  for (const path of [`${id}/records`, "sessions/records/"]) {
    const response = await fetch(
      `${server.url}/api/collections/${path}?filter=${encodeURIComponent("id != ''")}`,
    );
    expect([400, 404]).toContain(response.status);
  }
});

test("a search for sessions finds nothing by a well-formed but wrong ID", async () => {
  const other = id.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
  const response = await search({ filter: `session_id="${other}"` });
  expect(await response.json()).toMatchObject({ items: [], totalItems: 0 });
});

test.each(["sessions", "app_sessions"])("a conversion's time in %s doesn't tell the lead", async (name) => {
  const client = visitor(server.url);
  const conversion = { converted: true, conversion_type: "signup" };
  const ids = await Promise.all(
    Array.from({ length: 6 }, async (_, i) => {
      const { id } = await client.collection(name).create(session());
      await client.collection("signups").create(signupOf(`${name}${i}`));
      if (i % 2) await client.collection(name).update(id, conversion);
      else {
        const batch = client.createBatch();
        batch.collection(name).update(id, conversion);
        await batch.send();
      }
      return id;
    }),
  );
  for (const id of ids) {
    const [row] = await server.admin.rows(name, { filter: `id = '${id}'` });
    expect(row).toMatchObject({ converted: true, updated: expect.stringMatching(/ 00:00:00\.00[01]Z$/) });
  }
});

const row = async (collection: string, id: string) =>
  (await server.admin.rows(collection, { filter: `id = '${id}'` }))[0] ?? {};
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

test("a visitor who sends a lead cannot change it afterward", async () => {
  const { id } = await createRecord(server, "signups", signup());
  expect((await send(records("signups", id), "PATCH", { company: "Another" })).status).toBe(403);
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

test.each(fields.filter(({ type }) => type !== "email"))(
  "a visitor who sends a lead can fill $name with $max characters and no more",
  async ({ name, type, max }) => {
    const filling = type === "tel" ? "1" : "é";
    const fill = (length: number) =>
      send(records("signups"), "POST", { ...signup(), [name]: filling.repeat(length) });
    expect((await fill(max)).status).toBe(200);
    expect(await fill(max + 1)).toMatchObject({ status: 400, body: { data: { [name]: {} } } });
  },
);

test("a visitor who sends a lead can give an address of 254 characters and none longer", async () => {
  const address = (length: number) => {
    const start = `a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.`;
    return `${start}${"e".repeat(length - start.length - 3)}.nl`;
  };
  expect((await send(records("signups"), "POST", { ...signup(), email: address(254) })).status).toBe(200);
  const longer = await send(records("signups"), "POST", { ...signup(), email: address(255) });
  expect(longer).toMatchObject({ status: 400, body: { data: { email: {} } } });
});

const fixedFields = (table: TrackingSet["sessionFields"]) => [
  ...["id", "created", "updated"],
  ...Object.keys(table).filter((name) => !table[name]?.changedBy),
];

/** The sets differ in their names only: the test of the schema compares the rules of both. */
const { sessions, page_visits: visits } = siteSet.collections;
const newSession = async () => (await createRecord(server, sessions, session())).id;
const newVisit = async (fields = {}) =>
  (await createRecord(server, visits, { ...pageVisit(), ...fields })).id;
const change = async (collection: string, id: string, fields: object) => {
  const { status } = await send(records(collection, id), "PATCH", fields);
  return { status, stored: await row(collection, id) };
};

test.each([
  ...fixedFields(siteSet.sessionFields).map((field) => [sessions, field] as const),
  ...fixedFields(siteSet.visitFields).map((field) => [visits, field] as const),
])("a visitor who knows a row's ID cannot change in %s the field %s", async (collection, field) => {
  const isVisit = collection === visits;
  const id = await (isVisit ? newVisit() : newSession());
  const before = await row(collection, id);
  const fields = {
    ...(isVisit && { end_time: inHours(0) }),
    [field]: field === "id" ? recordId() : "/other",
  };
  expect(await change(collection, id, fields)).toEqual({ status: 404, stored: before });
});

test("a visitor who knows a row's ID cannot undo a conversion", async () => {
  const id = await newSession();
  const converted = { converted: true, conversion_type: "signup" };
  await change(sessions, id, converted);
  for (const fields of [
    { converted: false },
    { conversion_type: "" },
    { converted: true, conversion_type: "" },
  ]) {
    expect(await change(sessions, id, fields)).toMatchObject({ status: 404, stored: converted });
  }
});

test.each([
  ["a type without converting", 404, { conversion_type: "signup" }],
  ["an unknown type", 400, { converted: true, conversion_type: "purchase" }],
])("a visitor who knows a row's ID cannot convert with %s", async (_, status, fields) => {
  const stored = { converted: false, conversion_type: "" };
  expect(await change(sessions, await newSession(), fields)).toMatchObject({ status, stored });
});

test.each([
  ["lower", { page_count: 1, unique_page_count: 1 }],
  ["zero", { page_count: 0 }],
  ["negative by a modifier", { "page_count-": 2 }],
  ["nothing", { page_count: null }],
  ["half a page", { page_count: 2.5 }],
  ["more distinct pages than pages", { unique_page_count: 3 }],
])("a visitor who knows a row's ID cannot make a session's counts %s", async (_, fields) => {
  const id = await newSession();
  const counts = { page_count: 2, unique_page_count: 2 };
  await change(sessions, id, counts);
  expect((await change(sessions, id, fields)).stored).toMatchObject(counts);
});

test.each([
  ["a million pages", { page_count: 1_000_000, unique_page_count: 1_000_000 }],
  ["more pages by a modifier", { "page_count+": 500 }],
])("a visitor who knows a row's ID cannot count %s without viewing them", async (_, fields) => {
  const id = await newSession();
  for (let times = 0; times < 3; times++) await change(sessions, id, fields);
  expect(await row(sessions, id)).toMatchObject({ page_count: 2 });
});

test("a visitor cannot create a second session with the same session ID", async () => {
  const sent = session();
  await createRecord(server, sessions, sent);
  expect(await send(records(sessions), "POST", sent)).toMatchObject({
    status: 400,
    body: { data: { session_id: { code: "validation_not_unique" } } },
  });
});

const badTimes: [string, unknown][] = [
  ["a text", "hello"],
  ["before 2020", "2019-12-31 23:59:59.000Z"],
  ["two days ahead", inHours(48)],
  ["in the year 12026", "12026-01-01 00:00:00.000Z"],
];
test.each<[string, unknown]>([...badTimes, ["empty", ""], ["null", null], ["an object", { a: 1 }]])(
  "a visitor who knows a row's ID cannot end a visit at a time that is %s",
  async (_, end_time) => {
    expect(await change(visits, await newVisit(), { end_time })).toMatchObject({
      status: 400,
      stored: { end_time: "" },
    });
  },
);

test.each([
  ["longer than the visit", { visible_time: 61_000 }],
  ["longer than any visit", { visible_time: 1e15 }],
  ["longer by a modifier", { "visible_time+": 1e9 }],
])("a visitor who knows a row's ID cannot make a visit visible for %s", async (_, fields) => {
  const start = Date.now() - 60_000;
  const id = await newVisit({ start_time: new Date(start).toISOString() });
  const end_time = new Date(start + 50_000).toISOString();
  expect(await change(visits, id, { end_time, ...fields })).toMatchObject({
    status: 200,
    stored: { visible_time: 50_000 },
  });
});

test.each([
  ["shorter", { visible_time: 1 }],
  ["negative", { visible_time: -1 }],
  ["shorter by a modifier", { "visible_time-": 9000 }],
  ["nothing", { visible_time: null }],
  ["a text", { visible_time: "long" }],
  ["a list", { visible_time: [60_000] }],
])("a visitor who knows a row's ID cannot make the visible time %s", async (_, fields) => {
  const id = await newVisit();
  const end_time = inHours(0);
  await change(visits, id, { end_time, visible_time: 10_000 });
  const { stored } = await change(visits, id, { end_time, ...fields });
  expect(stored).toMatchObject({ visible_time: 10_000 });
});

test.each([
  ["without an end", 404, { visible_time: 10 }],
  ["of half a millisecond", 400, { end_time: inHours(1), visible_time: 0.5 }],
])("a visitor who knows a row's ID cannot set a visible time %s", async (_, status, fields) => {
  const stored = { end_time: "", visible_time: 0 };
  expect(await change(visits, await newVisit(), fields)).toMatchObject({ status, stored });
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
