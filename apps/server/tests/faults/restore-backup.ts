import { join } from "node:path";
import { unpack } from "../../ops/backups/unpack.ts";
import type { TestPocketBase } from "../../testing/index.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";

/** Makes a backup, and returns a folder with its data. */
export async function restoreBackup({ admin, dataDir }: TestPocketBase): Promise<string> {
  await admin.send("POST", "/api/backups", { name: "test.zip" });
  const folder = await temporaryFolder();
  await unpack(join(dataDir, "backups", "test.zip"), folder);
  return folder;
}
