import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Creates an empty folder for a test. It's removed after the run, with everything in TMPDIR. */
export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "voxlog-"));
