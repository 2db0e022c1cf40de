import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const packageFolder = join(import.meta.dirname, "../../tracking");

/** A folder that is gone with its test. */
export type TemporaryFolder = AsyncDisposable & { path: string };

/** Makes a folder outside of the workspace. */
export async function temporaryFolder(): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(tmpdir(), "tracking-"));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** Packs the package as it would be published, and gives the tarball's path. */
export async function pack(into: string): Promise<string> {
  const { stdout } = await run("pnpm", ["pack", "--json", "--pack-destination", into], {
    cwd: packageFolder,
  });
  const { filename } = JSON.parse(stdout.slice(stdout.indexOf("{"))) as { filename: string };
  return filename;
}

/**
 * Makes an app of the plain-script example that has the package from its tarball, checks its types and
 * builds it. The tools it is built with are the workspace's, so that nothing is downloaded.
 *
 * @returns the folder of what was built.
 */
export async function buildFreshApp(folder: string, tarball: string, apiUrl: string): Promise<string> {
  await cp(join(packageFolder, "examples/plain-script"), folder, { recursive: true });
  const app = {
    name: "fresh-app",
    private: true,
    type: "module",
    dependencies: { "@voxlog/tracking": `file:${tarball}` },
    devDependencies: { typescript: linkTo("typescript"), vite: linkTo("vite") },
  };
  const types = {
    compilerOptions: {
      ...{ strict: true, noEmit: true, target: "ES2024", lib: ["ES2024", "DOM"], types: [] },
      ...{ module: "ESNext", moduleResolution: "bundler" },
    },
    include: ["main.ts"],
  };
  await writeFile(join(folder, "package.json"), JSON.stringify(app));
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(types));
  const options = { cwd: folder, env: { ...process.env, VITE_API_URL: apiUrl } };
  await run("pnpm", ["install", "--offline", "--ignore-workspace"], options);
  await run("pnpm", ["exec", "tsc"], options);
  await run("pnpm", ["exec", "vite", "build"], options);
  return join(folder, "dist");
}

const linkTo = (name: string): string =>
  `link:${dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))}`;
