import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";
import { countRows, type Manifest, type Rows } from "../../ops/backups/inspect.ts";
import { startPocketBase, type TestPocketBase } from "../../testing/index.ts";
import type { Outcome } from "./load.ts";
import { startLoad, until } from "./load.ts";

/**
 * Makes a backup while visitors send, and starts another server on what it holds.
 *
 * @param rows how many there are before, at least.
 * @returns what became of those that were acknowledged before the backup began; how many of those that came
 *   while it was made the backed-up server lost: none either; and the rows that it holds, and says that it holds.
 */
export async function backupAndRestore(
  server: TestPocketBase,
  rows: number,
): Promise<{ restored: Outcome; origin: Outcome; held: Rows; manifest: Manifest }> {
  const before = startLoad(server.url);
  await until(() => before.acknowledged >= rows);
  await before.stop();

  const load = startLoad(server.url);
  await until(() => load.acknowledged > 0);
  const found = await restoreBackup(server, async (dataDir) => {
    await load.stop();
    const manifest = JSON.parse(await readFile(join(dataDir, "backup.json"), "utf8")) as Manifest;
    const held = countRows(join(dataDir, "data.db"));
    await using copy = await startPocketBase({ dataDir });
    return { restored: await before.outcome(copy), held, manifest };
  });
  return { ...found, origin: await load.outcome(server) };
}

/**
 * Makes a backup, and unpacks it as the owner does who moves to another machine.
 *
 * @param look is given the folder with the data, which is removed afterwards.
 */
export async function restoreBackup<T>(
  server: TestPocketBase,
  look: (dataDir: string) => Promise<T>,
): Promise<T> {
  const backup = await makeBackup(server);
  const dataDir = await mkdtemp(join(tmpdir(), "voxlog-restored-"));
  try {
    for (const [name, content] of Object.entries(unzipSync(backup))) {
      if (name.endsWith("/")) continue;
      await mkdir(dirname(join(dataDir, name)), { recursive: true });
      await writeFile(join(dataDir, name), content);
    }
    return await look(dataDir);
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

/** Makes a backup as the owner does in the admin, and downloads it. */
async function makeBackup({ url, admin }: TestPocketBase): Promise<Uint8Array> {
  const ask = async (path: string, method: string, body?: object) => {
    const response = await fetch(url + path, {
      method,
      headers: { Authorization: admin.token, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  await ask("/api/backups", "POST", { name: "test.zip" });
  const { token } = (await (await ask("/api/files/token", "POST")).json()) as { token: string };
  const file = await ask(`/api/backups/test.zip?token=${token}`, "GET");
  return new Uint8Array(await file.arrayBuffer());
}
