import { registerHooks } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { appSet, siteSet } from "@voxlog/tracked-sets";
import type { TrackingSet } from "@voxlog/tracking";
import { messageOf } from "../process/command.ts";

export type TrackedSet = TrackingSet;

const MODULE = process.env["VOXLOG_SETS"];

export const isForeign = Boolean(MODULE);

export const sets: readonly TrackedSet[] = MODULE
  ? await importSets(MODULE).catch(endProcess)
  : [siteSet, appSet];

/** Returns the set with a name, if it exists. */
export const findSet = (name: string): TrackedSet | undefined => sets.find((set) => set.name === name);

async function importSets(file: string): Promise<TrackedSet[]> {
  // A module in a folder without the package uses this server's.
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      next(
        specifier,
        specifier.startsWith("@voxlog/tracking") ? { ...context, parentURL: import.meta.url } : context,
      ),
  });
  try {
    const found = Object.values(await import(pathToFileURL(resolve(file)).href)).filter(isSet);
    if (found.length > 0) return found;
  } finally {
    hooks.deregister();
  }
  throw new Error("It doesn't export a set. Add one: `export const shop = defineSet({ … })`.");
}

function isSet(value: unknown): value is TrackedSet {
  return typeof value === "object" && value !== null && "collections" in value && "declaration" in value;
}

function endProcess(error: unknown): never {
  process.stderr.write(`VOXLOG_SETS, ${MODULE}, can't be used: ${messageOf(error)}\n`);
  process.exit(1);
}
