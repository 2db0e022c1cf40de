import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPocketBase, type TestPocketBase } from "../../testing/index.ts";
import { backupAndRestore } from "./backup.ts";
import { canFillDisk, fullDisk } from "./full-disk.ts";
import { lockedDatabase, powerCuts } from "./interruptions.ts";
import { leaveBeforeAnswer, PROXIED, signupBurst, slowConnections } from "./signups.ts";

let server: TestPocketBase;
let proxied: TestPocketBase;
beforeAll(async () => {
  [server, proxied] = await Promise.all([startPocketBase(), startPocketBase(PROXIED)]);
});
afterAll(() => Promise.all([server.stop(), proxied.stop()]));

test("a power cut while visitors send loses nothing that was acknowledged", async () => {
  const { acknowledged, lost } = await powerCuts(server, 1);
  expect(acknowledged).toBeGreaterThan(100);
  expect(lost).toBe(0);
});

test("a database that another program holds locked stores what visitors send once it is free, and rejects nothing until then", async () => {
  const { sent, acknowledged, lost } = await lockedDatabase(server, 1500);
  expect(lost).toBe(0);
  expect(acknowledged).toBe(sent);
});

test("a hundred connections that never finish their request delay no one", async () => {
  // A signup that had to wait for them would come after the server has given some of them up, a minute later.
  expect(await slowConnections(proxied, 100)).toEqual({ stored: 10, held: 100 });
});

test("visitors who leave before the answer have their signups stored, and the server keeps running", async () => {
  const { frontPid } = proxied;
  await leaveBeforeAnswer(proxied, 60);
  await expect.poll(async () => (await proxied.admin.rows("signups")).length).toBe(60);
  expect(proxied.frontPid).toBe(frontPid);
});

test("two hundred signups at once are all stored when they come from as many addresses through a trusted proxy", async () => {
  const burst = await signupBurst(proxied, 200, (i) => `10.0.0.${i}`);
  expect(burst).toEqual({ acknowledged: 200, rejected: 0, stored: 200 });
});

test("two hundred signups at once are stopped after five when they come from one", async () => {
  const burst = await signupBurst(proxied, 200, () => "203.0.113.9");
  expect(burst).toEqual({ acknowledged: 5, rejected: 195, stored: 5 });
});

test("a backup made while visitors send starts a server with all that was acknowledged before it, and counts exactly what it holds", async () => {
  const { restored, origin, held, manifest } = await backupAndRestore(server, 100);
  expect(restored.lost).toBe(0);
  expect(origin.lost).toBe(0);
  expect(manifest.rows).toEqual(held);
});

describe.skipIf(!canFillDisk())("a disk that is full", () => {
  test("a disk that is full makes signups fail as the server's fault, tells the owner why, and loses nothing", async () => {
    const { before, full, after, lost, said } = await fullDisk();
    expect([before.status, ...full.map(({ status }) => status), after.status]).toEqual([200, 503, 503, 200]);
    expect(full[0]?.body["message"]).toBe("Nothing can be stored at the moment. Please try again later.");
    expect(said).toContain("A record of signups couldn't be stored: database or disk is full");
    expect(lost).toBe(0);
  });
});
