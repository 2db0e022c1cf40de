import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
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

/**
 * Runs a task in one process at a time, by a lock file: otherwise parallel starts on a new machine would all build for a
 * minute. A lock is ignored if its process has ended.
 *
 * @throws AbortError if aborted while waiting.
 */
export async function coalesce<T>(lock: string, signal: AbortSignal, task: () => Promise<T>): Promise<T> {
  await mkdir(dirname(lock), { recursive: true });
  while (!(await take(lock))) {
    if (await isAbandoned(lock)) await rm(lock, { force: true });
    else await sleep(100, undefined, { signal: signal });
  }
  try {
    return await task();
  } finally {
    await rm(lock, { force: true });
  }
}

async function take(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

async function isAbandoned(lock: string): Promise<boolean> {
  const owner = Number(await readFile(lock, "utf8").catch(() => ""));
  if (!owner) return false; // Released, or created and not written to yet.
  try {
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}
