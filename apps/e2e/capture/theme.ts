import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brandColor } from "@voxlog/product";
import { makeTheme, type Theme } from "@voxlog/ui/make-theme";

const root = join(import.meta.dirname, "../../..");

/** Returns the files derived from the brand color, by path from the root: the theme, and each app's icon. */
export function themeFiles(theme: Theme = makeTheme(brandColor)): Record<string, string> {
  const mark = markOf(theme);
  return {
    "packages/product/theme.css": `/* Generated from brandColor by \`pnpm --filter @voxlog/e2e theme\`. */\n${theme.css}`,
    ...Object.fromEntries(["site", "demo", "reports"].map((app) => [`apps/${app}/public/favicon.svg`, mark])),
  };
}

function markOf({ colors }: Theme): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true">
  <linearGradient id="g" x1="2" y1="0" x2="30" y2="32" gradientUnits="userSpaceOnUse">
    <stop stop-color="${colors.light["brand-500"]}" />
    <stop offset="1" stop-color="${colors.light["brand-700"]}" />
  </linearGradient>
  <rect width="32" height="32" rx="9" fill="url(#g)" />
  <path d="M7 14.5v3M11.5 10.5v11M16 7.5v17M20.5 12v8M25 14.5v3" stroke="#fff" stroke-width="2.75" stroke-linecap="round" />
</svg>
`;
}

if (import.meta.main) {
  for (const [path, text] of Object.entries(themeFiles())) {
    await writeFile(join(root, path), text);
    console.log(`Wrote ${path}`);
  }
}
