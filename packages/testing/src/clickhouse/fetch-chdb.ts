import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cacheFolder } from "../cache/cache-folder.ts";
import { runPnpm } from "../run-pnpm.ts";

/** The exact version: its engine is ClickHouse 26.7. */
const CHDB = "3.4.0";

/**
 * Downloads chDB, ClickHouse as a library, and returns its folder. At 167 MB it is too large for a dependency: the
 * tests that need it download it once into the cache folder.
 */
export async function fetchChdb(): Promise<string> {
  const folder = join(cacheFolder(), "chdb", CHDB);
  if (existsSync(folder)) return folder;
  await mkdir(join(folder, ".."), { recursive: true });
  const fetching = await mkdtemp(`${folder}.fetching-`);
  try {
    const manifest = { private: true, type: "module", dependencies: { chdb: CHDB } };
    await writeFile(join(fetching, "package.json"), JSON.stringify(manifest));
    // The library is a prebuilt package per system: no build and no scripts.
    await runPnpm(fetching, "install", "--ignore-workspace", "--ignore-scripts");
    await rename(fetching, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // Another run was first; its copy is the same.
  } finally {
    await rm(fetching, { recursive: true, force: true });
  }
  return folder;
}
