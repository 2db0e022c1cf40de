import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadDemoTexts } from "@voxlog/texts/demo";
import { loadLegalTexts } from "@voxlog/texts/legal";
import { loadReportsTexts } from "@voxlog/texts/reports";
import { loadSiteTexts } from "@voxlog/texts/site";
import { loadTopicTexts } from "@voxlog/texts/topics";
import { selectedKeys, type TextTree, textKeys, unusedKeys } from "./keys.ts";

/**
 * Fails when a dictionary has a text that no app shows. (Missing texts are type errors.) Not a test: test results are
 * cached by package, and this reads the apps.
 */
const apps = join(import.meta.dirname, "../../../../apps");

const texts = await Promise.all(
  [loadSiteTexts, loadTopicTexts, loadDemoTexts, loadLegalTexts, loadReportsTexts].map((load) => load("nl")),
);
const keys = texts
  .flatMap((namespaces) => Object.values(namespaces))
  .flatMap((tree) => textKeys(tree as TextTree));
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
  console.error(`Texts that no app shows. Remove them from the dictionaries:\n  ${unused.join("\n  ")}`);
  process.exitCode = 1;
}
