import { execa } from "execa";

/** One check of `pnpm test`. */
export type Step = {
  name: string;
  /** A program of the root's dependencies, with its arguments. */
  command: readonly [string, ...string[]];
  /** Where its tests are reported; a glob from the root. Without it the exit code is the result. */
  reports?: string;
  /** Whether it runs beside those before it: it waits for the network, and for what they leave of the processors. */
  startsFirst?: boolean;
};

/** Runs a step and keeps what it prints, which only matters when it fails. */
export async function runStep(
  { command: [program, ...args] }: Step,
  root: string,
): Promise<{ ok: boolean; output: string }> {
  const result = await execa(program, args, {
    cwd: root,
    preferLocal: true,
    all: true,
    reject: false,
    stdin: "ignore",
    env: { TURBO_TELEMETRY_DISABLED: "1", FORCE_COLOR: "0" },
  });
  return { ok: !result.failed, output: result.all || (result.message ?? "") };
}
