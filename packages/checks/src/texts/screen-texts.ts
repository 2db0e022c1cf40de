import { glob, readFile } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import { selectorsIn } from "@voxlog/i18n/config";
import { loadDemoTexts } from "@voxlog/texts/demo";
import { importGraph } from "../shape/import-graph.ts";

/**
 * Fails when a screen of the demo shows a text whose namespace isn't loaded with it, which would show the key. Every
 * screen loads `demo` and the namespaces in `screen-texts.ts`.
 */
const app = join(import.meta.dirname, "../../../../apps/demo/app");

const namespaceOf = new Map<string, string>(); // By the first part of a text's key.
for (const [namespace, texts] of Object.entries(await loadDemoTexts("nl"))) {
  for (const key of Object.keys(texts)) namespaceOf.set(key, namespace);
}

const sources = new Map<string, string>();
for await (const path of glob("**/*.{ts,tsx}", { cwd: app })) {
  const source = await readFile(join(app, path), "utf8");
  // Types don't exist at run time.
  sources.set(path.split(sep).join("/"), source.replace(/^(?:import|export) type [^;]*;$/gm, ""));
}
const imports = importGraph(sources);
const screenTexts = new Map(
  [...(sources.get("screen-texts.ts") ?? "").matchAll(/^ {2}"?([\w-]+)"?: \[(.+)\],$/gm)].map(
    ([, screen, list = ""]) => [screen, list.match(/\w+/g) ?? []],
  ),
);

const faults = new Set<string>();
if (screenTexts.size === 0) faults.add("screen-texts.ts: names no namespace");
/** The app's imports; it finds routes/ by a glob, so those aren't among them. */
check("main.tsx");
for (const route of sources.keys()) {
  if (route.startsWith("routes/")) check(route, screenTexts.get(basename(route, ".tsx")));
}
if (faults.size > 0) {
  console.error(`Texts that aren't loaded with the screen that shows them:\n  ${[...faults].join("\n  ")}`);
  process.exitCode = 1;
}

function check(start: string, own: readonly string[] = []): void {
  const fetched = ["common", "demo", ...own];
  for (const file of reachedFrom(start)) {
    for (const { path } of selectorsIn(sources.get(file) ?? "")) {
      const [key = ""] = path;
      const namespace = namespaceOf.get(key);
      if (namespace && !fetched.includes(namespace))
        faults.add(`${file}: $.${key} is in ${namespace}, not in ${own.join(", ") || "demo"}`);
    }
  }
}

function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const each of imports.get(file) ?? []) reachedFrom(each, reached);
  return reached;
}
