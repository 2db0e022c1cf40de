import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import type { Target } from "./target.ts";

/** Puts a program named `pocketbase` into a folder, or throws. */
type Fetch = (folder: string) => Promise<void>;

/** Returns the cache folder of a PocketBase, which all checkouts share. */
export function cachedFolder({ version, system, processor }: Target): string {
  const cache = process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache");
  return join(cache, "voxlog", "pocketbase", version, `${system}-${processor}`);
}

/**
 * Fetches into a temporary folder, and renames it when it's complete: an interrupted start leaves no incomplete
 * program, and concurrent starts don't conflict.
 */
export async function fillCache(folder: string, fetch: Fetch): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const fetching = await mkdtemp(`${folder}.fetching-`);
  try {
    await fetch(fetching);
    await chmod(fetching, 0o755);
    await rename(fetching, folder);
  } catch (error) {
    if (!existsSync(join(folder, "pocketbase"))) throw error; // Otherwise another start was first: its copy is just as good.
  } finally {
    await rm(fetching, { recursive: true, force: true });
  }
}
