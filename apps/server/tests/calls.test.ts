import { describe, expect, test } from "vitest";
import { demoRequest, pageVisit, session, signup } from "./samples.ts";
import { sharedServer, visitor } from "./server.ts";

const server = await sharedServer();
const client = visitor(server.url);

test.each([
  ["signups", signup()],
  ["demo_requests", demoRequest()],
])("a visitor with the stock SDK creates a row of %s", async (collection, sent) => {
  await client.collection(collection).create(sent);
  expect(await server.admin.rows(collection)).toMatchObject([sent]);
});

test("a visitor with the stock SDK signs up without the optional fields, in any script", async () => {
  const { phone, crm, ...required } = signup();
  const name = "<b>مرحبا</b> 🙂 'a' \"b\"";
  await client.collection("signups").create({ ...required, lastName: name });
  const filter = `lastName = ${JSON.stringify(name)}`;
  expect(await server.admin.rows("signups", { filter })).toMatchObject([
    { phone: "", crm: "", lastName: name },
  ]);
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
