import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import manifest from "../package.json" with { type: "json" };
import { componentSheets } from "./component-sheets.ts";
import { entryFiles } from "./entry-files.ts";

/**
 * Fills `dist` with the style sheets that are published, before tsc puts the modules beside them: this empties it.
 * Whatever component is in the manifest's `exports` gets its own.
 */
const kit = join(import.meta.dirname, "..");
const dist = join(kit, "dist");
const components = Object.entries(manifest.exports).filter(([, file]) => file.endsWith(".tsx"));
const files = await entryFiles(
  kit,
  Object.fromEntries(components.map(([entry, file]) => [entry.slice("./".length), file.slice("./".length)])),
);
const themed = ["colors", "scale", "motion", "base"].map((part) => `@import "./src/theme/${part}.css";`);
const theme = ['@import "tailwindcss" source(none);', ...themed].join("\n");

await rm(dist, { recursive: true, force: true });
for (const [name, css] of Object.entries(await componentSheets(kit, theme, files)))
  await write(`${name}.css`, css);

// With Tailwind: where it finds the classes of an entry.
await write("tailwind/base.css", themed.join("\n").replaceAll("./src/", "../../src/"));
for (const [name, used] of Object.entries(files)) {
  const compiled = used.map((file) => file.replace(/^src\/(.*)\.tsx?$/, "../$1.js"));
  await write(`tailwind/${name}.css`, compiled.map((file) => `@source "${file}";`).join("\n"));
}

async function write(path: string, css: string): Promise<void> {
  await mkdir(join(dist, path, ".."), { recursive: true });
  await writeFile(join(dist, path), `${css.trim()}\n`);
}
