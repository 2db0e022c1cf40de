import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rmdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { isLaunch, readAddresses, readSiteOrigin, samplesWarning } from "@voxlog/product";
import { LaunchFailure, messageOf } from "../process/command.ts";

/**
 * Returns the origins whose pages may read the API's answers (CORS). The server's own doesn't need it, but PocketBase
 * would allow every origin for an empty list. @throws LaunchFailure if a variable isn't an origin.
 */
export function allowedOrigins(env: Record<string, string | undefined>, own: string): string[] {
  const added = (env["ALLOWED_ORIGINS"] ?? "").split(",").map((origin) => origin.trim());
  const { site, demo } = readAddressesOf(env);
  const wrong = added.find(
    (origin) => origin && origin !== "*" && (origin.includes("*") || URL.parse(origin)?.origin !== origin),
  );
  if (wrong !== undefined)
    throw new LaunchFailure(
      `ALLOWED_ORIGINS has "${wrong}", which isn't an origin. Use a scheme and a host without a path, such as https://www.example.com.`,
    );
  return [...new Set([own, site, demo, ...added])].filter((origin) => origin !== "");
}

/** Secrets that PocketBase doesn't need and could log or store. */
const SECRETS = /^VOXLOG_(SMTP|WEBHOOK|BACKUP|HEARTBEAT|METRICS)_/;

/** Returns the environment for PocketBase. */
export function withoutSecrets(env: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !SECRETS.test(name)));
}

function readAddressesOf(env: Record<string, string | undefined>) {
  try {
    return readAddresses(env);
  } catch (error) {
    throw new LaunchFailure(messageOf(error));
  }
}

const APPS = join(import.meta.dirname, "..", "..");

/** Returns the folder of the database: the variable DATA_DIR, or a folder in this app. */
export function dataFolder(value: string | undefined): string {
  // A relative path is relative to INIT_CWD, where the user ran pnpm. pnpm runs scripts in the workspace's root.
  return value ? resolve(process.env["INIT_CWD"] ?? process.cwd(), value) : defaultDataFolder(APPS);
}

/** Returns the default data folder. Until version 0.3 the server was apps/backend, and existing data stays there. */
export function defaultDataFolder(apps: string): string {
  const earlier = join(apps, "backend", "pb_data");
  const current = join(apps, "server", "pb_data");
  return existsSync(join(earlier, "data.db")) && !existsSync(join(current, "data.db")) ? earlier : current;
}

/** Returns {@link dataFolder}, created if it doesn't exist. @throws LaunchFailure if it can't be written to. */
export async function openDataFolder(value: string | undefined): Promise<string> {
  const folder = dataFolder(value);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await rmdir(await mkdtemp(join(folder, ".writable-")));
  } catch (error) {
    throw new LaunchFailure(
      `The data folder isn't writable: ${folder} (${messageOf(error)}). Make it writable, or choose another: DATA_DIR=/path/to/folder`,
    );
  }
  return folder;
}

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
