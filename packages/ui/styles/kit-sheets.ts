import { join } from "node:path";
import manifest from "../package.json" with { type: "json" };
import { componentSheets } from "./component-sheets.ts";
import { entryFiles } from "./entry-files.ts";

export const kit = join(import.meta.dirname, "..");

/** The components' files by entry name, from the package's folder, as listed in its manifest. */
export const components: Record<string, string> = Object.fromEntries(
  Object.entries(manifest.exports)
    .filter(([, file]) => file.endsWith(".tsx"))
    .map(([entry, file]) => [entry.slice("./".length), file.slice("./".length)]),
);

export const theme = ["colors", "scale", "motion", "base"].map((part) => `src/theme/${part}.css`);

/** Returns the published sheets for apps without Tailwind, and each component's source files. */
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
