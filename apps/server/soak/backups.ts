import { deepEqual, ok } from "node:assert/strict";
import { existsSync } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { signUpAtRate } from "../bench/load.ts";
import { makeKeyPair } from "../ops/backups/encryption.ts";
import { countRows } from "../ops/backups/inspect.ts";
import { startPocketBase } from "../testing/index.ts";
import { runPiped } from "../testing/run-command.ts";
import { generateVisits, writeVisits } from "../testing/visits/generate.ts";

/**
 * Part of `pnpm soak`: makes, verifies, encrypts and restores backups of increasing size, and prints a table of
 * seconds. It fails when a row is missing afterward, or when a visitor who signs up in the meantime waits too long.
 * VISITS sets other sizes.
 */
const SIZES = (process.env["VISITS"] ?? "10000,500000").split(",").map(Number);
/** Max ms of the slowest signup. */
const MAX_SIGNUP = 100;

console.log(
  "| visits | backup, MB | made, s | slowest signup, ms | tried and copied, s | slowest signup, ms | restored, s |\n| --- | --- | --- | --- | --- | --- | --- |",
);
const keys = await makeKeyPair();
for (const visits of SIZES) {
  const folder = await mkdtemp(join(tmpdir(), "voxlog-soak-backups-"));
  await using server = await startPocketBase({
    env: { VOXLOG_BACKUP_KEY: keys.recipient, VOXLOG_BACKUP_DIR: folder },
  });
  const stored = generateVisits({
    sessions: visits / 5,
    visitsPerSession: 5,
    days: 365,
    until: Date.parse("2026-01-01T00:00:00Z"),
    seed: visits,
  });
  writeVisits(server.dataDir, "", stored);
  await sleep(100); // Lets `fetch` see that the server has closed its connections while the visits were written.
  const copy = join(folder, "soak.zip.age");
  let slowest = signUpMeanwhile(server.url);
  const made = await seconds(() => server.admin.send("POST", "/api/backups", { name: "soak.zip" }));
  const slowestWhileMade = await slowest();
  slowest = signUpMeanwhile(server.url);
  const tried = await seconds(async () => {
    const timeout = AbortSignal.timeout(300_000);
    while (!existsSync(copy)) await sleep(100, undefined, { signal: timeout });
  });
  const slowestWhileTried = await slowest();
  if (Math.max(slowestWhileMade, slowestWhileTried) > MAX_SIGNUP) process.exitCode = 1;
  const fresh = join(folder, "fresh");
  const restored = await seconds(() => restore(copy, fresh));
  // Signups and their emails have arrived since, and the audit trail's entry about the backup.
  const { signups: _, outbox: __, audit, ...rows } = countRows(join(server.dataDir, "data.db"));
  const { signups, outbox, audit: restoredAudit = 0, ...restoredRows } = countRows(join(fresh, "data.db"));
  deepEqual({ ...restoredRows, audit: restoredAudit + 1 }, { ...rows, audit });
  ok(signups && outbox === signups, "The signups of before the backup, each with its mail.");
  const size = (await stat(copy)).size / 1e6;
  console.log(
    `| ${[visits, size, made, slowestWhileMade, tried, slowestWhileTried, restored].map((each) => Number(each.toFixed(1))).join(" | ")} |`,
  );
  await rm(folder, { recursive: true });
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Signs up every 40 ms. @returns a function that stops, and returns the slowest response in ms. */
function signUpMeanwhile(url: string): () => Promise<number> {
  const stop = signUpAtRate(url, 40);
  return async () => {
    const times = await stop();
    const rejected = times.filter((ms) => !(ms > 0));
    deepEqual(rejected, [], "A signup was rejected.");
    return Math.max(...times);
  };
}

async function restore(file: string, dataDir: string): Promise<void> {
  const { code, stderr } = await runPiped("restore.ts", [file], { DATA_DIR: dataDir }, `${keys.secret}\n`);
  if (code !== 0) throw new Error(`The backup was not restored: ${stderr}`);
}
