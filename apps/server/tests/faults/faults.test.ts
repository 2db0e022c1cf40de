import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@voxlog/testing/free-port";
import { soaks } from "@voxlog/testing/soak";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { expect, test, vi } from "vitest";
import { countRows, type Manifest } from "../../ops/backups/inspect.ts";
import { copyDatabase } from "../../testing/index.ts";
import { startProgram } from "../../testing/run-command.ts";
import { firstView, sendForm } from "../batches/compare-paths.ts";
import { signupOf } from "../samples.ts";
import {
  type Answer,
  ownServer,
  PROXIED,
  restoreBackup,
  send,
  sendRaw,
  unfinishedPost,
  visitor,
} from "../server.ts";

const { cuts, lockedMs, connections, crowd, rows } = soaks
  ? { cuts: 20, lockedMs: 4000, connections: 200, crowd: 2000, rows: 5000 }
  : { cuts: 1, lockedMs: 1500, connections: 100, crowd: 200, rows: 100 };

/** Limits are on, and count each request of the load for another address. */
const server = await ownServer(PROXIED);

const SIGNUPS = "/api/collections/signups/records";
const signUp = (person: number, address: string) =>
  send(server.url + SIGNUPS, "POST", signupOf(person), { "X-Forwarded-For": address });
const countSignups = async () => (await server.admin.rows("signups")).length;

/** Ms that a busy server may need to acknowledge some rows. */
const WAIT_OPTIONS = { timeout: 60_000, interval: 20 };

const LAUNCHER = join(import.meta.dirname, "../../commands/serve.ts");

/** Runs a shell command that may mount a disk, which no other process sees. */
const APART = ["--user", "--map-root-user", "--mount", "sh", "-c"];
const mount = (size: string) => `mount -t tmpfs -o size=${size} none "$DATA_DIR"`;

test("a server that is killed while visitors send loses nothing that it acknowledged", async () => {
  const load = startLoad();
  for (let cut = 0; cut < cuts; cut++) {
    const before = load.acknowledged;
    await vi.waitUntil(() => load.acknowledged > before + 100, WAIT_OPTIONS);
    await server.kill();
    await server.restart();
  }
  await load.stop();
  expect(load.missing()).toEqual([]);
});

test("visits sent while another program locks the database are stored when it's free, and none are rejected", async () => {
  const load = startLoad();
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
  expect([load.acknowledged, load.missing()]).toEqual([load.sent, []]);
});

test("connections that never finish their request don't delay others", async () => {
  server.empty();
  const starts = [`POST ${SIGNUPS} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: `, unfinishedPost(SIGNUPS)];
  const sockets = await Promise.all(
    Array.from({ length: connections }, (_, i) => sendRaw(server, starts[i % 2] ?? "")),
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
  server.empty();
  const { frontPid } = server;
  const leave = async (_: unknown, i: number) => {
    const body = JSON.stringify(signupOf(i));
    const headers = `Host: 127.0.0.1\r\nX-Forwarded-For: 198.51.100.${i}\r\nContent-Type: application/json`;
    const request = `POST ${SIGNUPS} HTTP/1.1\r\n${headers}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const socket = await sendRaw(server, request);
    setTimeout(() => socket.destroy(), i % 20);
    await once(socket, "close");
  };
  await Promise.all(Array.from({ length: 60 }, leave));
  await expect.poll(countSignups).toBe(60);
  expect(server.frontPid).toBe(frontPid);
});

test("a crowd's signups are all stored when they come from as many addresses through a trusted proxy", async () => {
  server.empty();
  const addressOf = (i: number) => `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`;
  const answers = await Promise.all(Array.from({ length: crowd }, (_, i) => signUp(i, addressOf(i))));
  const acknowledged = answers.filter(({ status }) => status === 200).length;
  expect([acknowledged, await countSignups()]).toEqual([crowd, crowd]);
});

test("a backup made while visitors send has everything acknowledged before it, and its manifest matches", async () => {
  const before = startLoad();
  await vi.waitUntil(() => before.acknowledged >= rows, WAIT_OPTIONS);
  await before.stop();
  const load = startLoad();
  await vi.waitUntil(() => load.acknowledged > 0, WAIT_OPTIONS);
  const dataDir = await restoreBackup(server);
  await load.stop();
  const manifest: Manifest = JSON.parse(await readFile(join(dataDir, "backup.json"), "utf8"));
  expect(manifest.rows).toEqual(countRows(join(dataDir, "data.db")));
  expect([...before.missing(dataDir), ...load.missing()]).toEqual([]);
});

test.skipIf(!canFillDisk())("a full disk answers signups with 503, is logged and loses nothing", async () => {
  const { before, full, after, lost, output } = await fullDisk();
  expect([before.status, ...full.map(({ status }) => status), after.status]).toEqual([200, 503, 503, 200]);
  expect(full[0]?.body["message"]).toBe("Nothing can be stored at the moment. Please try again later.");
  expect(output).toContain("A record of signups couldn't be stored: database or disk is full");
  expect(lost).toBe(0);
});

/**
 * Starts eight visitors who send signups and page visits, each one request after another, regardless of the responses,
 * and records the acknowledged ones.
 */
function startLoad() {
  const ids = { signups: new Map<string, number>(), page_visits: new Map<string, number>() };
  let sent = 0;
  let ended = false;
  const visitor = async (collection: keyof typeof ids, send: () => Promise<string | undefined>) => {
    while (!ended) {
      sent++;
      const id = await send().catch(() => sleep(20, undefined));
      if (id) ids[collection].set(id, performance.now());
    }
  };
  const all = Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      i % 2 === 0 ? visitor("signups", () => sendSignup(sent)) : visitor("page_visits", () => viewPage()),
    ),
  );
  return {
    get sent() {
      return sent;
    },
    get acknowledged() {
      return ids.signups.size + ids.page_visits.size;
    },
    async stop() {
      ended = true;
      await all;
    },
    /** Returns when each acknowledged row was sent that a data folder doesn't have. */
    missing(dataDir = server.dataDir) {
      using database = new DatabaseSync(join(dataDir, "data.db"), { readOnly: true, timeout: 10_000 });
      return Object.entries(ids).flatMap(([collection, stored]) => {
        const rows = new Set(
          database
            .prepare(`SELECT id FROM ${collection}`)
            .all()
            .map(({ id }) => id),
        );
        return [...stored].flatMap(([id, time]) => (rows.has(id) ? [] : time));
      });
    },
  };
}

let addresses = 0;
const nextAddress = () => `172.16.${++addresses >> 8}.${addresses & 255}`;

async function sendSignup(person: number): Promise<string | undefined> {
  const { status, body } = await signUp(person, nextAddress());
  return status === 200 ? String(body["id"]) : undefined;
}

/** Sends a page visit with its session like the tracker. Returns its ID if the server stored it. */
async function viewPage(): Promise<string | undefined> {
  const { id, ...batch } = firstView();
  const { status } = await sendForm(server.url, batch, { "X-Forwarded-For": nextAddress() });
  return status === 200 ? id : undefined;
}

/** Whether this machine lets users mount a disk. */
function canFillDisk(): boolean {
  const env = { ...process.env, DATA_DIR: tmpdir() };
  return spawnSync("unshare", [...APART, mount("1m")], { env }).status === 0;
}

/**
 * Starts a server on a small disk, signs up, fills the disk, signs up, and makes room again.
 *
 * @returns the responses in each state, the server's output, and the number of acknowledged signups that are missing in
 *   the end.
 */
async function fullDisk() {
  const [dataDir, data] = [await temporaryFolder(), await temporaryFolder()];
  await copyDatabase(data);
  const script = `${mount("32m")} && cp -r "${data}/." "$DATA_DIR" && exec "$NODE" "${LAUNCHER}"`;
  const { child, ended, announced } = startProgram("unshare", [...APART, script], {
    NODE: process.execPath,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
  });
  const { url, pid } = await announced<{ url: string; pid: number }>();
  const attempt = () => send(url + SIGNUPS, "POST", signupOf(Math.random()));
  const filler = join("/proc", String(pid), "root", dataDir, "filler");
  try {
    const before = await attempt();
    await fill(filler);
    const full = [await attempt(), await attempt()];
    await rm(filler);
    const after = await attempt();
    const lost = await countLost(url, [before, ...full, after]);
    child.kill("SIGTERM");
    return { before, full, after, lost, output: (await ended).stderr };
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}

async function fill(file: string): Promise<void> {
  const writing = writeFile(file, Buffer.alloc(64 * 1024 * 1024));
  await writing.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOSPC") throw error;
  });
}

async function countLost(url: string, answers: Answer[]): Promise<number> {
  const owner = visitor(url);
  await owner.collection("_superusers").authWithPassword(server.owner.email, server.owner.password);
  const rows = new Set((await owner.collection("signups").getFullList()).map(({ id }) => id));
  const acknowledged = answers.filter(({ status }) => status === 200).map(({ body }) => String(body["id"]));
  return acknowledged.filter((id) => !rows.has(id)).length;
}
