import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const apps = join(import.meta.dirname, "../..");

/** Where each build is, by the variable that names another place for it. */
const BUILDS = { SITE_DIR: "site/build/client", DEMO_DIR: "demo/dist", REPORTS_DIR: "reports/dist" };

/** The folder of a build that the tests are about. */
export const buildDir = (name: keyof typeof BUILDS) => process.env[name] ?? join(apps, BUILDS[name]);

/** Before all tests: publishes copies of the builds, since `pnpm start`, which has tests too, builds in their place. */
export default async function publishBuilds(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "voxlog-builds-"));
  for (const name of Object.keys(BUILDS) as (keyof typeof BUILDS)[]) {
    const copy = join(folder, name);
    await cp(buildDir(name), copy, { recursive: true });
    process.env[name] = copy;
  }
  return () => rm(folder, { recursive: true });
}
