import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { deadPaths } from "@voxlog/testing/dead-paths";
import { execa } from "execa";
import { findCircle, folderGraphs, importGraph } from "./import-graph.ts";
import { wrongWayImports } from "./one-way.ts";
import { missingInUpgrading } from "./upgrading.ts";

/**
 * Fails when files or folders import each other in a circle, lazily or not, when an app's imports go the wrong way,
 * when a file has grown beyond what anybody reads in one go, when a document names a path that is not there, or when a
 * migration or the version is missing in the guide to upgrading.
 */
const root = join(import.meta.dirname, "../../../..");
const MAX_LINES = 400;
/** All texts of a language in one file, which is looked up and not read. */
const WHOLE_LANGUAGE = /^packages\/i18n\/src\/dictionaries\/\w+\.ts$/;
const UPGRADING = "docs/upgrading.md";
/** They say what once was where. */
const RELEASE_NOTES = /^\.changeset\/|CHANGELOG\.md$/;

const sources = new Map<string, string>();
for await (const file of glob("{apps,packages}/*/**/*.{ts,tsx,js,cjs,css}", {
  cwd: root,
  exclude: (path) => /(^|[\\/])(node_modules|build|dist|pb_data|storybook-static|\.[\w-]+)$/.test(path),
})) {
  sources.set(file.split(sep).join("/"), await readFile(join(root, file), "utf8"));
}

const graph = importGraph(sources);
const faults = wrongWayImports(graph);
// Tests may take what they try from anywhere.
const shipped = new Map([...graph].filter(([file]) => !/\.(test|spec|stories)\.tsx?$/.test(file)));
for (const each of [graph, ...folderGraphs(shipped)]) {
  const circle = findCircle(each);
  if (circle) faults.push(`Imports in a circle: ${circle.join(" → ")}`);
}
for (const [file, text] of sources) {
  const lines = text.split("\n").length;
  if (lines > MAX_LINES && !WHOLE_LANGUAGE.test(file)) {
    faults.push(`${file} has ${lines} lines; ${MAX_LINES} are the most`);
  }
}

const listed = await execa("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  lines: true,
});
const files = listed.stdout.filter((file) => existsSync(join(root, file)));
for (const file of files.filter((path) => path.endsWith(".md") && !RELEASE_NOTES.test(path))) {
  const dead = deadPaths(file, await readFile(join(root, file), "utf8"), files);
  faults.push(...dead.map((path) => `${file} names ${path}, which is not there`));
}

const read = (file: string) => readFile(join(root, file), "utf8");
const { version } = JSON.parse(await read("apps/server/package.json")) as { version: string };
const missing = missingInUpgrading(await read(UPGRADING), files, version);
faults.push(...missing.map((name) => `${UPGRADING} says nothing of ${name}`));

if (sources.size === 0) faults.push("No source was found to check.");
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exitCode = 1;
}
