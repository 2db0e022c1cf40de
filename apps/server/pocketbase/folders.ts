import { join } from "node:path";
import { collectionNames } from "@voxlog/tracking/backend";
import { isForeign, sets } from "../configuration/sets.ts";
import { buildHooks, HOOKS, MIGRATIONS, readFolder, replaceFolder, setsMigration } from "./build-hooks.ts";

export type Folders = { migrations: string; hooks: string };

export const OWN_FOLDERS: Folders = { migrations: MIGRATIONS, hooks: HOOKS };

/** Returns PocketBase's folder for temporary files, which it removes at its next start. */
export const temporaryFolder = (dataDir: string): string => join(dataDir, ".pb_temp_to_delete");

/** Migrations of another product's sets, which run after all others. */
const FOREIGN = /^9\d+_[0-9a-f]+_sets\.js$/;

/** Returns whether a migration is of another product's sets. */
export const isForeignMigration = (name: string): boolean => FOREIGN.test(name);

/** Returns the folders for a data folder. With another product's sets, they are copies inside of it. */
export function foldersOf(dataDir: string): Folders {
  if (!isForeign) return OWN_FOLDERS;
  const folder = join(dataDir, "pocketbase");
  return { migrations: join(folder, "pb_migrations"), hooks: join(folder, "pb_hooks") };
}

/** Brings the folders up to date with this version and the sets. @throws LaunchFailure */
export async function prepareFolders(dataDir: string): Promise<void> {
  await buildHooks();
  if (!isForeign) return;
  const { migrations, hooks } = foldersOf(dataDir);
  const migration = await setsMigration("9000000000", sets);
  await replaceFolder(migrations, (await readFolder(MIGRATIONS)).set(...migration));
  const names = collectionNames(sets);
  await replaceFolder(hooks, (await readFolder(HOOKS)).set("voxlog-tracking.json", names));
}
