import { existsSync } from "node:fs";
import { mkdir, mkdtempDisposable, rename } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Fills a folder, unless it exists: next to it, and renames it when it's complete. So an interrupted run leaves no half
 * of it, and of concurrent runs, the first one's is used.
 */
export async function fillOnce(folder: string, fill: (draft: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  await mkdir(dirname(folder), { recursive: true });
  await using draft = await mkdtempDisposable(`${folder}.draft-`);
  try {
    await fill(draft.path);
    await rename(draft.path, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}
