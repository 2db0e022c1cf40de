import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Creates the tests' folder for temporary files, and removes it afterward: a worker ends without closing the server
 * that its tests share.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "voxlog-backend-"));
  process.env["TMPDIR"] = folder;
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
