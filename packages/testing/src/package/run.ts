import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * Runs a program to its end, and gives what it printed.
 *
 * @throws Error with all that it printed, when it fails.
 */
export async function run(folder: string, program: string, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, args, { cwd: folder, maxBuffer: 2 ** 26 });
    return stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${[program, ...args].join(" ")} failed in ${folder}:\n${stdout}${stderr}`, {
      cause: error,
    });
  }
}

/** Runs pnpm: the one that runs the tests, or where a test is run by itself, npm's. */
export async function runPnpm(folder: string, ...args: string[]): Promise<string> {
  try {
    return await run(folder, "pnpm", ...args);
  } catch (error) {
    const missing = ((error as Error).cause as NodeJS.ErrnoException).code === "ENOENT";
    if (missing) return run(folder, "npx", "-y", "pnpm@12", ...args);
    throw error;
  }
}
