import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rollup } from "vite";
import { components, kit } from "../styles/kit-sheets.ts";

/** Compressed size of a component's scripts in bytes, and its limit. */
export type ComponentSize = { name: string; scripts: number; limit: number };

const limits: Record<string, number> = {
  button: 2200,
  dialog: 11_000,
  table: 4000,
  tooltip: 4000,
};
/** For components that aren't listed: a dialog's size and a little more. */
const limitOfOthers = 12_000;

/** Returns the sizes of all components of the manifest, without React, each as the page's first. */
export async function componentSizes(): Promise<ComponentSize[]> {
  const sizes: ComponentSize[] = [];
  for (const [name, file] of Object.entries(components))
    sizes.push({ name, scripts: await scriptSize(file), limit: limits[name] ?? limitOfOthers });
  return sizes;
}

async function scriptSize(file: string): Promise<number> {
  const result = await build({
    configFile: false,
    root: kit,
    logLevel: "silent",
    build: {
      write: false,
      rolldownOptions: {
        input: join(kit, file),
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: "strict",
      },
    },
  });
  const chunks = ("output" in result ? result.output : []) as Rollup.OutputChunk[];
  return chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
}
