import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { kit, kitSheets, theme } from "./kit-sheets.ts";

/** Writes the published style sheets to `dist`, which this empties; tsc adds the modules later. */
const dist = join(kit, "dist");
const { sheets, files } = await kitSheets();
await rm(dist, { recursive: true, force: true });
for (const [name, css] of Object.entries(sheets)) await write(`${name}.css`, css);

// For Tailwind: where it finds an entry's classes.
await write("tailwind/base.css", theme.map((part) => `@import "../../${part}";`).join("\n"));
for (const [name, used] of Object.entries(files)) {
  const compiled = used.map((file) => file.replace(/^src\/(.*)\.tsx?$/, "../$1.js"));
  await write(`tailwind/${name}.css`, compiled.map((file) => `@source "${file}";`).join("\n"));
}

async function write(path: string, css: string): Promise<void> {
  await mkdir(dirname(join(dist, path)), { recursive: true });
  await writeFile(join(dist, path), `${css.trim()}\n`);
}
