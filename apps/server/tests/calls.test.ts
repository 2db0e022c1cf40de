import { describe, expect, test } from "vitest";
import { demoRequest, event, pageVisit, recordId, session, signup } from "./samples.ts";
import { send, sharedServer, visitor } from "./server.ts";

const server = await sharedServer();
const client = visitor(server.url);

const { phone: _, crm: __, ...required } = signup();
test.each([
  ["signups", "every field", signup()],
  ["signups", "only required fields, in any script", { ...required, lastName: "<b>مرحبا</b> 🙂 'a' \"b\"" }],
  ["demo_requests", "every field", demoRequest()],
])("a visitor with the stock SDK creates a row of %s with %s", async (collection, _, sent) => {
  const { id } = await client.collection(collection).create(sent);
  expect(await server.admin.rows(collection, { filter: `id = '${id}'` })).toMatchObject([sent]);
});

describe.each(["", "app_"])("a tracker of the set with the prefix '%s'", (prefix) => {
  const sessions = `${prefix}sessions`;
  const visits = `${prefix}page_visits`;
  const byId = (id: string) => ({ filter: `id = '${id}'` });

  test("a tracker finds its session by the complete ID, in any way of the SDK", async () => {
    const { id, session_id } = await client.collection(sessions).create(session());
    const found = await client.collection(sessions).getList(1, 1, { filter: `session_id="${session_id}"` });
    expect(found.items).toMatchObject([{ id }]);
    const filter = client.filter("session_id = {:id}", { id: session_id });
    expect(await client.collection(sessions).getFirstListItem(filter)).toMatchObject({ id });
  });

  test("a tracker updates its session on a page view", async () => {
    const { id } = await client.collection(sessions).create(session());
    const update = { page_count: 2, unique_page_count: 2, last_page: "/", language: "en", dev_mode: true };
    await client.collection(sessions).update(id, update);
    expect(await server.admin.rows(sessions, byId(id))).toMatchObject([update]);
  });

  test("a tracker starts and ends a page visit", async () => {
    const sent = pageVisit();
    const { id } = await client.collection(visits).create(sent);
    const end_time = new Date(Date.now() - 1000).toISOString();
    await client.collection(visits).update(id, { end_time });
    const [start, end] = [sent.start_time, end_time].map((time) => time.replace("T", " "));
    const stored = { ...sent, start_time: start, end_time: end };
    expect(await server.admin.rows(visits, byId(id))).toMatchObject([stored]);
  });
});

const at = (offset: number) => new Date(Date.now() + offset).toISOString();
const HOUR = 3_600_000;

type Visit = { start_time: string; end_time: string; visible_time: number };

const visits = visitor(server.url).collection("page_visits");

/** Returns a visit's stored times in ms. */
async function stored(id: string) {
  const [row] = await server.admin.rows<Visit>("page_visits", { filter: `id = '${id}'` });
  return {
    start: Date.parse(row?.start_time ?? ""),
    end: Date.parse(row?.end_time ?? ""),
    visibleTime: row?.visible_time,
  };
}

/** Creates a visit and ends it, in sequence. Returns what is stored. */
async function visitWithEnds(ends: Partial<Visit>[], start_time = at(-HOUR)) {
  const { id } = await visits.create({ ...pageVisit(), start_time });
  for (const end of ends) await visits.update(id, end);
  return stored(id);
}

test.each([
  ["end", () => visitWithEnds([{ end_time: at(2 * HOUR) }])],
  ["start", () => visitWithEnds([], at(2 * HOUR))],
] as const)("a clock hours ahead doesn't make a visit %s at the exact time", async (moment, visit) => {
  const { [moment]: time } = await visit();
  expect([time % HOUR, Date.now() - time < 2 * HOUR]).toEqual([0, true]);
});

test("a clock that is minutes ahead keeps a visit's duration, also over the full hour", async () => {
  const { start, end } = await visitWithEnds([{ end_time: at(20 * 60_000) }], at(15 * 60_000));
  expect(Math.abs(end - start - 5 * 60_000)).toBeLessThan(5000);
});

const day = 24 * HOUR;
test.each([
  ["two days ahead", 2 * day],
  ["three days behind", -3 * day],
  ["in 1970", 60_000 - Date.now()],
])("a wrong clock sent with a visit, %s, is corrected in its times and duration", async (_, wrongBy) => {
  const clock = (ago: number) => at(wrongBy - ago);
  const sent_at = Date.now() + wrongBy;
  const { id } = await visits.create({ ...pageVisit(), start_time: clock(50_000), sent_at });
  await visits.update(id, { end_time: clock(20_000), visible_time: 25_000, sent_at });
  const { start, end, visibleTime } = await stored(id);
  expect(Math.abs(start - (Date.now() - 50_000))).toBeLessThan(10_000);
  expect(Math.abs(end - start - 30_000)).toBeLessThan(5000);
  expect(visibleTime).toBe(25_000);
});

test("a wrong clock sent along, then corrected before sending, loses no visit", async () => {
  const start_time = "1970-01-01T00:00:05.000Z";
  const { id } = await visits.create({ ...pageVisit(), start_time, sent_at: Date.now() });
  expect(Date.now() - (await stored(id)).start).toBeLessThan(2 * HOUR);
});

test.each([
  ["a text", "hello"],
  ["beyond all dates", 1e300],
  ["an object", {}],
])("an invalid clock value sent with a visit is ignored: %s", async (_, sent_at) => {
  const { id } = await visits.create({ ...pageVisit(), sent_at });
  expect((await stored(id)).start).toBeLessThan(Date.now());
});

test("a visitor's clock that went back during a visit makes it end when it started, without visible time", async () => {
  const { start, end, visibleTime } = await visitWithEnds([{ end_time: at(-2 * HOUR), visible_time: 5000 }]);
  expect([end, visibleTime]).toEqual([start, 0]);
});

test("a visit's visible time stays when an end comes without one", async () => {
  const end_time = at(-10_000);
  const ends = [{ end_time: at(-30_000), visible_time: 8000 }, { end_time }];
  expect(await visitWithEnds(ends)).toMatchObject({ end: Date.parse(end_time), visibleTime: 8000 });
});

test("a visit's visible time is at most three days of a visit whose clock was years behind when it began", async () => {
  const ends = [{ end_time: at(0), visible_time: 300_000 * HOUR }];
  expect((await visitWithEnds(ends, "2021-01-01T00:00:00.000Z")).visibleTime).toBe(72 * HOUR);
});

function setStored(id: string, fields: string, value: string): void {
  const set = fields.split(" ").map((field) => `${field} = '${value.replace("T", " ")}'`);
  server.sql(`UPDATE page_visits SET ${set.join(", ")} WHERE id = '${id}'`);
}

test("a visit that was created more than a day ago can't be ended anymore", async () => {
  const { id } = await visits.create(pageVisit());
  setStored(id, "created updated", "2026-01-01T00:00:00.000Z");
  await expect(visits.update(id, { end_time: at(0) })).rejects.toMatchObject({ status: 404 });
});

test("a visit stored while the server's clock was a day ahead can still be ended, not before its start", async () => {
  const { id } = await visits.create(pageVisit());
  setStored(id, "created updated start_time", at(24 * HOUR));
  await visits.update(id, { end_time: at(0) });
  const { start, end } = await stored(id);
  expect(end).toBe(start);
});

const path = "/api/collections/events/records";
const create = (body: object) => send(server.url + path, "POST", body);
const rowOf = async (id: string) => (await server.admin.rows("events", { filter: `id = "${id}"` }))[0];

test("a repeated event changes nothing, and the rest of its batch is stored", async () => {
  const sent = { ...event(), id: recordId() };
  const other = { ...event(), id: recordId() };
  expect((await create(sent)).status).toBe(200);
  expect(await create({ ...sent, name: "form_start", properties: {} })).toMatchObject({
    status: 200,
    body: { id: sent.id },
  });
  const requests = [sent, other].map((body) => ({ method: "POST", url: path, body }));
  expect((await send(`${server.url}/api/batch`, "POST", { requests })).status).toBe(200);
  expect(await rowOf(sent.id)).toMatchObject({ name: sent.name, properties: sent.properties });
  expect(await rowOf(other.id)).toMatchObject({ name: other.name });
});

test("an event without properties is stored without any", async () => {
  const id = recordId();
  const { properties: _, ...rest } = event();
  await create({ ...rest, id });
  expect(await rowOf(id)).toMatchObject({ properties: {} });
});

const many = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`p${index}`, 1]));
test.each<[string, object]>([
  ["with an invalid name", { name: "Outbound link" }],
  ["whose name the set doesn't have", { name: "made_up" }],
  ["whose name is too long", { name: "a".repeat(41) }],
  ["without a name", { name: "" }],
  ["of no page", { page_path: "pricing" }],
  ["of no session", { session_id: "%" }],
  ["of no time", { time: "soon" }],
  ["with a time of its storing", { created: "2020-01-01 00:00:00.000Z" }],
  ["with more properties than ten", { properties: many }],
  ["with a property that holds others", { properties: { a: { b: 1 } } }],
  ["with a list of properties", { properties: [1] }],
  ["with a property without a value", { properties: { a: null } }],
  ["with a text that is too long", { properties: { a: "é".repeat(201) } }],
  ["with an invalid property name", { properties: { "a b": 1 } }],
  ["with a property whose name is too long", { properties: { ["a".repeat(41)]: 1 } }],
])("an event is rejected %s", async (_, part) => {
  const { status, body } = await create({ ...event(), ...part });
  expect(status).toBe(400);
  expect(Object.keys(body["data"] as object)).toEqual("created" in part ? [] : Object.keys(part));
});
