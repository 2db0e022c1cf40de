import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { componentFiles } from "./component-files.ts";
import { listInCases, listInManifest, listInUses } from "./list-component.ts";

/**
 * `pnpm gen component NAME`: creates a component with its test and story, and lists it where components are listed. It
 * passes all checks from the start.
 */
const kit = join(import.meta.dirname, "..");
const [kind, name = ""] = process.argv.slice(2);

if (kind !== "component" || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  fail("Usage: pnpm gen component NAME, where NAME is in lower case with hyphens, as in icon-button.");
}
const folder = join(kit, "src", name);
if (existsSync(folder)) fail(`There is a component or a part named ${name} already: ${folder}`);

await mkdir(folder);
for (const [file, text] of Object.entries(componentFiles(name))) await writeFile(join(folder, file), text);
await change("package.json", listInManifest);
await change("test/conformance/cases.tsx", listInCases);
await change("test/conformance/use.tsx", listInUses);
const format = [
  "check",
  "--write",
  "--error-on-warnings",
  "--vcs-enabled=false",
  "src",
  "test",
  "package.json",
];
execFileSync(join(kit, "../../node_modules/.bin/biome"), format, {
  cwd: kit,
  stdio: ["ignore", "ignore", "inherit"],
});
console.log(
  `Made ${folder}. Say what it is for, and how it is used by keyboard, in test/conformance/use.tsx.`,
);

async function change(file: string, list: (text: string, name: string) => string): Promise<void> {
  const path = join(kit, file);
  await writeFile(path, list(await readFile(path, "utf8"), name));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
