import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { run, runPnpm } from "./run.ts";

/** An app outside the workspace that has our packages from their tarballs. */
export type FreshApp = {
  folder: string;
  /** Runs a program of the app's own dependencies. */
  run: (program: string, ...args: string[]) => Promise<string>;
  remove: () => Promise<void>;
};

/**
 * Writes an app into a new folder and installs what it depends on, as a developer elsewhere would.
 *
 * @param tarballs of our packages, by name.
 * @param likeIn a folder of the workspace, whose versions of the `others` the app gets: those are in pnpm's store.
 * @param files what the app consists of, by path.
 */
export async function freshApp({
  tarballs,
  others,
  likeIn,
  files,
}: {
  tarballs: Record<string, string>;
  others: readonly string[];
  likeIn: string;
  files: Record<string, string>;
}): Promise<FreshApp> {
  const folder = await mkdtemp(join(tmpdir(), "voxlog-app-"));
  const dependencies: Record<string, string> = {};
  for (const [name, tarball] of Object.entries(tarballs)) dependencies[name] = `file:${tarball}`;
  for (const name of others) dependencies[name] = await versionIn(likeIn, name);
  const manifest = { name: "fresh-app", private: true, type: "module", dependencies };
  for (const [path, text] of Object.entries({ "package.json": JSON.stringify(manifest), ...files })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await runPnpm(folder, "install", "--prefer-offline", "--ignore-workspace", "--ignore-scripts");
  return {
    folder,
    run: (program, ...args) => run(folder, join(folder, "node_modules/.bin", program), ...args),
    remove: () => rm(folder, { recursive: true }),
  };
}

async function versionIn(folder: string, name: string): Promise<string> {
  const manifest = await readFile(join(folder, "node_modules", name, "package.json"), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}
