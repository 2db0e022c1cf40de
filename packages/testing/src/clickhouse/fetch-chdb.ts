import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cacheFolder } from "../cache/cache-folder.ts";
import { fillOnce } from "../cache/fill-once.ts";
import { runPnpm } from "../run-pnpm.ts";

/** The exact version: its engine is ClickHouse 26.7. */
const CHDB = "3.4.0";

/**
 * Downloads chDB, ClickHouse as a library, and returns its folder. At 167 MB it is too large for a dependency: the
 * tests that need it download it once into the cache folder.
 */
export async function fetchChdb(): Promise<string> {
  const folder = join(cacheFolder(), "chdb", CHDB);
  await fillOnce(folder, async (draft) => {
    const manifest = { private: true, type: "module", dependencies: { chdb: CHDB } };
    await writeFile(join(draft, "package.json"), JSON.stringify(manifest));
    // The library is a prebuilt package per system: no build and no scripts.
    await runPnpm(draft, "install", "--ignore-workspace", "--ignore-scripts");
  });
  return folder;
}
