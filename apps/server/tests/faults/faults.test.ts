import { setTimeout as sleep } from "node:timers/promises";
import { soaks } from "@voxlog/testing/soak";
import { expect, test, vi } from "vitest";
import { ownServer } from "../server.ts";
import { backupAndRestore } from "./backup.ts";
import { canFillDisk, fullDisk } from "./full-disk.ts";
import { PATIENCE, startLoad } from "./load.ts";
import { crowdOfSignups, leaveBeforeAnswer, PROXIED, slowConnections } from "./signups.ts";

const { cuts, lockedMs, connections, crowd, rows } = soaks
  ? { cuts: 20, lockedMs: 9000, connections: 2000, crowd: 10_000, rows: 20_000 }
  : { cuts: 1, lockedMs: 1500, connections: 100, crowd: 200, rows: 100 };

const [server, proxied] = await Promise.all([ownServer(), ownServer(PROXIED)]);

test("a server that is killed while visitors send loses nothing that it acknowledged", async () => {
  const load = startLoad(server.url);
  for (let cut = 0; cut < cuts; cut++) {
    const before = load.acknowledged;
    await vi.waitUntil(() => load.acknowledged > before + 100, PATIENCE);
    await server.kill();
    await server.restart();
  }
  await load.stop();
  expect(await load.missing(server)).toEqual([]);
});

test("visits sent while another program locks the database are stored when it's free, and none are rejected", async () => {
  const load = startLoad(server.url);
  await vi.waitUntil(() => load.acknowledged > 20, PATIENCE);
  {
    using other = server.openDatabase();
    other.exec("BEGIN IMMEDIATE");
    await sleep(lockedMs);
    other.exec("ROLLBACK");
  }
  const after = load.acknowledged;
  await vi.waitUntil(() => load.acknowledged > after + 20, PATIENCE);
  await load.stop();
  expect([load.acknowledged, await load.missing(server)]).toEqual([load.sent, []]);
});

test("connections that never finish their request don't delay others", async () => {
  // A signup that waits for them would arrive a minute later, after some have timed out.
  expect(await slowConnections(proxied, connections)).toEqual({ stored: 10, held: connections });
});

test("visitors who leave before the response have their signups stored, and the server keeps running", async () => {
  const { frontPid } = proxied;
  await leaveBeforeAnswer(proxied, 60);
  await expect.poll(async () => (await proxied.admin.rows("signups")).length).toBe(60);
  expect(proxied.frontPid).toBe(frontPid);
});

test("a crowd's signups are all stored when they come from as many addresses through a trusted proxy", async () => {
  expect(await crowdOfSignups(proxied, crowd)).toEqual({ acknowledged: crowd, stored: crowd });
});

test("a backup made while visitors send has everything acknowledged before it, and its manifest matches", async () => {
  const { missing, held, manifest } = await backupAndRestore(server, rows);
  expect(missing).toEqual([]);
  expect(manifest.rows).toEqual(held);
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
