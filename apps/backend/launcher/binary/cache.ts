import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import type { Target } from "./target.ts";

/** Puts a program named `pocketbase` into the folder it is given, or throws. */
type Fetch = (folder: string) => Promise<void>;

/** Where a fetched PocketBase is kept, between starts and between checkouts. */
export function cachedFolder({ version, system, processor }: Target): string {
  const cache = process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache");
  return join(cache, "voxlog", "pocketbase", version, `${system}-${processor}`);
}

/**
 * Fetches into a folder beside the cached one, and renames it once it is whole: a start that breaks
 * off or fails leaves nothing that looks like a program, and of several at once one wins.
 */
export async function fillCache(folder: string, fetch: Fetch): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const fetching = await mkdtemp(`${folder}.fetching-`);
  try {
    await fetch(fetching);
    await chmod(fetching, 0o755);
    await rename(fetching, folder);
  } catch (error) {
    if (!existsSync(join(folder, "pocketbase"))) throw error; // Else another start was first: its copy is as good.
  } finally {
    await rm(fetching, { recursive: true, force: true });
  }
}
