#!/usr/bin/env node
import { writeFile } from "node:fs/promises";
import { makeTheme } from "./make-theme.ts";

/** `voxlog-ui-theme COLOR [FILE]`: writes the theme of a brand's color to the console or a file. */
const [brand, file] = process.argv.slice(2);
if (!brand) {
  console.error('Usage: voxlog-ui-theme "#7639e2" theme.css');
  process.exit(2);
}
try {
  const { css, themeColor, launchColor, adjusted } = makeTheme(brand);
  for (const [token, color] of Object.entries(adjusted))
    console.error(`${token} is ${color} instead of ${brand}, for contrast.`);
  const sheet = `/* Generated from ${brand} by voxlog-ui-theme. Browser bars: ${themeColor}; launch screens: ${launchColor}. */\n${css}`;
  if (file) await writeFile(file, sheet);
  else process.stdout.write(sheet);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
