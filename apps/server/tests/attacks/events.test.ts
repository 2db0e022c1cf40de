import { expect, test } from "vitest";
import { event, recordId } from "../samples.ts";
import { createRecord, send, sharedServer } from "../server.ts";

const server = await sharedServer();

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

test("an event can't be changed", async () => {
  const { id } = await createRecord(server, "events", event());
  expect((await send(`${server.url}${path}/${id}`, "PATCH", { name: "form_start" })).status).toBe(403);
  const change = { method: "PATCH", url: `${path}/${id}`, body: { name: "form_start" } };
  expect((await send(`${server.url}/api/batch`, "POST", { requests: [change] })).status).toBe(400);
  expect(await rowOf(id)).toMatchObject({ name: "outbound_link" });
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
  ["with a list for a property", { properties: { a: [1] } }],
  ["with a list of properties", { properties: [1] }],
  ["with a text for properties", { properties: "a" }],
  ["with a property without a value", { properties: { a: null } }],
  ["with a text that is too long", { properties: { a: "é".repeat(201) } }],
  ["with an invalid property name", { properties: { "a b": 1 } }],
  ["with a property whose name is too long", { properties: { ["a".repeat(41)]: 1 } }],
])("an event is rejected %s", async (_, part) => {
  const { status, body } = await create({ ...event(), ...part });
  expect(status).toBe(400);
  expect(Object.keys(body["data"] as object)).toEqual("created" in part ? [] : Object.keys(part));
});
