import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cacheFolder } from "../cache/cache-folder.ts";
import { runPnpm } from "../run-pnpm.ts";

/** The library's version, exact: its engine is ClickHouse 26.7. */
const CHDB = "3.4.0";

/**
 * Fetches chDB, ClickHouse as a library, and gives the folder that it is installed in. It is 167 MB, so that it is no
 * dependency which everybody would install: it is fetched for the tests that need it, once, and kept beside the
 * browser and the server.
 */
export async function fetchChdb(): Promise<string> {
  const folder = join(cacheFolder(), "chdb", CHDB);
  if (existsSync(folder)) return folder;
  await mkdir(join(folder, ".."), { recursive: true });
  const fetching = await mkdtemp(`${folder}.fetching-`);
  try {
    const manifest = { private: true, type: "module", dependencies: { chdb: CHDB } };
    await writeFile(join(fetching, "package.json"), JSON.stringify(manifest));
    // The library comes as a package of its own for each system: nothing is built, and no script has to run.
    await runPnpm(fetching, "install", "--ignore-workspace", "--ignore-scripts");
    await rename(fetching, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // Else another run was first: its copy is as good.
  } finally {
    await rm(fetching, { recursive: true, force: true });
  }
  return folder;
}
