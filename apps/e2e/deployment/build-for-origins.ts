import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const apps = join(import.meta.dirname, "../..");

/** The origins of the three parts of a deployment. */
export type Origins = { site: string; demo: string; api: string };

/**
 * Builds the site and the demo for separate origins, next to the builds that other tests use.
 *
 * @returns the folders to publish.
 */
export async function buildForOrigins({ site, demo, api }: Origins): Promise<{ site: string; demo: string }> {
  const env = { ...process.env, VITE_SITE_URL: site, VITE_DEMO_URL: demo, VITE_API_URL: api };
  const run = (app: string, program: string, args: string[], more = {}) =>
    promisify(execFile)(join(apps, app, "node_modules/.bin", program), args, {
      cwd: join(apps, app),
      env: { ...env, ...more },
    });
  // The prerenderer resolves its dependencies from this folder.
  const siteBuild = "node_modules/.apart";
  const demoBuild = join(apps, "demo/node_modules/.apart");
  await mkdir(demoBuild, { recursive: true });
  await Promise.all([
    run("site", "vite", ["build"], { BUILD_DIR: siteBuild }),
    run("demo", "vite", ["build", "--outDir", demoBuild, "--emptyOutDir"]),
  ]);
  return { site: join(apps, "site", siteBuild, "client"), demo: demoBuild };
}
