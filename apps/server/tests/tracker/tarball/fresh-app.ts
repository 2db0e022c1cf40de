import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freshApp } from "@voxlog/testing/package";

const ROOT = join(import.meta.dirname, "../../../../..");
const EXAMPLE = join(ROOT, "packages/tracking/examples/plain-script");
const TYPES = {
  compilerOptions: {
    ...{ strict: true, noEmit: true, target: "ES2024", lib: ["ES2024", "DOM"], types: [] },
    ...{ module: "ESNext", moduleResolution: "bundler", allowImportingTsExtensions: true },
  },
  include: ["*.ts"],
};

/** Creates an app from the plain-script example in a new folder, with the package from its tarball. */
export async function createFreshApp(tarball: string) {
  const names = await readdir(EXAMPLE);
  const example = names.map(async (name) => [name, await readFile(join(EXAMPLE, name), "utf8")]);
  const { folder, run } = await freshApp({
    tarballs: { "@voxlog/tracking": tarball },
    others: ["typescript", "vite"],
    likeIn: join(ROOT, "apps/server"),
    files: { ...Object.fromEntries(await Promise.all(example)), "tsconfig.json": JSON.stringify(TYPES) },
  });
  return {
    folder,
    /** Writes the migrations and hooks of the app's set, and returns the output. */
    writeBackend: () => run("voxlog-tracking", "--config", "tracking.ts", "--out", "."),
    /** Checks the app's types and builds it for a PocketBase. Returns the build's folder. */
    async build(apiUrl: string): Promise<string> {
      await mkdir(join(folder, "public"));
      const scripts = join(folder, "node_modules/@voxlog/tracking/dist/script");
      for (const [script, page] of Object.entries({ tracker: "plain", views: "small" })) {
        await cp(join(scripts, `${script}.js`), join(folder, `public/${page}.js`));
        await writeFile(join(folder, `public/${page}.html`), plainPage(`/${page}.js`, apiUrl));
      }
      await writeFile(join(folder, ".env"), `VITE_API_URL=${apiUrl}\n`);
      await run("tsc");
      await run("vite", "build");
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
