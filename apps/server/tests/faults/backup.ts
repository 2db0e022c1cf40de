import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";
import { countRows, type Manifest, type Rows } from "../../ops/backups/inspect.ts";
import { startPocketBase, type TestPocketBase } from "../../testing/index.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { startLoad, until } from "./load.ts";

/**
 * Makes a backup while visitors send, and starts another server with it.
 *
 * @param rows minimum of acknowledged rows before the backup begins.
 * @returns the times at which missing rows were acknowledged: those from before the backup that the other server lacks,
 *   and those from during it that the first server lacks; and the rows that the backup contains, and lists.
 */
export async function backupAndRestore(
  server: TestPocketBase,
  rows: number,
): Promise<{ missing: number[]; held: Rows; manifest: Manifest }> {
  const before = startLoad(server.url);
  await until(() => before.acknowledged >= rows);
  await before.stop();

  const load = startLoad(server.url);
  await until(() => load.acknowledged > 0);
  const restored = await restoreBackup(server, async (dataDir) => {
    await load.stop();
    const manifest = JSON.parse(await readFile(join(dataDir, "backup.json"), "utf8")) as Manifest;
    const held = countRows(join(dataDir, "data.db"));
    await using copy = await startPocketBase({ dataDir });
    return { missing: await before.missing(copy), held, manifest };
  });
  return { ...restored, missing: [...restored.missing, ...(await load.missing(server))] };
}

/**
 * Makes a backup, and unpacks it like an owner who moves to another machine.
 *
 * @param look receives the folder with the data.
 */
export async function restoreBackup<T>(
  server: TestPocketBase,
  look: (dataDir: string) => Promise<T>,
): Promise<T> {
  const backup = await makeBackup(server);
  const dataDir = await temporaryFolder();
  for (const [name, content] of Object.entries(unzipSync(backup))) {
    if (name.endsWith("/")) continue;
    await mkdir(dirname(join(dataDir, name)), { recursive: true });
    await writeFile(join(dataDir, name), content);
  }
  return look(dataDir);
}

async function makeBackup({ url, admin }: TestPocketBase): Promise<Uint8Array> {
  await admin.send("POST", "/api/backups", { name: "test.zip" });
  const { token } = await admin.send<{ token: string }>("POST", "/api/files/token");
  return (await fetch(`${url}/api/backups/test.zip?token=${token}`)).bytes();
}
