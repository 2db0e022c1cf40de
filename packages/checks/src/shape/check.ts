import { existsSync, readFileSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { deadPaths } from "@voxlog/testing/dead-paths";
import { execa } from "execa";
import { codeMapFaults, readCodeMap } from "./code-map.ts";
import { deadAnchors, deadCommands } from "./documents.ts";
import { findCycle, folderGraphs, importGraph } from "./import-graph.ts";
import { missingInUpgrading } from "./upgrading.ts";

/**
 * Fails on circular imports between folders (Biome finds those between files), imports against an app's code map,
 * documents that name a missing path, heading or command, migrations or versions missing in the upgrade guide, and
 * release notes of another version.
 */
const root = join(import.meta.dirname, "../../../..");
const UPGRADING = "docs/upgrading.md";
/** They name files of earlier versions. */
const RELEASE_NOTES = /^\.changeset\/|CHANGELOG\.md$/;

const sources = new Map<string, string>();
for await (const file of glob("{apps,packages}/*/**/*.{ts,tsx,js,cjs,css}", {
  cwd: root,
  exclude: (path) => /(^|[\\/])(node_modules|build|dist|pb_data|storybook-static|\.[\w-]+)$/.test(path),
})) {
  sources.set(file.split(sep).join("/"), await readFile(join(root, file), "utf8"));
}

const graph = importGraph(sources);
const faults: string[] = [];
// Tests may import from anywhere.
const shipped = new Map([...graph].filter(([file]) => !/\.(test|spec|stories)\.tsx?$/.test(file)));
for (const each of folderGraphs(shipped)) {
  const circle = findCycle(each);
  if (circle) faults.push(`Folders import each other: ${circle.join(" → ")}`);
}

const listed = await execa("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  lines: true,
});
const files = listed.stdout.filter((file) => existsSync(join(root, file)));
const read = (file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : undefined;
for (const file of files.filter((path) => path.endsWith(".md") && !RELEASE_NOTES.test(path))) {
  const text = read(file) ?? "";
  const dead = [
    ...deadPaths(file, text, files),
    ...deadAnchors(file, text, read),
    ...deadCommands(file, text, read),
  ];
  faults.push(...dead.map((name) => `${file} names ${name}, which doesn't exist`));
}

for (const app of ["apps/site", "apps/demo", "apps/server"]) {
  const map = readCodeMap(app, read(`${app}/README.md`) ?? "");
  faults.push(...(map ? codeMapFaults(map, graph) : [`${app}/README.md has no code map`]));
}

const { version } = JSON.parse(read("apps/server/package.json") ?? "{}") as { version: string };
for (const [notes, manifest] of [
  ["CHANGELOG.md", "apps/server/package.json"],
  ...["ui", "i18n", "tracking"].map((name) => [
    `packages/${name}/CHANGELOG.md`,
    `packages/${name}/package.json`,
  ]),
] as [string, string][]) {
  const released = /^## (\S+)/m.exec(read(notes) ?? "")?.[1];
  const declared = (JSON.parse(read(manifest) ?? "{}") as { version?: string }).version;
  if (released !== declared) faults.push(`${notes} begins with ${released}, but ${manifest} has ${declared}`);
}
const missing = missingInUpgrading(read(UPGRADING) ?? "", files, version);
faults.push(...missing.map((name) => `${UPGRADING} doesn't list ${name}`));

if (sources.size === 0) faults.push("Found no source to check.");
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exitCode = 1;
}
