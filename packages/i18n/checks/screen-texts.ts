import { glob, readFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { loadDemoTexts } from "../src/demo.ts";
import { selectedKeys } from "./keys.ts";

/**
 * Fails when a screen of the demo, or what can be opened on it, shows a text that is not fetched with it: it would read
 * as its key. Every screen has `demo` and the namespace that `screen-texts.ts` names.
 */
const app = join(import.meta.dirname, "../../../apps/demo/app");
const { screenTexts } = (await import(pathToFileURL(join(app, "screen-texts.ts")).href)) as {
  screenTexts: Record<string, string>;
};

const namespaceOf = new Map<string, string>(); // Of the first part of a text's path.
for (const [namespace, texts] of Object.entries(await loadDemoTexts("nl"))) {
  for (const key of Object.keys(texts)) namespaceOf.set(key, namespace);
}

const files = new Map<string, { imports: string[]; keys: string[] }>();
const faults = new Set<string>();
/** What the app imports, at once or later; it finds routes/ by a glob, and so without them. */
const everywhere = await reachedFrom(join(app, "main.tsx"));
await check(everywhere, undefined);
for await (const route of glob("routes/*.tsx", { cwd: app })) {
  await check(await reachedFrom(join(app, route)), screenTexts[basename(route, ".tsx")]);
}
if (faults.size > 0) {
  console.error(`Texts that are not fetched with the screen that shows them:\n  ${[...faults].join("\n  ")}`);
  process.exitCode = 1;
}

async function check(reached: Set<string>, own: string | undefined): Promise<void> {
  const fetched = ["common", "demo", own];
  for (const file of reached) {
    for (const key of (await read(file)).keys) {
      const namespace = namespaceOf.get(key);
      if (namespace && !fetched.includes(namespace))
        faults.add(`${relative(app, file)}: $.${key} is in ${namespace}, not in ${own ?? "demo"}`);
    }
  }
}

async function reachedFrom(file: string, reached = new Set<string>()): Promise<Set<string>> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const each of (await read(file)).imports) await reachedFrom(each, reached);
  return reached;
}

async function read(file: string) {
  const known = files.get(file);
  if (known) return known;
  const source = (await readFile(file, "utf8")).replace(/^(?:import|export) type [^;]*;$/gm, "");
  const imports = [...source.matchAll(/(?:from |import\()"(\.[^"]+\.tsx?)"/g)].map(([, path = ""]) =>
    join(dirname(file), path),
  );
  const found = { imports, keys: selectedKeys(source).map(([key = ""]) => key) };
  files.set(file, found);
  return found;
}
