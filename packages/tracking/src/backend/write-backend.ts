import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { runInNewContext } from "node:vm";
import type { TrackingSet } from "../core/set.ts";
import { type Collection, collectionsOf } from "./collections.ts";

const SHIPPED = join(import.meta.dirname, "..", "..", "pocketbase");
const MIGRATION = "_voxlog_tracking.js";

export type WriteOptions = {
  sets: readonly TrackingSet[];
  /** The folder that holds `pb_migrations` and `pb_hooks`. */
  out: string;
  /** Prefix of a new migration's name. @default the time in seconds, like PocketBase's */
  number?: string | undefined;
};

export type BackendFile = { path: string; text: string };

/**
 * Returns the files of a PocketBase that are missing or outdated for these sets and this version: hooks, and a
 * migration if the newest one doesn't create these collections.
 *
 * @throws Error when two sets share a name, or a field would change its type.
 */
export async function backendFiles(options: WriteOptions): Promise<BackendFile[]> {
  const { out, number } = options;
  const sets = options.sets.toSorted((one, other) => one.name.localeCompare(other.name));
  const collections = sets.flatMap(collectionsOf);
  for (const names of [sets.map(({ name }) => name), collections.map(({ name }) => name)]) {
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice)
      throw new Error(`Two sets have the name "${twice}". Rename one, or they would share their data.`);
  }
  const files = await hooks(sets);
  const before = await newestMigration(join(out, "pb_migrations"));
  if (JSON.stringify(before) !== JSON.stringify(collections)) {
    if (before) rejectChangedTypes(before, collections);
    const path = `pb_migrations/${number ?? Math.floor(Date.now() / 1000)}${MIGRATION}`;
    files.push({ path, text: await migrationOf(sets) });
  }
  const stale = await Promise.all(
    files.map(async ({ path, text }) => {
      const there = await readFile(join(out, path), "utf8").catch(() => "");
      return path.endsWith(".json") ? !there || compact(there) !== compact(text) : there !== text;
    }),
  );
  return files.filter((_, index) => stale[index]);
}

/** Returns a migration that brings existing collections to the sets' declarations. */
export async function migrationOf(sets: readonly TrackingSet[]): Promise<string> {
  const template = await readFile(join(SHIPPED, "pb_migrations", MIGRATION.slice(1)), "utf8");
  const collections = JSON.stringify(sets.flatMap(collectionsOf), null, 2);
  return template.replace(/^const COLLECTIONS = .*$/m, () => `const COLLECTIONS = ${collections};`);
}

const compact = (json: string) => JSON.stringify(JSON.parse(json));

/** Writes the files of {@link backendFiles} and returns their paths. */
export async function writeBackend(options: WriteOptions): Promise<string[]> {
  const files = await backendFiles(options);
  for (const { path, text } of files) {
    await mkdir(dirname(join(options.out, path)), { recursive: true });
    await writeFile(join(options.out, path), text);
  }
  return files.map(({ path }) => path);
}

/** Returns the JSON that tells hooks the collections' names. */
export function collectionNames(sets: readonly TrackingSet[]): string {
  const names: Record<string, string[]> = {};
  for (const { collections } of sets)
    for (const [kind, name] of Object.entries(collections)) names[kind] = [...(names[kind] ?? []), name];
  return `${JSON.stringify(names, null, 2)}\n`;
}

async function hooks(sets: readonly TrackingSet[]): Promise<BackendFile[]> {
  const all = import.meta.filename.endsWith(".ts") ? await bundleSources() : await readShipped();
  const files = [...all, ["voxlog-tracking.json", collectionNames(sets)] as const];
  return files.map(([name, text]) => ({ path: `pb_hooks/${name}`, text }));
}

/** In the repository, the hooks are unbundled TypeScript until `prepack`. */
async function bundleSources(): Promise<Map<string, string>> {
  const url = new URL("../../pocketbase/bundle-hooks.ts", import.meta.url).href;
  const bundler: { bundleTrackingHooks(): Promise<Map<string, string>> } = await import(url);
  return bundler.bundleTrackingHooks();
}

async function readShipped(): Promise<Map<string, string>> {
  const folder = join(SHIPPED, "build");
  const names = await readdir(folder);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return new Map(names.map((name, index) => [name, texts[index] ?? ""]));
}

/** Returns the collections of the newest migration by running it: a formatter may have changed its text. */
async function newestMigration(folder: string): Promise<Collection[] | undefined> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith(MIGRATION))
    .toSorted()
    .at(-1);
  if (!newest) return undefined;
  const text = await readFile(join(folder, newest), "utf8");
  return runInNewContext(`${text}\n;COLLECTIONS`, { migrate() {} }) as Collection[];
}

function rejectChangedTypes(before: Collection[], after: Collection[]): void {
  for (const { name, fields } of after) {
    const known = before.find((collection) => collection.name === name)?.fields;
    const changed = fields.find((field) =>
      known?.some((each) => each.name === field.name && each.type !== field.type),
    );
    if (changed)
      throw new Error(
        `${changed.name} of ${name} can't become a field of type ${changed.type}, because PocketBase doesn't change types. Use another name for the new field.`,
      );
  }
}
