import { hash } from "node:crypto";
import { watch } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { appSet, siteSet } from "@voxlog/tracked-sets";
import type { TrackingSet } from "@voxlog/tracking";
import { collectionNames, migrationOf } from "@voxlog/tracking/backend";
import { LaunchFailure, messageOf, runCommand } from "../process/command.ts";
import { collectionsOfLeads } from "./lead-collections.ts";

const BUILD = join(import.meta.dirname, "..", "build");

export const HOOKS = join(BUILD, "pb_hooks");

const SOURCES = join(import.meta.dirname, "hooks");
const BUNDLER = createRequire(import.meta.url).resolve("@voxlog/tracking/bundle-hooks");
const TRACKING = join(dirname(BUNDLER), "hooks");
/** The hash of each source of the built hooks, by its relative path. */
const MANIFEST = "sources.json";
const OUR_SETS = [siteSet, appSet];
const NAMES = collectionNames(OUR_SETS);

export const MIGRATIONS = join(BUILD, "pb_migrations");
export const WRITTEN_MIGRATIONS = join(import.meta.dirname, "pb_migrations");

/** Builds the hooks and the migrations, unless they are up to date: only a build needs a writable folder. */
export async function buildHooks(): Promise<void> {
  try {
    await buildMigrations();
    if (await isUpToDate()) return;
    const { bundleHooks } = await import("@voxlog/tracking/bundle-hooks");
    const entries = [join(SOURCES, "voxlog.pb.ts"), join(TRACKING, "voxlog-tracking.pb.ts")];
    const { files, inputs } = await bundleHooks(entries, join(SOURCES, "handlers.ts"), "voxlog");
    files.set("voxlog-tracking.json", NAMES);
    const manifest = await hashes([BUNDLER, import.meta.filename, ...inputs]);
    await replaceFolder(HOOKS, files.set(MANIFEST, JSON.stringify(manifest)));
  } catch (error) {
    throw new LaunchFailure(
      `PocketBase's hooks couldn't be built: ${messageOf(error)}. Run \`npx -y pnpm@12 build\` in a writable checkout with all dependencies.`,
    );
  }
}

/** Writes the generated migrations before the schema, which adds to their collections. */
async function buildMigrations(): Promise<void> {
  const files = await readFolder(WRITTEN_MIGRATIONS);
  files.set(...(await setsMigration("1795598115", OUR_SETS)));
  files.set(...(await leadsMigration("1795598116")));
  const built = await readFolder(MIGRATIONS).catch(() => new Map());
  if (!isDeepStrictEqual(built, files)) await replaceFolder(MIGRATIONS, files);
}

/** A migration's file. Its name has a hash of its text, so PocketBase applies each version once. */
type BuiltMigration = [name: string, text: string];

/** Returns the migration that makes the collections match the sets. */
export const setsMigration = async (number: string, sets: readonly TrackingSet[]): Promise<BuiltMigration> =>
  withVersion(number, "sets", await migrationOf(sets));

/** Returns the migration that makes the collections of leads match their declaration. */
async function leadsMigration(number: string): Promise<BuiltMigration> {
  const template = await readFile(join(import.meta.dirname, "templates/leads.js"), "utf8");
  const text = template.replace(
    /^const COLLECTIONS = .*$/m,
    () => `const COLLECTIONS = ${JSON.stringify(collectionsOfLeads(), null, 2)};`,
  );
  return withVersion(number, "leads", text);
}

function withVersion(number: string, what: string, text: string): BuiltMigration {
  const version = hash("sha256", text).slice(0, 16);
  return [`${number}_${version}_${what}.js`, text];
}

export async function readFolder(folder: string): Promise<Map<string, string>> {
  const entries = (await readdir(folder)).map(
    async (name) => [name, await readFile(join(folder, name), "utf8")] as const,
  );
  return new Map(await Promise.all(entries));
}

/** Rebuilds the hooks when a source changes. It doesn't keep the process alive. */
export function watchHooks(): void {
  const build = () => buildHooks().catch((error: unknown) => process.stderr.write(`${messageOf(error)}\n`));
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
    return [relative(HOOKS, file), hash("sha256", await readFile(file))];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<string, string>;
}

/** Replaces each file of a folder atomically, because another process may be reading. */
export async function replaceFolder(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  for (const [name, text] of files) await writeFile(join(draft, name), text);
  for (const name of await readdir(folder))
    if (!files.has(name)) await rm(join(folder, name), { recursive: true });
  for (const name of files.keys()) await rename(join(draft, name), join(folder, name));
  await rm(draft, { recursive: true });
}

// The command for a server with a read-only checkout.
if (import.meta.main) await runCommand(buildHooks);
