#!/usr/bin/env node
import { writeFile } from "node:fs/promises";
import { designTokens } from "./design-tokens.ts";
import { makeTheme } from "./make-theme.ts";

/**
 * `voxlog-ui-theme COLOR [FILE]`: writes the theme of a brand's color to the console or a file, as design tokens if
 * that is `.json`.
 */
const [brand, file] = process.argv.slice(2);
if (!brand || brand.startsWith("-")) {
  console.error('Usage: voxlog-ui-theme "#7639e2" theme.css');
  process.exit(2);
}
try {
  const theme = makeTheme(brand);
  const { css, themeColor, launchColor, adjusted } = theme;
  for (const [token, color] of Object.entries(adjusted))
    console.error(`${token} is ${color} instead of ${brand}, for contrast.`);
  const sheet = `/* Generated from ${brand} by voxlog-ui-theme. Browser bars: ${themeColor}; launch screens: ${launchColor}. */\n${css}`;
  if (file?.endsWith(".json")) await writeFile(file, `${JSON.stringify(designTokens(theme), null, 2)}\n`);
  else if (file) await writeFile(file, sheet);
  else process.stdout.write(sheet);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
