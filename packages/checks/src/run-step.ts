import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import type { Step } from "./steps.ts";

/** Runs a step and keeps what it prints, which only matters when it fails. */
export function runStep(step: Step, root: string): Promise<{ ok: boolean; output: string }> {
  const [program, ...args] = step.command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        ...step.env,
        PATH: [join(root, "node_modules/.bin"), process.env["PATH"]].join(delimiter),
        TURBO_TELEMETRY_DISABLED: "1",
        FORCE_COLOR: "0",
      },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    child.on("error", (error) =>
      resolve({ ok: false, output: `${program} could not be started: ${error.message}` }),
    );
    child.on("close", (code) => resolve({ ok: code === 0, output }));
  });
}
