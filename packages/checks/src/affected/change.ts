import { execFile } from "node:child_process";
import { glob } from "node:fs/promises";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import { type Journeys, journeysFor } from "./journeys.ts";

/** Changes in the checkout since a commit, uncommitted ones included. */
export type Change = {
  base: string;
  journeys: Journeys;
};

/**
 * Reads the changes since the checkout diverged from a branch.
 *
 * @throws Error with git's message if the branch doesn't exist.
 */
export async function readChange(branch: string, root: string): Promise<Change> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)("git", args, { cwd: root })).stdout.split("\n").filter(Boolean);
  const [base = branch] = await git("merge-base", branch, "HEAD");
  const changed = await git("diff", "--name-only", base);
  const untracked = await git("ls-files", "--others", "--exclude-standard");
  const specs: string[] = [];
  for await (const spec of glob("tests/**/*.spec.ts", { cwd: join(root, "apps/e2e") })) {
    specs.push(spec.split(sep).join("/"));
  }
  return { base, journeys: journeysFor([...changed, ...untracked], specs) };
}
