import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { soaks } from "@voxlog/testing/soak";
import { expect, test, vi } from "vitest";
import { countRows, type Manifest } from "../../ops/backups/inspect.ts";
import { startPocketBase } from "../../testing/index.ts";
import { signupOf } from "../samples.ts";
import { ownServer, PROXIED, restoreBackup, send, sendRaw, unfinishedPost } from "../server.ts";
import { canFillDisk, fullDisk } from "./full-disk.ts";
import { startLoad, WAIT_OPTIONS } from "./load.ts";

const { cuts, lockedMs, connections, crowd, rows } = soaks
  ? { cuts: 20, lockedMs: 4000, connections: 200, crowd: 2000, rows: 5000 }
  : { cuts: 1, lockedMs: 1500, connections: 100, crowd: 200, rows: 100 };

const [server, proxied] = await Promise.all([ownServer(), ownServer(PROXIED)]);

const SIGNUPS = "/api/collections/signups/records";
const signUp = (person: number, address: string) =>
  send(proxied.url + SIGNUPS, "POST", signupOf(person), { "X-Forwarded-For": address });
const countSignups = async () => (await proxied.admin.rows("signups")).length;

test("a server that is killed while visitors send loses nothing that it acknowledged", async () => {
  const load = startLoad(server.url);
  for (let cut = 0; cut < cuts; cut++) {
    const before = load.acknowledged;
    await vi.waitUntil(() => load.acknowledged > before + 100, WAIT_OPTIONS);
    await server.kill();
    await server.restart();
  }
  await load.stop();
  expect(await load.missing(server)).toEqual([]);
});

test("visits sent while another program locks the database are stored when it's free, and none are rejected", async () => {
  const load = startLoad(server.url);
  await vi.waitUntil(() => load.acknowledged > 20, WAIT_OPTIONS);
  {
    using other = server.openDatabase();
    other.exec("BEGIN IMMEDIATE");
    await sleep(lockedMs);
    other.exec("ROLLBACK");
  }
  const after = load.acknowledged;
  await vi.waitUntil(() => load.acknowledged > after + 20, WAIT_OPTIONS);
  await load.stop();
  expect([load.acknowledged, await load.missing(server)]).toEqual([load.sent, []]);
});

test("connections that never finish their request don't delay others", async () => {
  proxied.empty();
  const starts = [`POST ${SIGNUPS} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: `, unfinishedPost(SIGNUPS)];
  const sockets = await Promise.all(
    Array.from({ length: connections }, (_, i) => sendRaw(proxied, starts[i % 2] ?? "")),
  );
  const held = new Set(sockets);
  for (const socket of sockets)
    for (const end of ["data", "close"]) socket.once(end, () => held.delete(socket));
  for (let i = 0; i < 10; i++) await signUp(i, `198.51.100.${i}`);
  // A signup that waits for them would arrive a minute later, after some have timed out.
  expect([await countSignups(), held.size]).toEqual([10, connections]);
  for (const socket of sockets) socket.destroy();
});

test("visitors who leave before the response have their signups stored, and the server keeps running", async () => {
  proxied.empty();
  const { frontPid } = proxied;
  const leave = async (_: unknown, i: number) => {
    const body = JSON.stringify(signupOf(i));
    const headers = `Host: 127.0.0.1\r\nX-Forwarded-For: 198.51.100.${i}\r\nContent-Type: application/json`;
    const request = `POST ${SIGNUPS} HTTP/1.1\r\n${headers}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const socket = await sendRaw(proxied, request);
    setTimeout(() => socket.destroy(), i % 20);
    await once(socket, "close");
  };
  await Promise.all(Array.from({ length: 60 }, leave));
  await expect.poll(countSignups).toBe(60);
  expect(proxied.frontPid).toBe(frontPid);
});

test("a crowd's signups are all stored when they come from as many addresses through a trusted proxy", async () => {
  proxied.empty();
  const addressOf = (i: number) => `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`;
  const answers = await Promise.all(Array.from({ length: crowd }, (_, i) => signUp(i, addressOf(i))));
  const acknowledged = answers.filter(({ status }) => status === 200).length;
  expect([acknowledged, await countSignups()]).toEqual([crowd, crowd]);
});

test("a backup made while visitors send has everything acknowledged before it, and its manifest matches", async () => {
  const before = startLoad(server.url);
  await vi.waitUntil(() => before.acknowledged >= rows, WAIT_OPTIONS);
  await before.stop();
  const load = startLoad(server.url);
  await vi.waitUntil(() => load.acknowledged > 0, WAIT_OPTIONS);
  const dataDir = await restoreBackup(server);
  await load.stop();
  const manifest: Manifest = JSON.parse(await readFile(join(dataDir, "backup.json"), "utf8"));
  expect(manifest.rows).toEqual(countRows(join(dataDir, "data.db")));
  await using copy = await startPocketBase({ dataDir });
  expect([...(await before.missing(copy)), ...(await load.missing(server))]).toEqual([]);
});

test.skipIf(!canFillDisk())(
  "a full disk makes signups fail as the server's fault, notifies the owner, and loses nothing",
  async () => {
    const { before, full, after, lost, output } = await fullDisk();
    expect([before.status, ...full.map(({ status }) => status), after.status]).toEqual([200, 503, 503, 200]);
    expect(full[0]?.body["message"]).toBe("Nothing can be stored at the moment. Please try again later.");
    expect(output).toContain("A record of signups couldn't be stored: database or disk is full");
    expect(lost).toBe(0);
  },
);
