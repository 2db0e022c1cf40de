import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { kit, kitSheets } from "./kit-sheets.ts";

/** Writes the published style sheets to `dist`, which this empties; tsc adds the modules later. */
const dist = join(kit, "dist");
await rm(dist, { recursive: true, force: true });
await mkdir(dist);
for (const [name, css] of Object.entries(await kitSheets()))
  await writeFile(join(dist, `${name}.css`), `${css.trim()}\n`);
