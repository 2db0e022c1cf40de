import { ExecaError, execa } from "execa";

/**
 * Runs a program to its end, and gives what it printed.
 *
 * @throws ExecaError with all that it printed, when it fails.
 */
export async function run(folder: string, program: string, ...args: string[]): Promise<string> {
  return (await execa(program, args, { cwd: folder })).stdout;
}

/** Runs pnpm: the one that runs the tests, or where a test is run by itself, npm's. */
export async function runPnpm(folder: string, ...args: string[]): Promise<string> {
  try {
    return await run(folder, "pnpm", ...args);
  } catch (error) {
    const isMissing = error instanceof ExecaError && error.code === "ENOENT";
    if (isMissing) return run(folder, "npx", "-y", "pnpm@12", ...args);
    throw error;
  }
}
