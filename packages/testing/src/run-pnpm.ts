import { ExecaError, execa } from "execa";

/**
 * Runs a program and returns its output.
 *
 * @throws ExecaError with its output when it fails.
 */
export async function run(folder: string, program: string, ...args: string[]): Promise<string> {
  return (await execa(program, args, { cwd: folder })).stdout;
}

/** Runs the pnpm that runs the tests, or npm's when a test runs alone. */
export async function runPnpm(folder: string, ...args: string[]): Promise<string> {
  try {
    return await run(folder, "pnpm", ...args);
  } catch (error) {
    const isMissing = error instanceof ExecaError && error.code === "ENOENT";
    if (isMissing) return run(folder, "npx", "-y", "pnpm@12", ...args);
    throw error;
  }
}
