import { retention } from "@voxlog/product";
import { expect, test } from "vitest";
import { startPocketBase, type TestPocketBase } from "../testing/index.ts";
import { generateVisits, writeVisits } from "../testing/visits/generate.ts";
import { demoRequest, event, pageVisit, session, signup, TRACKING } from "./samples.ts";
import { createRecord, sharedServer } from "./server.ts";

/** In ms. Rows are a minute older or newer than the limit, because a test takes time. */
const DAY = 86_400_000;

async function store(server: TestPocketBase, collection: string, row: object, age: number): Promise<void> {
  const { id } = await createRecord(server, collection, row);
  using database = server.openDatabase();
  const date = new Date(Date.now() - age).toISOString().replace("T", " ");
  database.prepare(`UPDATE ${collection} SET created = ?, updated = ? WHERE id = ?`).run(date, date, id);
}

async function runJob({ admin }: TestPocketBase, isDone: () => Promise<boolean>): Promise<void> {
  await admin.send("POST", "/api/crons/tracking-retention");
  await expect.poll(isDone).toBe(true);
}

test("the nightly job deletes expired tracking data in both sets and keeps leads", async () => {
  const server = await sharedServer();
  const limit = retention.trackingDays * DAY;
  for (const [collection, row] of Object.entries(TRACKING)) {
    await store(server, collection, row(), limit + 60_000);
    await store(server, collection, row(), limit - 60_000);
    await store(server, collection, row(), 0);
  }
  await store(server, "signups", signup(), limit * 2);
  await store(server, "demo_requests", demoRequest(), limit * 2);
  const count = (collections: string[]) =>
    Promise.all(collections.map(async (collection) => (await server.admin.rows(collection)).length));
  await runJob(server, async () => (await count(Object.keys(TRACKING))).every((rows) => rows < 3));
  expect(await count(Object.keys(TRACKING))).toEqual([2, 2, 2, 2, 2, 2]);
  expect(await count(["signups", "demo_requests"])).toEqual([1, 1]);
});

test("the hourly job moves the rows of conversions, whose order would tell whose lead came when, for a week", async () => {
  const server = await sharedServer();
  const conversion = async (age: number) => {
    const { session_id } = session();
    const stored = { sessions: session(), page_visits: pageVisit(), events: event() };
    for (const [collection, row] of Object.entries(stored))
      await store(server, collection, { ...row, session_id }, age);
    server.sql(`UPDATE sessions SET converted = TRUE WHERE session_id = '${session_id}'`);
    return () => {
      using database = server.openDatabase();
      return Object.keys(stored).map((table) => {
        const find = database.prepare(`SELECT rowid FROM ${table} WHERE session_id = ?`);
        return Math.sign(Number(find.get(session_id)?.["rowid"]));
      });
    };
  };
  const [old, recent] = [await conversion(8 * DAY), await conversion(DAY / 8)];
  expect(recent()).toEqual([1, 1, 1]);
  await server.admin.send("POST", "/api/crons/tracking-order");
  await expect.poll(recent).toEqual([-1, -1, -1]);
  expect(old()).toEqual([1, 1, 1]);
});

test("the nightly job applies the owner's shorter term and doesn't block visitors' requests", async () => {
  await using server = await startPocketBase({ env: { VOXLOG_KEEP_TRACKING_DAYS: "30" } });
  await store(server, "page_visits", pageVisit(), 29 * DAY);
  const until = Date.now() - 31 * DAY;
  const expired = generateVisits({ sessions: 5000, visitsPerSession: 4, days: 1, until });
  const rows = expired.visits.length;
  writeVisits(server.dataDir, "", expired);
  const left: number[] = [];
  await runJob(server, async () => {
    await createRecord(server, "page_visits", pageVisit());
    using database = server.openDatabase();
    const old = "SELECT count(*) AS count FROM page_visits WHERE created < datetime('now', '-30 days')";
    left.push(Number(database.prepare(old).get()?.["count"]));
    return left.at(-1) === 0;
  });
  // About twenty. If the rows were removed in a single transaction, which blocks writes, no write would find only some
  // of them gone.
  expect(left.filter((count) => count > 0 && count < rows).length).toBeGreaterThan(2);
  expect(await server.admin.rows("page_visits")).toHaveLength(1 + left.length);
});

test("a server without backup settings makes a backup every night and keeps seven", async () => {
  const { admin } = await sharedServer();
  const everyNight = { id: "__pbAutoBackup__", expression: "30 2 * * *" };
  expect(await admin.send("GET", "/api/crons")).toContainEqual(everyNight);
  expect(await admin.send("GET", "/api/settings")).toMatchObject({ backups: { cronMaxKeep: 7 } });
  await admin.send("POST", "/api/crons/__pbAutoBackup__");
  const backup = expect.objectContaining({ key: expect.stringMatching(/^@auto_pb_backup_.*\.zip$/) });
  await expect.poll(() => admin.send("GET", "/api/backups")).toEqual([backup]);
});
