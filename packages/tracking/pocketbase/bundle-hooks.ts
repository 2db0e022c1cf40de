import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { rolldown } from "rolldown";
import { transformSync } from "rolldown/utils";

/** Hook files by name, and the sources they are bundled from. */
export type HookBundle = { files: Map<string, string>; inputs: string[] };

/**
 * Bundles hooks written in TypeScript. PocketBase runs each handler in its own VM without the surrounding file, so an
 * entry's `handlers` become one file that every VM loads once.
 *
 * @param entries files `*.pb.ts` that register handlers.
 * @param handlers the module that exports them all.
 * @param name of the handlers' file, and of the variable that caches them in a VM.
 */
export async function bundleHooks(entries: string[], handlers: string, name: string): Promise<HookBundle> {
  await using bundle = await rolldown({ input: handlers, transform: { target: "es2020" } });
  const { output } = await bundle.generate({ format: "cjs", exports: "named" });
  const variable = name.replaceAll("-", "_");
  const load = `(globalThis.${variable} ??= require(\`\${__hooks}/${name}.cjs\`)).`;
  const files = new Map([[`${name}.cjs`, output[0].code]]);
  for (const entry of entries) {
    const { code } = transformSync(entry, await readFile(entry, "utf8"));
    const text = code.replace(/^import .*\n/m, "").replace(/\bhandlers\./g, load);
    files.set(basename(entry).replace(/\.ts$/, ".js"), text);
  }
  return { files, inputs: [...entries, ...(await bundle.watchFiles)] };
}

const HOOKS = join(import.meta.dirname, "hooks");

/** Bundles the hooks that `voxlog-tracking` writes. */
export async function bundleTrackingHooks(): Promise<HookBundle["files"]> {
  const entries = ["", "-limits"].map((part) => join(HOOKS, `voxlog-tracking${part}.pb.ts`));
  return (await bundleHooks(entries, join(HOOKS, "handlers.ts"), "voxlog-tracking")).files;
}

// Before packing: bundles the hooks into the published folder, where `voxlog-tracking` finds them.
if (import.meta.main) {
  const folder = join(import.meta.dirname, "build");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const [name, text] of await bundleTrackingHooks()) await writeFile(join(folder, name), text);
}
