import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, glob, mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

const BACKEND = join(import.meta.dirname, "..");

const CACHE = join(BACKEND, "node_modules/.cache/pocketbase");

/**
 * Copies the data of a server's first start into a folder, because migrating takes longer than a start. It's created
 * once for each state of migrations and hooks, and cached.
 *
 * @param make creates it in a folder.
 */
export async function copyMigratedData(
  dataDir: string,
  make: (dataDir: string) => Promise<void>,
): Promise<void> {
  const cachedFolder = join(CACHE, await stateOfBackend());
  if (!existsSync(cachedFolder)) {
    await mkdir(CACHE, { recursive: true });
    const draft = await mkdtemp(join(CACHE, "draft-"));
    try {
      await make(draft);
      await rename(draft, cachedFolder);
    } catch (error) {
      await rm(draft, { recursive: true });
      if (!existsSync(cachedFolder)) throw error; // Another process was faster.
    }
  }
  await cp(cachedFolder, dataDir, { recursive: true });
}

async function stateOfBackend(): Promise<string> {
  const hash = createHash("sha256");
  const files: string[] = [];
  for await (const file of glob("{build/pb_migrations,pocketbase/hooks}/**/*.{js,cjs,ts}", {
    cwd: BACKEND,
  }))
    files.push(file);
  for (const file of files.sort()) hash.update(file).update(await readFile(join(BACKEND, file)));
  return hash.digest("hex").slice(0, 16);
}
