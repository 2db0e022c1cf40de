import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { BUILDS } from "../commands/build.ts";
import server from "../package.json" with { type: "json" };
import { buildHooks } from "../pocketbase/build-hooks.ts";

const SERVER = join(import.meta.dirname, "..");
const PACKAGES = join(SERVER, "../../packages");
/** Matches what isn't packed: a checkout's data folder has leads, and an earlier package is in the server's folder. */
const LEFT_OUT =
  /\/(node_modules|pb_data|\.\w+|tests|testing|soak|bench|examples|package)(\/|$)|\.test\.tsx?$|\.tgz$/;

/** Returns the names of our packages that the server depends on, also through each other. */
export async function ownPackages(): Promise<string[]> {
  const names = new Set(await ourDependencies(SERVER));
  // A set's iteration includes what's added during it.
  for (const name of names) for (const each of await ourDependencies(join(PACKAGES, name))) names.add(each);
  return [...names];
}

async function ourDependencies(folder: string): Promise<string[]> {
  const { dependencies = {} } = await readManifest(folder);
  return Object.keys(dependencies).flatMap((name) => /^@voxlog\/(.+)/.exec(name)?.[1] ?? []);
}

/**
 * Packs the server with the reports app as an npm package with one command. Our own packages are in it, as sources; npm
 * installs the others. `folder` must be empty.
 */
export async function packServer(reports: string, folder: string, tarball: string): Promise<void> {
  const out = join(folder, "package");
  const own = await ownPackages();
  await copySources(SERVER, out);
  await cp(join(import.meta.dirname, "bin.js"), join(out, "bin.js"));
  await cp(join(import.meta.dirname, "read-typescript.js"), join(out, "read-typescript.js"));
  await cp(reports, join(out, "builds/reports"), { recursive: true });
  for (const name of own) {
    const copy = join(out, "node_modules/@voxlog", name);
    await copySources(join(PACKAGES, name), copy);
    // npm can't read the workspace's versions.
    const all = await readManifest(copy);
    const { dependencies: _, peerDependencies: __, devDependencies: ___, ...manifest } = all;
    await writeFile(join(copy, "package.json"), JSON.stringify(manifest));
  }
  const bundled = own.map((name) => `@voxlog/${name}`);
  const dependencies = Object.fromEntries(bundled.map((name) => [name, "*"]));
  for (const folder of [SERVER, ...own.map((name) => join(PACKAGES, name))])
    Object.assign(dependencies, await installedVersions(folder));
  // The hooks' sources are elsewhere in the package than in the repository.
  const manifest = join(out, "build/pb_hooks/sources.json");
  const listed = await readFile(manifest, "utf8");
  await writeFile(manifest, listed.replaceAll("../../../../packages/", "../../node_modules/@voxlog/"));
  const { version, type, license } = server;
  const { engines } = await readManifest(join(SERVER, "../.."));
  const described = {
    name: "@voxlog/server",
    ...{ version, type, license, engines, dependencies, bundleDependencies: bundled },
    bin: { "voxlog-server": "bin.js" },
  };
  await writeFile(join(out, "package.json"), JSON.stringify(described, null, 2));
  execFileSync("tar", ["-czf", tarball, "-C", folder, "package"]);
}

async function copySources(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await cp(from, to, { recursive: true, filter: (path) => !LEFT_OUT.test(path.slice(from.length)) });
}

/** Returns the installed version of each dependency that isn't ours. */
async function installedVersions(folder: string): Promise<Record<string, string>> {
  const versions: Record<string, string> = {};
  const { dependencies = {} } = await readManifest(folder);
  for (const name of Object.keys(dependencies).filter((each) => !each.startsWith("@voxlog/")))
    versions[name] = (await readManifest(join(folder, "node_modules", name))).version;
  return versions;
}

type Manifest = { version: string } & Partial<
  Record<"dependencies" | "peerDependencies" | "devDependencies" | "engines", object>
>;

const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, "package.json"), "utf8"));

if (import.meta.main) {
  const folder = await mkdtemp(join(tmpdir(), "voxlog-server-"));
  await buildHooks();
  await packServer(BUILDS.reportsDir, folder, resolve(process.argv[2] ?? "voxlog-server.tgz"));
  await rm(folder, { recursive: true });
}
