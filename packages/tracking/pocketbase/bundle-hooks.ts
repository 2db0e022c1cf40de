import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { rolldown } from "rolldown";
import { transformSync } from "rolldown/utils";

/** Hooks as PocketBase loads them: the text of each file by its name, and the sources that they were made of. */
export type HookBundle = { files: Map<string, string>; inputs: string[] };

/**
 * Bundles hooks written in TypeScript. PocketBase runs each handler in a VM of its own, which knows nothing of the file
 * around it: an entry's `handlers` become one file that every VM loads once.
 *
 * @param entries files `*.pb.ts` that register handlers.
 * @param handlers the module that exports all of them.
 * @param name what the handlers' file is called, and the variable that keeps them in a VM.
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
  const entries = ["", "-limits", "-report"].map((part) => join(HOOKS, `voxlog-tracking${part}.pb.ts`));
  return (await bundleHooks(entries, join(HOOKS, "handlers.ts"), "voxlog-tracking")).files;
}
