import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { table } from "./table.ts";

/** The tracker by itself, as its package measures it: size, delivery on leaving, and the classifier's score. */
export async function reportTracker(): Promise<string> {
  const { stdout } = await promisify(execFile)("pnpm", [
    "--silent",
    "--filter",
    "@voxlog/tracking-scenarios",
    "bench",
  ]);
  const rows = JSON.parse(stdout) as [string, string, string][];
  return table("The tracker", [["what", "measured", "goal"], ...rows]);
}
