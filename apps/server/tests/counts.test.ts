import { expect, test } from "vitest";
import { pageVisit, session, signupOf } from "./samples.ts";
import { sharedServer, visitor } from "./server.ts";

const server = await sharedServer();

const stored = async (id: string) => (await server.admin.rows("sessions", { filter: `id = '${id}'` }))[0];
const times = <T>(count: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)));

test("forty page views of one session at once are all counted, sent as batches", async () => {
  const client = visitor(server.url);
  const { id, session_id } = await client.collection("sessions").create(session());
  await times(40, (i) => {
    const batch = client.createBatch();
    batch.collection("page_visits").create({ ...pageVisit(), session_id, page_path: `/${i % 10}` });
    batch.collection("sessions").update(id, { "page_count+": 1, "unique_page_count+": 1 });
    return batch.send();
  });
  expect(await stored(id)).toMatchObject({ page_count: 41, unique_page_count: 11 });
});

test("forty page views of one session at once are all counted when the session comes last", async () => {
  const client = visitor(server.url);
  const sent = session();
  const { session_id } = sent;
  await times(40, () => client.collection("page_visits").create({ ...pageVisit(), session_id }));
  const { id } = await client.collection("sessions").create(sent);
  expect(await stored(id)).toMatchObject({ page_count: 40, unique_page_count: 1 });
});

test("a batch with stale values lowers no count, visit end or visible time, and undoes no conversion", async () => {
  const client = visitor(server.url);
  const { id } = await client.collection("sessions").create(session());
  const visit = await client.collection("page_visits").create(pageVisit());
  const end = (secondsAgo: number) => new Date(Date.now() - secondsAgo * 1000).toISOString();
  const later = end(10);
  const send = (sessionFields: object, end_time: string, visible_time: number) => {
    const batch = client.createBatch();
    batch.collection("sessions").update(id, { ...sessionFields });
    batch.collection("page_visits").update(visit.id, { end_time, visible_time });
    return batch.send();
  };
  await send({ page_count: 2, converted: true, conversion_type: "signup" }, later, 20_000);
  await send({ page_count: 1, last_page: "/features" }, end(30), 7000);
  expect(await stored(id)).toMatchObject({
    page_count: 2,
    last_page: "/features",
    conversion_type: "signup",
  });
  const [row] = await server.admin.rows("page_visits", { filter: `id = '${visit.id}'` });
  expect(row).toMatchObject({ end_time: later.replace("T", " "), visible_time: 20_000 });
});

test.each(["", "app_"])(
  "the time of a conversion of the set with the prefix '%s' doesn't tell which lead was the visitor's",
  async (prefix) => {
    const client = visitor(server.url);
    const conversion = { converted: true, conversion_type: "signup" };
    const ids = await times(6, async (i) => {
      const { id } = await client.collection(`${prefix}sessions`).create(session());
      await client.collection("signups").create(signupOf(`${prefix}${i}`));
      if (i % 2) await client.collection(`${prefix}sessions`).update(id, conversion);
      else {
        const batch = client.createBatch();
        batch.collection(`${prefix}sessions`).update(id, conversion);
        await batch.send();
      }
      return id;
    });
    for (const id of ids) {
      const [row] = await server.admin.rows(`${prefix}sessions`, { filter: `id = '${id}'` });
      expect(row).toMatchObject({ converted: true, updated: expect.stringMatching(/:00:00\.000Z$/) });
    }
  },
);
