import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { table } from "./table.ts";

/** Compares the collector's capacity with PocketBase's. */
export const reportCollector = (): Promise<string> => reportBench("The collector", "bench");

/** Measures the server under a crowd of visitors. */
export const reportCrowd = (): Promise<string> => reportBench("A crowd", "bench:crowd");

async function reportBench(title: string, script: string): Promise<string> {
  const { stdout } = await promisify(execFile)("pnpm", ["--silent", "--filter", "@voxlog/server", script]);
  const rows = JSON.parse(stdout) as [string, string, string][];
  return table(title, [["what", "measured", "goal"], ...rows]);
}
