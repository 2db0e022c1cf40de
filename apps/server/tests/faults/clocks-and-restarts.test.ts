import { describe, expect, test } from "vitest";
import { pageVisit, session } from "../samples.ts";
import { ownServer, visitor } from "../server.ts";

const server = await ownServer();

const DAY = 24 * 60 * 60 * 1000;
const row = async (collection: string, id: string) =>
  (await server.admin.rows(collection, { filter: `id = '${id}'` }))[0];

/** One page view in the middle of a visit, as the tracker sends it. */
async function nextPage(sessionId: string, visitId: string): Promise<void> {
  const batch = visitor(server.url).createBatch();
  batch.collection("page_visits").update(visitId, { end_time: new Date().toISOString() });
  batch.collection("page_visits").create(pageVisit());
  batch.collection("sessions").update(sessionId, { "page_count+": 1, last_page: "/features" });
  await batch.send();
}

test("a server that is started again during a visit goes on with it as if nothing had been", async () => {
  const client = visitor(server.url);
  const { id } = await client.collection("sessions").create(session());
  const { id: visit } = await client.collection("page_visits").create(pageVisit());
  await server.restart();
  await nextPage(id, visit);
  expect(await row("sessions", id)).toMatchObject({ page_count: 2, last_page: "/features" });
  expect((await row("page_visits", visit))?.["end_time"]).not.toBe("");
});

describe("a server whose clock was a day ahead and is right again", () => {
  /** Moves what is stored of a row into the future, where a wrong clock would have put it. */
  async function storedTomorrow(collection: string, id: string, fields: string[]): Promise<void> {
    const tomorrow = new Date(Date.now() + DAY).toISOString().replace("T", " ");
    const set = fields.map((field) => `${field} = '${tomorrow}'`).join(", ");
    const response = await fetch(`${server.url}/api/sql`, {
      method: "POST",
      headers: { Authorization: server.admin.token, "Content-Type": "application/json" },
      body: JSON.stringify({ query: `UPDATE ${collection} SET ${set} WHERE id = '${id}'` }),
    });
    expect(response.status).toBe(200);
  }

  test("a server whose clock was a day ahead and is right again still counts the views and ends the visits of those who came in the meantime", async () => {
    const client = visitor(server.url);
    const { id } = await client.collection("sessions").create(session());
    const { id: visit } = await client.collection("page_visits").create(pageVisit());
    await storedTomorrow("sessions", id, ["created", "updated"]);
    await storedTomorrow("page_visits", visit, ["created", "updated", "start_time"]);
    await nextPage(id, visit);
    expect(await row("sessions", id)).toMatchObject({ page_count: 2 });
    const stored = await row("page_visits", visit);
    // None ends before it starts.
    expect(stored?.["end_time"]).toBe(stored?.["start_time"]);
  });
});
