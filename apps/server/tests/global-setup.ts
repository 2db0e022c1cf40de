import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Compiled code of the servers and commands that tests start, which would compile it again each time. */
const COMPILED = join(import.meta.dirname, "../node_modules/.cache/compiled");

/**
 * Creates the tests' folder for temporary files, and removes it afterward: a worker ends without closing the server
 * that its tests share.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "voxlog-backend-"));
  process.env["TMPDIR"] = folder;
  process.env["NODE_COMPILE_CACHE"] = COMPILED;
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
