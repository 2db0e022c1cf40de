import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isLaunch, readSiteOrigin, samplesWarning } from "@voxlog/product";

/** Warns if a public server's build of the site was built for another address, omits parts, or still has samples. */
export async function warnOfIdentity(env: Record<string, string | undefined>, siteDir: string | undefined) {
  const { VITE_SITE_URL: url, VOXLOG_DOMAIN: domain } = env;
  if (!url && !domain && !isLaunch(env)) return;
  const built = siteDir && (await originOf(siteDir));
  const origin = !url && !domain && built ? built : readSiteOrigin(env);
  if (built && built !== origin) {
    const variable = url ? `VITE_SITE_URL=${url}` : `VOXLOG_DOMAIN=${domain}`;
    process.stderr.write(
      `The site was built for ${built} but is served at ${origin}, so search engines and shared links would lead to the wrong address. Build again: ${variable} npx -y pnpm@12 build\n`,
    );
  }
  process.stderr.write(samplesWarning(origin, isLaunch(env)));
}

async function originOf(siteDir: string): Promise<string | undefined> {
  const robots = await readFile(join(siteDir, "robots.txt"), "utf8").catch(() => "");
  return /^Sitemap: (.*)\/sitemap\.xml$/m.exec(robots)?.[1];
}
