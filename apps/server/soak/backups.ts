import { deepEqual } from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeKeyPair } from "../ops/backups/encryption.ts";
import { countRows } from "../ops/backups/inspect.ts";
import { startPocketBase } from "../testing/index.ts";
import { generateVisits, writeVisits } from "../testing/visits/index.ts";

/**
 * Part of `pnpm soak`: a backup of ever more visits, tried, encrypted and restored by the command, as a table of seconds.
 * It fails when a row is missing afterwards.
 */
const RESTORE = join(import.meta.dirname, "..", "commands", "restore.ts");
const SIZES = [10_000, 500_000];

console.log(
  "| visits | backup, MB | made, s | tried and copied, s | restored, s |\n| --- | --- | --- | --- | --- |",
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
  const copy = join(folder, "soak.zip.age");
  const made = await seconds(() => backUp(server.url, server.admin.token));
  const tried = await seconds(async () => {
    const patience = AbortSignal.timeout(300_000);
    while (!existsSync(copy)) await sleep(100, undefined, { signal: patience });
  });
  const fresh = join(folder, "fresh");
  const restored = await seconds(() => restore(copy, fresh));
  deepEqual(countRows(join(fresh, "data.db")), countRows(join(server.dataDir, "data.db")));
  const size = (await stat(copy)).size / 1e6;
  console.log(
    `| ${[visits, size, made, tried, restored].map((each) => Number(each.toFixed(1))).join(" | ")} |`,
  );
  await rm(folder, { recursive: true });
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function backUp(url: string, token: string): Promise<void> {
  const response = await fetch(`${url}/api/backups`, {
    method: "POST",
    headers: { Authorization: token, "Content-Type": "application/json" },
    body: JSON.stringify({ name: "soak.zip" }),
  });
  if (!response.ok) throw new Error(`The backup was not made: ${response.status}`);
}

async function restore(file: string, dataDir: string): Promise<void> {
  const child = spawn(process.execPath, [RESTORE, file], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ["pipe", "ignore", "inherit"],
  });
  child.stdin?.end(`${keys.secret}\n`);
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`The backup was not restored: exit code ${code}`);
}
