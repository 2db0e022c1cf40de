import { rmSync } from "node:fs";
import { access, constants, mkdtemp, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A complete run's temporary files take 240 MB at most. */
const ROOM = 1024 ** 3;

/**
 * Creates a folder for temporary files of servers and browsers; it is deleted with this process. In memory if Linux has
 * room, because ext4 creates files slower the more were just deleted: 374 instead of 392 s for a run on two cores.
 *
 * @param memory the system's folder in memory.
 * @param otherwise the fallback.
 */
export async function makeTemporaryFolder(memory = "/dev/shm", otherwise = tmpdir()): Promise<string> {
  const folder = (await inMemory(memory)) ?? (await mkdtemp(join(otherwise, "voxlog-run-")));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  return folder;
}

async function inMemory(memory: string): Promise<string | undefined> {
  try {
    const { bavail, bsize } = await statfs(memory);
    if (bavail * bsize < ROOM) return undefined;
    const folder = await mkdtemp(join(memory, "voxlog-run-"));
    // Tests start programs there, which some systems forbid in memory.
    const program = join(folder, "program");
    await writeFile(program, "", { mode: 0o755 });
    await access(program, constants.X_OK);
    return folder;
  } catch {
    return undefined;
  }
}
