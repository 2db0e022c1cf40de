import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { table } from "./table.ts";

/** The tracker by itself, as its package measures it: size, delivery on leaving, and the classifier's score. */
export const reportTracker = (): Promise<string> =>
  reportPackage("The tracker", "@voxlog/tracking-scenarios");

/** What a collector takes, side by side with PocketBase. */
export const reportCollector = (): Promise<string> => reportPackage("The collector", "@voxlog/server");

/** What a crowd of visitors gets of the server. */
export const reportCrowd = (): Promise<string> => reportPackage("A crowd", "@voxlog/server", "bench:crowd");

async function reportPackage(title: string, name: string, script = "bench"): Promise<string> {
  const { stdout } = await promisify(execFile)("pnpm", ["--silent", "--filter", name, script]);
  const rows = JSON.parse(stdout) as [string, string, string][];
  return table(title, [["what", "measured", "goal"], ...rows]);
}
