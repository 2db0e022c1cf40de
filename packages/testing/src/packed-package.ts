import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
  checkPackage,
  createPackageFromTarballData,
  type Package,
  type Problem,
} from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { deadPaths } from "./dead-paths.ts";
import { run, runPnpm } from "./run-pnpm.ts";

export type PackedPackage = {
  tarball: string;
  remove: () => Promise<void>;
};

/** Builds and packs a package of the workspace, as a release does. */
export async function packPackage(folder: string): Promise<PackedPackage> {
  const target = await mkdtemp(join(tmpdir(), "voxlog-pack-"));
  await runPnpm(folder, "pack", "--out", join(target, "package.tgz"));
  return { tarball: join(target, "package.tgz"), remove: () => rm(target, { recursive: true }) };
}

/** Intended: our packages are ES modules and don't support older module resolution. */
const intended = new Set<Problem["kind"]>(["CJSResolvesToESM"]);
const unsupported = new Set(["node10", "node16-cjs"]);

/**
 * Returns the faults of a packed ES module package: publint's and Are The Types Wrong's findings, missing fields in the
 * manifest, and missing paths in documents.
 */
export async function packageFaults(tarball: string): Promise<string[]> {
  const data = await readFile(tarball);
  const pack = createPackageFromTarballData(data);
  return [
    ...(await publishingFaults(data)),
    ...(await typeFaults(pack)),
    ...manifestFaults(pack),
    ...documentFaults(pack),
  ];
}

async function publishingFaults(data: Buffer): Promise<string[]> {
  const tarball = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) as ArrayBuffer;
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

async function typeFaults(pack: Package): Promise<string[]> {
  const result = await checkPackage(pack, { excludeEntrypoints: [/\.css$/] });
  if (!result.types) return ["The package has no types."];
  return result.problems
    .filter((problem) => !intended.has(problem.kind))
    .filter((problem) => !("resolutionKind" in problem && unsupported.has(problem.resolutionKind)))
    .map((problem) => JSON.stringify(problem));
}

const rootOf = (pack: Package): string => `/node_modules/${pack.packageName}/`;

function manifestFaults(pack: Package): string[] {
  const manifest = JSON.parse(pack.readFile(`${rootOf(pack)}package.json`)) as Record<string, object>;
  const wanted = ["description", "keywords", "engines", "license"];
  const missing = wanted
    .filter((field) => !(field in manifest))
    .map((field) => `The manifest has no ${field}.`);
  const isExported = "./package.json" in (manifest["exports"] ?? {});
  return isExported ? missing : [...missing, "The manifest does not export itself."];
}

function documentFaults(pack: Package): string[] {
  const files = pack.listFiles().map((file) => file.slice(rootOf(pack).length));
  const documents = files.filter((file) => file.endsWith(".md") && file !== "CHANGELOG.md");
  return documents.flatMap((document) => {
    const text = pack.readFile(rootOf(pack) + document);
    return deadPaths(document, text, files).map((path) => `${document} names ${path}, which is not packed.`);
  });
}

/** An app outside the workspace that installs our packages from tarballs. */
export type FreshApp = {
  folder: string;
  run: (program: string, ...args: string[]) => Promise<string>;
  remove: () => Promise<void>;
};

/**
 * Creates an app in a new folder and installs its dependencies.
 *
 * @param tarballs of our packages, by name.
 * @param likeIn a folder of the workspace whose versions of the `others` the app gets, since pnpm's store has those.
 * @param fetched versions that the workspace doesn't have; downloaded the first time.
 * @param files the app's files, by path.
 */
export async function freshApp({
  tarballs,
  others,
  likeIn,
  fetched = {},
  files,
}: {
  tarballs: Record<string, string>;
  others: readonly string[];
  likeIn: string;
  fetched?: Record<string, string>;
  files: Record<string, string>;
}): Promise<FreshApp> {
  const folder = await mkdtemp(join(tmpdir(), "voxlog-app-"));
  const dependencies: Record<string, string> = { ...fetched };
  for (const [name, tarball] of Object.entries(tarballs)) dependencies[name] = `file:${tarball}`;
  for (const name of others) dependencies[name] = await versionIn(likeIn, name);
  const manifest = { name: "fresh-app", private: true, type: "module", dependencies };
  for (const [path, text] of Object.entries({ "package.json": JSON.stringify(manifest), ...files })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await runPnpm(folder, "install", "--prefer-offline", "--ignore-workspace", "--ignore-scripts");
  return {
    folder,
    run: (program, ...args) => {
      const file = program === "node" ? process.execPath : join(folder, "node_modules/.bin", program);
      return run(folder, file, ...args);
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** Imports modules like a server component, whose React has no state, effects or context. */
const SERVER = `
import { readFile } from "node:fs/promises";
const [name, ...entries] = process.argv.slice(1);
const browserAlone = [];
const failed = [];
for (const entry of entries) {
  const module = entry.replace(".", name);
  const code = await readFile(new URL(import.meta.resolve(module)), "utf8");
  if (code.startsWith('"use client"')) browserAlone.push(entry);
  else await import(module).catch((error) => failed.push(entry + ": " + error));
}
console.log(JSON.stringify({ browserAlone, failed }));
`;

/** Returns which package entries are browser-only, and which others fail on a server. */
export async function entriesOnServer(
  folder: string,
  name: string,
  exports: Record<string, unknown>,
): Promise<{ browserAlone: string[]; failed: string[] }> {
  const entries = Object.keys(exports).filter((entry) => !/\.(css|json)$/.test(entry));
  const flags = ["--conditions=react-server", "--input-type=module", "--eval", SERVER, "--"];
  return JSON.parse(await run(folder, process.execPath, ...flags, name, ...entries));
}

async function versionIn(folder: string, name: string): Promise<string> {
  const manifest = await readFile(join(folder, "node_modules", name, "package.json"), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}
