import { join } from "node:path";
import manifest from "../package.json" with { type: "json" };
import { componentSheets } from "./component-sheets.ts";
import { entryFiles } from "./entry-files.ts";

/** The package's folder. */
export const kit = join(import.meta.dirname, "..");

/** The files of the components by the names of their entries, from the package's folder: all that its manifest lists. */
export const components: Record<string, string> = Object.fromEntries(
  Object.entries(manifest.exports)
    .filter(([, file]) => file.endsWith(".tsx"))
    .map(([entry, file]) => [entry.slice("./".length), file.slice("./".length)]),
);

/** What the theme consists of. */
export const theme = ["colors", "scale", "motion", "base"].map((part) => `src/theme/${part}.css`);

/** The sheets that are published for apps without Tailwind, and the files that each component is made of. */
export async function kitSheets(): Promise<{
  sheets: Record<string, string>;
  files: Record<string, string[]>;
}> {
  const files = await entryFiles(kit, components);
  const imports = theme.map((part) => `@import "./${part}";`);
  const sheets = await componentSheets(
    kit,
    ['@import "tailwindcss" source(none);', ...imports].join("\n"),
    files,
  );
  return { sheets, files };
}
