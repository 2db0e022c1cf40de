import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Runs a task while no other process runs one of the same lock file: parallel starts on a new
 * machine would all build for a minute what one can build for all. Whoever waited finds the work done.
 * A lock whose process is gone is broken.
 *
 * @throws AbortError when asked to stop while it waits.
 */
export async function oneAtATime<T>(lock: string, asked: AbortSignal, task: () => Promise<T>): Promise<T> {
  await mkdir(dirname(lock), { recursive: true });
  while (!(await take(lock))) {
    if (await isAbandoned(lock)) await rm(lock, { force: true });
    else await sleep(100, undefined, { signal: asked });
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
  if (!owner) return false; // Released, or taken and not written to yet.
  try {
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}
