import { execFile } from "node:child_process";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const packageFolder = join(import.meta.dirname, "../../../../../packages/tracking");

/** Packs the package like publishing does, and returns the tarball's path. */
export async function pack(into: string): Promise<string> {
  const { stdout } = await run("pnpm", ["pack", "--json", "--pack-destination", into], {
    cwd: packageFolder,
  });
  const { filename } = JSON.parse(stdout.slice(stdout.indexOf("{"))) as { filename: string };
  return filename;
}

/** An app of the plain-script example in a folder of its own, with the package from its tarball. */
export type FreshApp = {
  folder: string;
  /** Writes the migrations and hooks of what the app declares, as its developer would, and gives what that says. */
  writeBackend(): Promise<string>;
  /** Checks its types and builds it, for the PocketBase at an address; gives the folder of what was built. */
  build(apiUrl: string): Promise<string>;
};

/** Makes a fresh app. The tools it is built with are the workspace's, so that nothing is downloaded. */
export async function createFreshApp(folder: string, tarball: string): Promise<FreshApp> {
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
      ...{ module: "ESNext", moduleResolution: "bundler", allowImportingTsExtensions: true },
    },
    include: ["*.ts"],
  };
  await writeFile(join(folder, "package.json"), JSON.stringify(app));
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(types));
  const runIn = async (command: string[], env: Record<string, string> = {}) => {
    const { stdout } = await run("pnpm", command, { cwd: folder, env: { ...process.env, ...env } });
    return stdout;
  };
  await runIn(["install", "--offline", "--ignore-workspace"]);
  return {
    folder,
    writeBackend: () => runIn(["exec", "voxlog-tracking", "--config", "tracking.ts", "--out", "."]),
    async build(apiUrl) {
      await mkdir(join(folder, "public"));
      const scripts = join(folder, "node_modules/@voxlog/tracking/dist/script");
      for (const [script, page] of [
        ["tracker", "plain"],
        ["views", "small"],
      ] as const) {
        await cp(join(scripts, `${script}.js`), join(folder, `public/${page}.js`));
        await writeFile(join(folder, `public/${page}.html`), plainPage(`/${page}.js`, apiUrl));
      }
      await runIn(["exec", "tsc"]);
      await runIn(["exec", "vite", "build"], { VITE_API_URL: apiUrl });
      return join(folder, "dist");
    },
  };
}

const plainPage = (script: string, apiUrl: string) => `<!doctype html>
  <html lang="fr-FR"><title>Plain</title><link rel="icon" href="data:,">
  <script>if (location.search.includes("lang=pt")) document.documentElement.lang = "pt-PT";</script>
  <script defer src="${script}" data-api="${apiUrl}" data-set="shop" data-hash></script>
  <script defer src="${script}" data-api="${apiUrl}" data-set="shop" data-hash></script>
  <button data-conversion="order" data-event="basket_add">Commander</button>`;

const linkTo = (name: string): string =>
  `link:${dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))}`;
