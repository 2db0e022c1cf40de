import { join } from "node:path";
import { execa } from "execa";
import type { Step } from "./steps.ts";

/** Node's compile cache: hundreds of processes load the same modules, which is most of their startup. */
const COMPILED = "node_modules/.cache/node";

/** Runs a step and returns its output, which is printed when it fails. */
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
    env: {
      NODE_COMPILE_CACHE: join(root, COMPILED),
      TURBO_TELEMETRY_DISABLED: "1",
      FORCE_COLOR: "0",
    },
  });
  return { ok: !result.failed, output: result.all || (result.message ?? "") };
}
