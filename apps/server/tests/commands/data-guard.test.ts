import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, open, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { freePort } from "@voxlog/testing/free-port";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyDatabase } from "../../testing/index.ts";

const SERVE = join(import.meta.dirname, "..", "..", "commands", "serve.ts");

let folder: string;
let started: ChildProcess[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "voxlog-data-"));
  started = [];
  await copyDatabase(folder);
});
afterEach(async () => {
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGTERM");
    await once(child, "exit");
  }
  await rm(folder, { recursive: true, force: true });
});

/** Serves the folder; gives PocketBase's process id, or what is said where it does not come to that. */
async function serve(port: number): Promise<{ launcher: ChildProcess; pid?: number; said?: string }> {
  const launcher = spawn(process.execPath, [SERVE], {
    env: { ...process.env, DATA_DIR: folder, PORT: String(port) },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  started.push(launcher);
  const ready = once(launcher, "message").then(([{ pid }]) => ({ launcher, pid: pid as number }));
  const failed = text(launcher.stderr ?? process.stdin).then((said) => ({ launcher, said }));
  return await Promise.race([ready, failed]);
}

const data = () => join(folder, "data.db");

/** Fails to start, in one line, and leaves the database as it is. */
async function expectRefusal(reason: RegExp): Promise<void> {
  const before = await readFile(data());
  const { said } = await serve(await freePort());
  expect(said?.trimEnd().split("\n")).toHaveLength(1);
  expect(said).toMatch(reason);
  expect((await readFile(data())).equals(before)).toBe(true);
}

test("a database that cannot be served for being damaged is told, and what to do", async () => {
  const file = await open(data(), "r+");
  const { size } = await file.stat();
  await file.write(Buffer.alloc(20_000, "x"), 0, 20_000, size - 30_000);
  await file.close();
  await expectRefusal(
    /^The database is damaged: .*data\.db .*restore the last backup.*docs\/owner\/restore\.md/,
  );
});

test("a database that cannot be served for being of a newer version is told, and what to do", async () => {
  using database = new DatabaseSync(data());
  database.exec("INSERT INTO _migrations (file, applied) VALUES ('1999999999_newer.js', 1)");
  database.close();
  await expectRefusal(/^The data is from a newer Voxlog: .*1999999999_newer\.js.*Start the newer version/);
});

test("a server has its data to itself, ends with a launcher that is killed, and starts again at once", async () => {
  const port = await freePort();
  const { launcher, pid = 0 } = await serve(port);
  for (const name of ["data.db", "data.db-wal", "auxiliary.db"]) {
    expect([name, (await stat(join(folder, name))).mode & 0o777]).toEqual([name, 0o600]);
  }
  const { said } = await serve(port);
  expect(said).toMatch(/^Another Voxlog is using this data: /);

  launcher.kill("SIGKILL");
  const again = await serve(port);
  expect(again.said).toBeUndefined();
  again.launcher.kill("SIGKILL");
  for (const orphan of [pid, again.pid ?? 0]) {
    await expect.poll(() => isAlive(orphan), { timeout: 10_000 }).toBe(false);
  }
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
