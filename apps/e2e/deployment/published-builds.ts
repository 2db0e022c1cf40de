import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const apps = join(import.meta.dirname, "../..");

const BUILDS = { SITE_DIR: "site/build/client", DEMO_DIR: "demo/dist", REPORTS_DIR: "reports/dist" };

/** Returns the folder of a build under test. */
export const buildDir = (name: keyof typeof BUILDS) => process.env[name] ?? join(apps, BUILDS[name]);

/** Copies the builds before all tests, because the tests of `pnpm start` rebuild them in place. */
export default async function publishBuilds(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "voxlog-builds-"));
  for (const name of Object.keys(BUILDS) as (keyof typeof BUILDS)[]) {
    const copy = join(folder, name);
    await cp(buildDir(name), copy, { recursive: true });
    process.env[name] = copy;
  }
  return () => rm(folder, { recursive: true });
}
