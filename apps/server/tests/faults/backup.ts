import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { vi } from "vitest";
import { countRows, type Manifest } from "../../ops/backups/inspect.ts";
import { unpack } from "../../ops/backups/unpack.ts";
import { startPocketBase, type TestPocketBase } from "../../testing/index.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { PATIENCE, startLoad } from "./load.ts";

/** Makes a backup while visitors send, once `rows` rows are acknowledged, and starts another server on it. */
export async function backupAndRestore(server: TestPocketBase, rows: number) {
  const before = startLoad(server.url);
  await vi.waitUntil(() => before.acknowledged >= rows, PATIENCE);
  await before.stop();

  const load = startLoad(server.url);
  await vi.waitUntil(() => load.acknowledged > 0, PATIENCE);
  const dataDir = await restoreBackup(server);
  await load.stop();
  const manifest = JSON.parse(await readFile(join(dataDir, "backup.json"), "utf8")) as Manifest;
  const held = countRows(join(dataDir, "data.db"));
  await using copy = await startPocketBase({ dataDir });
  return { missing: [...(await before.missing(copy)), ...(await load.missing(server))], held, manifest };
}

/** Makes a backup, and returns a folder with its data. */
export async function restoreBackup({ admin, dataDir }: TestPocketBase): Promise<string> {
  await admin.send("POST", "/api/backups", { name: "test.zip" });
  const folder = await temporaryFolder();
  await unpack(join(dataDir, "backups", "test.zip"), folder);
  return folder;
}
