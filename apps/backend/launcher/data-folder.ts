import { mkdir, mkdtemp, rmdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { LaunchFailure } from "./launch-failure.ts";

const DEFAULT = join(import.meta.dirname, "..", "pb_data");

/** The folder of the database, by the variable DATA_DIR. */
export function dataFolder(asked: string | undefined): string {
  // pnpm runs scripts in the workspace's root: INIT_CWD is where the person stood who gave a relative path.
  return asked ? resolve(process.env["INIT_CWD"] ?? process.cwd(), asked) : DEFAULT;
}

/**
 * The same, made when it is missing.
 *
 * @throws LaunchFailure when it cannot be made or written to.
 */
export async function openDataFolder(asked: string | undefined): Promise<string> {
  const folder = dataFolder(asked);
  try {
    await mkdir(folder, { recursive: true });
    await rmdir(await mkdtemp(join(folder, ".writable-")));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LaunchFailure(
      `The data folder cannot be written to: ${folder} (${reason}). Make it writable, or choose another: DATA_DIR=/path/to/folder`,
    );
  }
  return folder;
}
