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

/** Like `src/theme/theme.css`, with Tailwind's prefix instead of a variant. */
const theme = `
@layer theme, base, components, utilities;
@import "tailwindcss/theme.css" layer(theme) prefix(kit);
@import "tailwindcss/preflight.css" layer(base);
@import "tailwindcss/utilities.css" layer(utilities) source(none);
@import "./src/theme/colors.css";
@import "./src/theme/scale.css";
@import "./src/theme/motion.css";
@import "./src/theme/base.css";
@import "./src/theme/overlay.css";
`;

/** Returns the published sheets by name. */
export async function kitSheets(): Promise<Record<string, string>> {
  return componentSheets(kit, theme, await entryFiles(kit, components));
}
