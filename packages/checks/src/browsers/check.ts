import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { supportedBrowsers } from "@voxlog/hosting";
import { unsupportedIn } from "./unsupported.ts";

/**
 * Fails when the built styles use something that a supported browser lacks and that isn't known to be dispensable. Not
 * a test: it reads the builds. Vite translates the scripts' syntax, and TypeScript's `lib` limits what they call.
 */
const root = join(import.meta.dirname, "../../../..");

/** Features that a browser may lack, by the fallback that visitors see. */
const dispensable: Record<string, readonly string[]> = {
  "the same without motion": [
    "at-rules.starting-style",
    "at-rules.view-transition",
    "selectors.details-content",
    "selectors.view-transition-group",
    "properties.content-visibility",
  ],
  "a tooltip at the edge of the window": [
    "properties.anchor-name",
    "properties.anchor-scope",
    "properties.position-anchor",
    "properties.position-area",
    "properties.position-try-fallbacks",
  ],
  "the same, by the property with a prefix": [
    "properties.box-decoration-break",
    "properties.print-color-adjust",
    "properties.user-select",
  ],
  "the browser's own colors": [
    "properties.accent-color",
    "properties.forced-color-adjust",
    "selectors.marker",
    "selectors.selection",
  ],
  "the browser's own scrolling and resizing": ["properties.overscroll-behavior", "properties.resize"],
  "the same, by the attribute `open`": ["selectors.open"],
};
const known = Object.values(dispensable).flatMap((keys) => keys.map((key) => `css.${key}`));

const used = new Set<string>();
let files = 0;
for await (const file of glob("apps/*/{build/client,dist}/assets/*.css", { cwd: root })) {
  files += 1;
  for (const key of unsupportedIn(await readFile(join(root, file), "utf8"), supportedBrowsers)) used.add(key);
}
const faults = [
  ...[...used].filter((key) => !known.includes(key)).map((key) => `${key}: not in every supported browser`),
  ...known.filter((key) => !used.has(key)).map((key) => `${key}: listed in this check, but not used`),
];
if (files === 0) faults.push("No built styles were found: build the apps first.");
if (faults.length > 0) {
  console.error(`Against ${supportedBrowsers.join(", ")}:\n  ${faults.join("\n  ")}`);
  process.exitCode = 1;
}
