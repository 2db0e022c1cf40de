import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { demo } from "../src/dictionaries/nl/demo.ts";
import { legal } from "../src/dictionaries/nl/legal.ts";
import { reports } from "../src/dictionaries/nl/reports.ts";
import { common, site } from "../src/dictionaries/nl/site.ts";
import { selectedKeys, textKeys, unusedKeys } from "./keys.ts";

/**
 * Fails when a dictionary holds a text that no app shows. (A text that is shown and missing is a type error.) It
 * reads the apps' sources, and so stands apart from the package's tests, whose results are cached by package.
 */
const apps = join(import.meta.dirname, "../../../apps");

const keys = [common, site, demo, legal, reports].flatMap((dictionary) => textKeys(dictionary));
const selected: string[][] = [];
for await (const file of glob("*/index.html", { cwd: apps })) {
  const html = await readFile(join(apps, file), "utf8");
  for (const [, path = ""] of html.matchAll(/\{\{\w+\.([\w.]+)\}\}/g)) selected.push(path.split("."));
}
for await (const file of glob("*/{app,build-plugins,static-generator}/**/*.{ts,tsx}", { cwd: apps })) {
  if (!file.includes(".test.")) selected.push(...selectedKeys(await readFile(join(apps, file), "utf8")));
}

const unused = unusedKeys(keys, selected);
if (unused.length > 0) {
  console.error(`Texts that no app shows; take them out of the dictionaries:\n  ${unused.join("\n  ")}`);
  process.exitCode = 1;
}
