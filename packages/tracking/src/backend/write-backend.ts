import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { runInNewContext } from "node:vm";
import type { TrackingSet } from "../core/set.ts";
import { type Collection, collectionsOf } from "./collections.ts";

/** What ships with the package for PocketBase: next to `src` and next to `dist`. */
const SHIPPED = join(import.meta.dirname, "..", "..", "pocketbase");
const MIGRATION = "_voxlog_tracking.js";

/** `limits` rejects requests that would be expensive, and `report` counts rows for superusers; `hooks` are all hooks. */
export const OPTIONAL_PARTS = ["limits", "report", "hooks"] as const;
export type OptionalPart = (typeof OPTIONAL_PARTS)[number];

/** How to write. */
export type WriteOptions = {
  sets: readonly TrackingSet[];
  /** The folder that holds `pb_migrations` and `pb_hooks`. */
  out: string;
  /** What to leave out, for products with hooks of their own. */
  without?: readonly OptionalPart[];
  /** What a new migration's name begins with. @default the time in seconds, as PocketBase's own */
  number?: string | undefined;
};

/** A file of the backend, and what has to be in it. */
export type BackendFile = { path: string; text: string };

/**
 * What is missing in a PocketBase's folders, or is not as the sets and this version of the package have it: the hooks,
 * and a migration if the newest one there does not make these collections.
 *
 * @throws Error where two sets share a name, or a field would have to change its type.
 */
export async function backendFiles(options: WriteOptions): Promise<BackendFile[]> {
  const { out, without = [], number } = options;
  const sets = options.sets.toSorted((one, other) => one.name.localeCompare(other.name));
  const collections = sets.flatMap(collectionsOf);
  for (const names of [sets.map(({ name }) => name), collections.map(({ name }) => name)]) {
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice)
      throw new Error(`Two sets have the name "${twice}". Rename one, or they would share their data.`);
  }
  const files = without.includes("hooks") ? [] : await hooks(sets, without);
  const before = await newestMigration(join(out, "pb_migrations"));
  if (JSON.stringify(before) !== JSON.stringify(collections)) {
    if (before) refuseChangedTypes(before, collections);
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

/** Returns a migration that makes what is there of some sets' collections what they declare. */
export async function migrationOf(sets: readonly TrackingSet[]): Promise<string> {
  const template = await readFile(join(SHIPPED, "pb_migrations", MIGRATION.slice(1)), "utf8");
  return template.replace(/^const COLLECTIONS = .*$/m, () => declare(sets.flatMap(collectionsOf)));
}

const compact = (json: string) => JSON.stringify(JSON.parse(json));

/** Writes what {@link backendFiles} found, and gives the paths. */
export async function writeBackend(options: WriteOptions): Promise<string[]> {
  const files = await backendFiles(options);
  for (const { path, text } of files) {
    await mkdir(dirname(join(options.out, path)), { recursive: true });
    await writeFile(join(options.out, path), text);
  }
  return files.map(({ path }) => path);
}

/** Returns the JSON from which hooks know the collections of some sets: names, by the kind of their rows. */
export function collectionNames(sets: readonly TrackingSet[]): string {
  const names: Record<string, string[]> = {};
  for (const { collections } of sets)
    for (const [kind, name] of Object.entries(collections)) names[kind] = [...(names[kind] ?? []), name];
  return `${JSON.stringify(names, null, 2)}\n`;
}

async function hooks(sets: readonly TrackingSet[], without: readonly OptionalPart[]): Promise<BackendFile[]> {
  const leftOut = without.map((hook) => `voxlog-tracking-${hook}.pb.js`);
  const all = import.meta.filename.endsWith(".ts") ? await bundleSources() : await readShipped();
  return [...all, ["voxlog-tracking.json", collectionNames(sets)] as const]
    .filter(([name]) => !leftOut.includes(name))
    .map(([name, text]) => ({ path: `pb_hooks/${name}`, text }));
}

/** In the repository, the hooks are TypeScript, and `prepack` has not bundled them. */
async function bundleSources(): Promise<Map<string, string>> {
  const url = new URL("../../pocketbase/bundle-hooks.ts", import.meta.url).href;
  const { bundleTrackingHooks } = (await import(url)) as {
    bundleTrackingHooks(): Promise<Map<string, string>>;
  };
  return bundleTrackingHooks();
}

async function readShipped(): Promise<Map<string, string>> {
  const folder = join(SHIPPED, "build");
  const names = await readdir(folder);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return new Map(names.map((name, index) => [name, texts[index] ?? ""]));
}

/** The collections as the code that declares them, a line for each field. */
function declare(collections: Collection[]): string {
  const lines = (value: unknown) =>
    Array.isArray(value)
      ? `[\n${value.map((each) => `      ${JSON.stringify(each)},\n`).join("")}    ]`
      : JSON.stringify(value);
  const objects = collections.map((collection) => {
    const properties = Object.entries(collection).map(([name, value]) => `    ${name}: ${lines(value)},\n`);
    return `  {\n${properties.join("")}  },\n`;
  });
  return `const COLLECTIONS = [\n${objects.join("")}];`;
}

/** What the newest migration makes, run with nothing to migrate: a formatter may have been at its text. */
async function newestMigration(folder: string): Promise<Collection[] | undefined> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith(MIGRATION))
    .sort()
    .at(-1);
  if (!newest) return undefined;
  const text = await readFile(join(folder, newest), "utf8");
  return runInNewContext(`${text}\n;COLLECTIONS`, { migrate() {} }) as Collection[];
}

function refuseChangedTypes(before: Collection[], after: Collection[]): void {
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
