import { deepEqual, equal } from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { countRows } from "../ops/backups/inspect.ts";
import { startPocketBase, type TestPocketBase } from "../testing/index.ts";
import { litestreamSettingsFor, type S3Storage, startS3Storage } from "../tests/backups/s3-storage.ts";
import { type Load, startLoad, until } from "../tests/faults/load.ts";

/**
 * Part of `pnpm soak`: a machine that is lost while visitors send and Litestream copies, by the file that owners use, and
 * the next one, restored by the documented command, which is lost too. It prints what was acknowledged and is missing, and
 * fails when any of it is older than what Litestream may have had under way. Last a backup is put back beneath Litestream.
 *
 * LITESTREAM_BIN names the program: `go install github.com/benbjohnson/litestream/cmd/litestream@v0.5.18` makes it.
 */
const LITESTREAM = process.env["LITESTREAM_BIN"];

const CONFIG = join(import.meta.dirname, "..", "deploy", "litestream.yml");
const RESTORE_BACKUP = join(import.meta.dirname, "..", "commands", "restore.ts");
const MACHINES = 3;

/** Litestream copies every second. The rest is for a machine that has other work. */
const UNDER_WAY = 10_000;

if (LITESTREAM) {
  using storage = await startS3Storage({ mayRead: true });
  const folder = await mkdtemp(join(tmpdir(), "voxlog-soak-litestream-"));
  const server = await loseMachines(LITESTREAM, storage, folder);
  await putBackupBack(LITESTREAM, storage, folder, server);
  await rm(folder, { recursive: true });
} else {
  console.log("Litestream is not tried: LITESTREAM_BIN names no program.");
}

async function loseMachines(program: string, storage: S3Storage, folder: string): Promise<TestPocketBase> {
  console.log(
    "| machine | acknowledged | lost | the oldest of them, s before | restored, s |\n| --- | --- | --- | --- | --- |",
  );
  const dataDirOf = (machine: number) => join(folder, `machine-${machine}`);
  let server = await startPocketBase({ dataDir: dataDirOf(0) });
  for (let machine = 1; machine <= MACHINES; machine++) {
    const load = startLoad(server.url);
    await interrupt(program, storage, server, load);
    const litestream = replicate(program, storage, server.dataDir);
    await more(load, 500);
    await copied(storage);

    const lostAt = performance.now();
    await Promise.all([end(litestream, "SIGKILL"), server.kill()]);
    await rm(server.dataDir, { recursive: true });
    await load.stop();

    const restoring = performance.now();
    await restore(program, storage, dataDirOf(machine));
    const seconds = (performance.now() - restoring) / 1000;
    server = await startPocketBase({ dataDir: dataDirOf(machine) });
    const missing = await load.missing(server);
    const oldest = missing.length > 0 ? lostAt - Math.min(...missing) : 0;
    console.log(
      `| ${[machine, load.acknowledged, missing.length, (oldest / 1000).toFixed(1), seconds.toFixed(1)].join(" | ")} |`,
    );
    if (oldest > UNDER_WAY) process.exitCode = 1;
  }
  return server;
}

/** What happens to a machine that is not lost: a backup, and either of the two killed and started again. */
async function interrupt(program: string, storage: S3Storage, server: TestPocketBase, load: Load) {
  let litestream = replicate(program, storage, server.dataDir);
  await more(load, 500);
  await backUp(server);
  await more(load, 100);
  await end(litestream, "SIGKILL");
  await more(load, 500);
  litestream = replicate(program, storage, server.dataDir);
  await more(load, 100);
  await server.kill();
  await server.restart();
  await more(load, 100);
  await end(litestream, "SIGKILL");
}

/** The database is suddenly an older one, and Litestream's notes move away with the replaced one. */
async function putBackupBack(program: string, storage: S3Storage, folder: string, server: TestPocketBase) {
  const { dataDir } = server;
  let litestream = replicate(program, storage, dataDir);
  await backUp(server);
  const load = startLoad(server.url);
  await more(load, 100);
  await copied(storage);
  await load.stop();
  await end(litestream, "SIGTERM");
  await server.kill();

  const command = [RESTORE_BACKUP, join(dataDir, "backups", "tonight.zip"), "--yes"];
  const putBack = spawn(process.execPath, command, {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ["ignore", "ignore", "inherit"],
  });
  deepEqual(await once(putBack, "exit"), [0, null], "The backup was not put back.");
  await server.restart();
  litestream = replicate(program, storage, dataDir);
  const after = startLoad(server.url);
  await more(after, 500);
  await copied(storage);
  await after.stop();
  // What is under way it copies before it ends.
  await end(litestream, "SIGTERM");
  const rows = countRows(join(dataDir, "data.db"));
  await server.stop();

  const next = join(folder, "after-backup");
  await restore(program, storage, next);
  deepEqual(countRows(join(next, "data.db")), rows);
  console.log("A backup that was put back beneath Litestream: nothing lost of what came after.");
}

function replicate(program: string, storage: S3Storage, dataDir: string): ChildProcess {
  return litestreamOn(program, storage, dataDir, "replicate", "-config", CONFIG);
}

/** As documented in docs/owner/restore.md. */
async function restore(program: string, storage: S3Storage, dataDir: string): Promise<void> {
  const file = join(dataDir, "data.db");
  const options = ["-config", CONFIG, "-integrity-check", "quick"];
  const restoring = litestreamOn(program, storage, dataDir, "restore", ...options, file);
  deepEqual(await once(restoring, "exit"), [0, null], "Litestream did not restore.");
  using database = new DatabaseSync(file, { readOnly: true });
  equal(database.prepare("PRAGMA quick_check").get()?.["quick_check"], "ok");
}

function litestreamOn(program: string, storage: S3Storage, dataDir: string, ...args: string[]): ChildProcess {
  return spawn(program, args, {
    env: { ...litestreamSettingsFor(storage), DATA_DIR: dataDir, LOG_LEVEL: "warn" },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function end(litestream: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  equal(litestream.exitCode, null, "Litestream has ended by itself.");
  const exit = once(litestream, "exit");
  litestream.kill(signal);
  await exit;
}

async function backUp({ admin }: TestPocketBase): Promise<void> {
  await admin.send("DELETE", "/api/backups/tonight.zip").catch(() => undefined);
  await admin.send("POST", "/api/backups", { name: "tonight.zip" });
}

async function more(load: Load, acknowledged: number): Promise<void> {
  const before = load.acknowledged;
  await until(() => load.acknowledged >= before + acknowledged);
}

/** Waits until Litestream has copied something again, several times over. */
async function copied(storage: S3Storage): Promise<void> {
  const before = storage.puts;
  await until(() => storage.puts > before + 5);
}
