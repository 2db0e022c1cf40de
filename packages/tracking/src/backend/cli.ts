#!/usr/bin/env node
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { TrackingSet } from "../core/set.ts";
import { backendFiles, writeBackend } from "./write-backend.ts";

const USAGE = `Writes the PocketBase migrations and hooks of the sets that a module declares.

  voxlog-tracking --config tracking.ts --out .

  --config FILE  the module that exports what defineSet() returned; other exports are ignored
  --out FOLDER   the folder that holds pb_migrations and pb_hooks
  --check        writes nothing, and fails if something would be written
  --help         prints this

Run it again when the sets or the package have changed.
`;

try {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const { values } = parseArgs({ options: { config: text, out: text, check: flag, help: flag } });
  const { config, out, check } = values;
  if (values.help) {
    process.stdout.write(USAGE);
    process.exit();
  }
  if (!config || !out) throw new Error(USAGE);
  const module: object = await import(pathToFileURL(resolve(config)).href);
  const sets = Object.values(module).filter(isSet);
  if (sets.length === 0)
    throw new Error(`${config} exports no set. Add one: \`export const shop = defineSet({ … })\`.`);
  const options = { sets, out };
  const paths = check ? (await backendFiles(options)).map(({ path }) => path) : await writeBackend(options);
  const lines = paths.map((path) => `${check ? "would write" : "wrote"} ${path}\n`).join("");
  process.stdout.write(lines || "Nothing to change.\n");
  if (check && paths.length > 0) process.exitCode = 1;
} catch (error) {
  const { code, message } = Object(error) as { code?: string; message?: string };
  const isOld = code === "ERR_UNKNOWN_FILE_EXTENSION";
  const reason = isOld
    ? `Node ${process.versions.node} can't read TypeScript: use Node 22.18 or newer.`
    : (message ?? error);
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}

function isSet(value: unknown): value is TrackingSet {
  return typeof value === "object" && value !== null && "collections" in value && "visitFields" in value;
}
