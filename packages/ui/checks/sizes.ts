import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import { build, type Rollup } from "vite";
import manifest from "../package.json" with { type: "json" };
import { cssTarget } from "../src/theme/theme.ts";

/**
 * Prints what each component costs in kB, compressed, when it is the first of the kit that a page shows: its scripts
 * without React, and its styles without those of the page itself (tokens and base styles), which are the last row.
 */
const kit = join(import.meta.dirname, "..");
const components = Object.entries(manifest.exports).filter(([, file]) => file.endsWith(".tsx"));
const folder = await mkdtemp(join(tmpdir(), "voxlog-sizes-"));
const page = await stylesOf([]);

console.log("component".padEnd(18), "scripts".padStart(8), "styles".padStart(8));
for (const [entry, file] of components) {
  const [chunk] = await bundle(join(kit, file));
  if (chunk?.type !== "chunk") throw new Error(`Nothing was built of ${file}.`);
  const own = chunk.moduleIds.filter((id) => id.startsWith(join(kit, "src")));
  print(entry.slice(2), gzipSync(chunk.code).length, (await stylesOf(own)) - page);
}
print("(the page itself)", 0, page);
await rm(folder, { recursive: true });

function print(name: string, scripts: number, styles: number): void {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);
  console.log(name.padEnd(18), kilobytes(scripts), kilobytes(styles));
}

/** The compressed size of the styles for what these files use. */
async function stylesOf(files: readonly string[]): Promise<number> {
  const theme = ["colors", "scale", "motion", "base"].map(
    (part) => `@import "${kit}/src/theme/${part}.css";`,
  );
  const sources = files.map((file) => `@source "${file}";`);
  const sheet = join(folder, "styles.css");
  const tailwind = join(kit, "node_modules/tailwindcss/index.css");
  await writeFile(sheet, [`@import "${tailwind}" source(none);`, ...theme, ...sources].join("\n"));
  const [styles] = await bundle(sheet);
  if (styles?.type !== "asset") throw new Error("No styles were built.");
  return gzipSync(styles.source).length;
}

async function bundle(input: string): Promise<readonly (Rollup.OutputChunk | Rollup.OutputAsset)[]> {
  const result = await build({
    configFile: false,
    root: kit,
    logLevel: "silent",
    plugins: [tailwindcss()],
    build: {
      write: false,
      cssTarget,
      rolldownOptions: { input, external: /^react(-dom)?($|\/)/, preserveEntrySignatures: "strict" },
    },
  });
  return "output" in result ? result.output : [];
}
