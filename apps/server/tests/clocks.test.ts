import { expect, test } from "vitest";
import { pageVisit } from "./samples.ts";
import { sharedServer, visitor } from "./server.ts";

const server = await sharedServer();

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
] as const)("a clock that is ahead by less than a day makes a visit %s now", async (moment, visit) => {
  const before = Date.now();
  const time = (await visit())[moment];
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(Date.now());
});

const day = 24 * HOUR;
test.each([
  ["two days ahead", 2 * day],
  ["two hours ahead", 2 * HOUR],
  ["three days behind", -3 * day],
  ["in 1970", 60_000 - Date.now()],
])(
  "a wrong clock sent along with a visit, %s, is corrected in its times and duration",
  async (_, wrongBy) => {
    const clock = (ago: number) => at(wrongBy - ago);
    const sent_at = Date.now() + wrongBy;
    const { id } = await visits.create({ ...pageVisit(), start_time: clock(50_000), sent_at });
    await visits.update(id, { end_time: clock(20_000), visible_time: 25_000, sent_at });
    const { start, end, visibleTime } = await stored(id);
    expect(Math.abs(start - (Date.now() - 50_000))).toBeLessThan(10_000);
    expect(Math.abs(end - start - 30_000)).toBeLessThan(5000);
    expect(visibleTime).toBe(25_000);
  },
);

test("a wrong clock sent along, then corrected before sending, loses no visit", async () => {
  const start_time = "1970-01-01T00:00:05.000Z";
  const { id } = await visits.create({ ...pageVisit(), start_time, sent_at: Date.now() });
  expect(Math.abs((await stored(id)).start - Date.now())).toBeLessThan(10_000);
});

test.each([
  ["a text", "hello"],
  ["infinity", "Infinity"],
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

const first = { end_time: at(-30_000), visible_time: 8000 };
const second = { end_time: at(-10_000), visible_time: 12_000 };

test("a visit's visible time stays when an end comes without one", async () => {
  const ends = [first, { end_time: second.end_time }];
  expect(await visitWithEnds(ends)).toMatchObject({ end: Date.parse(second.end_time), visibleTime: 8000 });
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
