import { startPocketBase, type TestPocketBase } from "@voxlog/testing/pocketbase";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageVisit } from "./samples.ts";
import { visitor } from "./visitor.ts";

let server: TestPocketBase;
beforeAll(async () => {
  server = await startPocketBase();
});
afterAll(() => server.stop());

const at = (offset: number) => new Date(Date.now() + offset).toISOString();
const HOUR = 3_600_000;

/** Creates a visit, ends it at each of the times, and gives its stored times in milliseconds. */
async function visitEndingAt(ends: string[], start_time = at(-HOUR)) {
  const visits = visitor(server.url).collection("page_visits");
  const { id } = await visits.create({ ...pageVisit(), start_time });
  for (const end_time of ends) await visits.update(id, { end_time });
  const [row] = await server.admin.rows<{ start_time: string; end_time: string }>("page_visits", {
    filter: `id = '${id}'`,
  });
  return { start: Date.parse(row?.start_time ?? ""), end: Date.parse(row?.end_time ?? "") };
}

describe("a visitor's clock that is ahead by less than a day", () => {
  test("makes a visit end now, by the server's clock", async () => {
    const before = Date.now();
    const { end } = await visitEndingAt([at(2 * HOUR)]);
    expect(end).toBeGreaterThanOrEqual(before);
    expect(end).toBeLessThanOrEqual(Date.now());
  });

  test("makes a visit start now, by the server's clock", async () => {
    const before = Date.now();
    const { start } = await visitEndingAt([], at(2 * HOUR));
    expect(start).toBeGreaterThanOrEqual(before);
    expect(start).toBeLessThanOrEqual(Date.now());
  });
});

describe("a visitor's clock that went back during a visit", () => {
  test("makes the visit end when it started", async () => {
    const start_time = at(-HOUR);
    const { start, end } = await visitEndingAt([at(-2 * HOUR)], start_time);
    expect(end).toBe(start);
  });
});

describe("a visit that ends more than once", () => {
  const early = at(-30_000);
  const late = at(-10_000);

  test("has its last end when that arrives last", async () => {
    expect((await visitEndingAt([early, late])).end).toBe(Date.parse(late));
  });

  test("has its last end when that arrives first", async () => {
    expect((await visitEndingAt([late, early])).end).toBe(Date.parse(late));
  });
});

describe("a visit that was created more than a day ago", () => {
  test("cannot be ended any more", async () => {
    const { id } = await visitor(server.url).collection("page_visits").create(pageVisit());
    const answer = await fetch(`${server.url}/api/sql`, {
      method: "POST",
      headers: { Authorization: server.admin.token, "Content-Type": "application/json" },
      body: JSON.stringify({
        query: `UPDATE page_visits SET created = '2026-01-01 00:00:00.000Z' WHERE id = '${id}'`,
      }),
    });
    expect(answer.status).toBe(200);
    const ending = visitor(server.url)
      .collection("page_visits")
      .update(id, { end_time: at(0) });
    await expect(ending).rejects.toMatchObject({ status: 404 });
  });
});
