import { relative } from "node:path";
import { build, type Rollup } from "vite";

/**
 * Returns the source files of each entry: its own and its imports.
 *
 * @param entries their files by name, from the folder.
 * @example
 *  (await entryFiles(kit, { button: "src/button/button.tsx" })).button
 *    ⇒ ["src/button/button.tsx", "src/class-names.ts", "src/icons.tsx"]
 */
export async function entryFiles(
  folder: string,
  entries: Record<string, string>,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const collect: Rollup.Plugin = {
    name: "entry-files",
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const name = Object.keys(entries).find((entry) => id === `${folder}/${entries[entry]}`);
        if (name === undefined) continue;
        const files = new Set([id]);
        for (const file of files) {
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(file) ?? {};
          for (const imported of [...importedIds, ...dynamicallyImportedIds])
            if (imported.startsWith(`${folder}/src/`)) files.add(imported);
        }
        found[name] = [...files].map((file) => relative(folder, file)).sort();
      }
    },
  };
  await build({
    configFile: false,
    root: folder,
    logLevel: "silent",
    plugins: [collect],
    build: { write: false, rolldownOptions: { input: entries, external: /^[^./]/ } },
  });
  return found;
}
