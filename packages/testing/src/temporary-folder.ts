import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Creates an empty folder for a test. It's removed after the run, with everything in TMPDIR. */
export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "voxlog-"));

/**
 * A global setup for Vitest: creates the tests' TMPDIR, and removes it afterward. A worker may end without closing the
 * server that its tests share.
 */
export default async function createTemporaryFolder(): Promise<() => Promise<void>> {
  const folder = await temporaryFolder();
  process.env["TMPDIR"] = folder;
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
