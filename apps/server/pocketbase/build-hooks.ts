import { createHash } from "node:crypto";
import { watch } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { appSet, siteSet } from "@voxlog/tracked-sets";
import { collectionNames } from "@voxlog/tracking/backend";
import { LaunchFailure, runCommand } from "../process/command.ts";

const BUILD = join(import.meta.dirname, "..", "build");

/** Where PocketBase finds the hooks. */
export const HOOKS = join(BUILD, "pb_hooks");

const SOURCES = join(import.meta.dirname, "hooks");
const BUNDLER = createRequire(import.meta.url).resolve("@voxlog/tracking/bundle-hooks");
const TRACKING = join(dirname(BUNDLER), "hooks");
/** The hash of each file that the hooks were built from, by its path from their folder. */
const MANIFEST = "sources.json";
const NAMES = collectionNames([siteSet, appSet]);

/**
 * Builds the hooks, unless they are as their sources. Only a build needs the bundler, and a folder that can be written to.
 *
 * @throws LaunchFailure
 */
export async function buildHooks(): Promise<void> {
  if (await isUpToDate()) return;
  try {
    const { bundleHooks } = await import("@voxlog/tracking/bundle-hooks");
    const entries = [join(SOURCES, "voxlog.pb.ts"), join(TRACKING, "voxlog-tracking.pb.ts")];
    const { files, inputs } = await bundleHooks(entries, join(SOURCES, "handlers.ts"), "voxlog");
    files.set("voxlog-tracking.json", NAMES);
    const manifest = await hashes([BUNDLER, import.meta.filename, ...inputs]);
    await replaceHooks(files.set(MANIFEST, JSON.stringify(manifest)));
  } catch (error) {
    throw new LaunchFailure(
      `PocketBase's hooks couldn't be built: ${error instanceof Error ? error.message : error}. Run \`npx -y pnpm@12 build\` in a writable checkout with all dependencies.`,
    );
  }
}

/** Builds the hooks again whenever a source changes, as long as this process has other work. */
export function watchHooks(): void {
  const build = () =>
    buildHooks().catch((error: unknown) =>
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`),
    );
  for (const folder of [SOURCES, TRACKING]) watch(folder, { recursive: true, persistent: false }, build);
}

async function isUpToDate(): Promise<boolean> {
  try {
    const manifest = await readFile(join(HOOKS, MANIFEST), "utf8");
    const inputs = Object.keys(JSON.parse(manifest)).map((path) => join(HOOKS, path));
    const names = await readFile(join(HOOKS, "voxlog-tracking.json"), "utf8");
    return names === NAMES && JSON.stringify(await hashes(inputs)) === manifest;
  } catch {
    return false; // Not built yet, or a source was removed.
  }
}

async function hashes(files: readonly string[]): Promise<Record<string, string>> {
  const entries = files.map(async (file) => {
    const hash = createHash("sha256").update(await readFile(file));
    return [relative(HOOKS, file), hash.digest("hex")];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<string, string>;
}

/** Each file appears complete: another process may be reading them. */
async function replaceHooks(files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(HOOKS, { recursive: true });
  const draft = await mkdtemp(join(BUILD, "pb_hooks-"));
  for (const [name, text] of files) await writeFile(join(draft, name), text);
  for (const name of await readdir(HOOKS))
    if (!files.has(name)) await rm(join(HOOKS, name), { recursive: true });
  for (const name of files.keys()) await rename(join(draft, name), join(HOOKS, name));
  await rm(draft, { recursive: true });
}

// As a command, for a server whose checkout can only be read.
if (import.meta.main) await runCommand(buildHooks);
