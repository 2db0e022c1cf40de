import { mkdir, mkdtempDisposable } from "node:fs/promises";
import { join } from "node:path";

/** Creates a folder inside the data folder, whose disk is large enough. PocketBase removes it at its next start. */
export async function createScratch(dataDir: string) {
  const temporary = join(dataDir, ".pb_temp_to_delete");
  await mkdir(temporary, { recursive: true });
  return mkdtempDisposable(join(temporary, "scratch-"));
}
