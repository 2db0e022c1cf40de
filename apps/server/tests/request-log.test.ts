import { glob, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { demoRequest, pageVisit, signup } from "./samples.ts";
import { ownServer, restoreBackup, send } from "./server.ts";

const server = await ownServer({ env: { TRUSTED_PROXY_HEADER: "X-Forwarded-For" } });

type Entry = { message: string; data: { status?: number } };

const logOf = async () =>
  (await server.admin.send<{ items: Entry[] }>("GET", "/api/logs?perPage=1000&sort=@rowid")).items;

/** Returns the rejections in the log, without the day, after a restart: a running server writes them after a minute. */
async function rejections(): Promise<string[]> {
  await server.restart();
  return (await logOf()).flatMap(({ message }) =>
    message.startsWith("Rejected") ? [message.replace(/ on [\d-]+/, "")] : [],
  );
}

const WRITTEN = { interval: 500 };

async function sizeOfLog(): Promise<number> {
  let bytes = 0;
  for await (const name of glob("auxiliary.db*", { cwd: server.dataDir }))
    bytes += (await stat(join(server.dataDir, name))).size;
  return bytes;
}

const FULL = "SELECT RAISE(ABORT, 'database or disk is full')";

function breakTable(table: string, failure = FULL): void {
  server.sql(`CREATE TRIGGER broken_${table} BEFORE INSERT ON ${table} BEGIN ${failure}; END`);
}

async function flood(count: number, request: (i: number) => Promise<unknown>): Promise<void> {
  for (let sent = 0; sent < count; sent += 20)
    await Promise.all(Array.from({ length: Math.min(20, count - sent) }, (_, i) => request(sent + i)));
}

const LONG = "x".repeat(4000);

test("the log of a flooded server counts rejected requests without storing them", async () => {
  const before = await sizeOfLog();
  const headers = { "User-Agent": LONG, Referer: `https://example.com/${LONG}` };
  await flood(200, (i) => send(`${server.url}/nothing/${i}?${LONG}`, "GET", undefined, headers));
  await flood(20, () => send(`${server.url}/api/collections/signups/records?${LONG}`, "GET"));

  expect(await rejections()).toEqual(["Rejected with 404: 200", "Rejected with 400: 20"]);
  expect(await logOf()).toHaveLength(2);
  expect((await sizeOfLog()) - before).toBeLessThan(400_000);
});

test("the log of a flooded server keeps counting after a restart, and stores no answered requests or sign-ins", async () => {
  const entries = (await logOf()).length;
  const { email, password } = server.owner;
  const signIn = `${server.url}/api/collections/_superusers/auth-with-password`;
  for (const agent of ["Firefox", "Safari"]) {
    const { status } = await send(signIn, "POST", { identity: email, password }, { "User-Agent": agent });
    expect(status).toBe(200);
  }
  await flood(100, () => send(`${server.url}/api/health?${LONG}`, "GET"));
  await send(`${server.url}/api/collections/page_visits/records`, "POST", pageVisit());
  await send(`${server.url}/another`, "GET");

  expect(await rejections()).toContain("Rejected with 404: 201");
  expect(await logOf()).toHaveLength(entries);
});

test("the log of a flooded server frees the space of an older version's entries at night", async () => {
  const before = await sizeOfLog();
  using database = new DatabaseSync(join(server.dataDir, "auxiliary.db"), { timeout: 5000 });
  const insert = database.prepare("INSERT INTO _logs (level, message, data) VALUES (8, 'GET /', ?)");
  database.exec("BEGIN");
  for (let i = 0; i < 2000; i++) insert.run(JSON.stringify({ status: 404, url: LONG, userAgent: LONG }));
  database.exec("COMMIT; PRAGMA wal_checkpoint(TRUNCATE)");
  expect((await sizeOfLog()) - before).toBeGreaterThan(16_000_000);

  await server.admin.send("POST", "/api/crons/request-log");
  await expect
    .poll(() => stat(join(server.dataDir, "auxiliary.db")).then(({ size }) => size))
    .toBeLessThan(3_000_000);
  expect((await logOf()).length).toBeLessThan(300);
});

test("the log of a flooded server isn't included in a backup", async () => {
  const log = await logOf();
  expect(log).not.toEqual([]);
  expect(await readdir(await restoreBackup(server))).toEqual(expect.not.arrayContaining(["auxiliary.db"]));
  expect(await logOf()).toEqual(log);
});

const failures = async () => (await logOf()).filter(({ message }) => message.startsWith("POST"));

test("the log of a failing server keeps failed requests, including those in a batch, without the visitor's address", async () => {
  breakTable("demo_requests");
  breakTable("outbox", "SELECT * FROM no_table");
  breakTable("page_visits", "SELECT * FROM no_table");
  const visits = "/api/collections/page_visits/records";
  const batch = { requests: [{ method: "POST", url: visits, body: pageVisit() }] };
  const from = { "X-Forwarded-For": "203.0.113.77" };
  await send(`${server.url}/api/collections/signups/records`, "POST", signup(), from);
  await send(server.url + visits, "POST", pageVisit(), from);
  await send(`${server.url}/api/batch`, "POST", batch, from);

  await expect.poll(failures, WRITTEN).toMatchObject([
    { message: "POST /api/collections/signups/records", data: { status: 503 } },
    { message: `POST ${visits}`, data: { status: 503 } },
    { message: "POST /api/batch", data: { status: 400 } },
  ]);
  const log = JSON.stringify(await failures());
  expect(log).not.toContain("203.0.113.77");
  expect(log).not.toMatch(/"[a-zA-Z]*IP"/);
});

test("the log of a failing server keeps the last two hundred failures", async () => {
  const path = "/api/collections/demo_requests/records";
  await flood(220, (i) => send(`${server.url}${path}?i=${i}`, "POST", demoRequest()));

  // They are written in batches, in any order.
  const messages = async () => (await failures()).map(({ message }) => message);
  await expect
    .poll(async () => (await messages()).filter((message) => /=2[01]\d$/.test(message)), WRITTEN)
    .toHaveLength(20);
  const failed = await messages();
  expect(failed.length).toBeLessThanOrEqual(200);
  expect(failed).not.toContain("POST /api/batch");
});
