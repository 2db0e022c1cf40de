import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rmdir } from "node:fs/promises";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { isLaunch, readAddresses, readSiteOrigin, samplesWarning } from "@voxlog/product";
import { LaunchFailure, messageOf } from "../process/command.ts";
import { originsIn } from "./formats.ts";
import { type Env, readVariable } from "./variables.ts";

export type Address = {
  url: string;
  host: string | undefined;
  port: number;
  /** Set if the server terminates TLS: the domain, and the port that redirects to it. */
  tls?: {
    domain: string;
    httpPort: number;
    /** The certificate authority's ACME directory; Let's Encrypt's if undefined. */
    directoryUrl: string | undefined;
  };
};

/**
 * Reads the address: PORT of this machine or, with VOXLOG_DOMAIN, a public one with TLS and a redirect at HTTP_PORT.
 * @throws LaunchFailure for an invalid one.
 */
export function readAddress(env: Env): Address {
  const domain = readVariable(env, "VOXLOG_DOMAIN");
  const host = readVariable(env, "HOST");
  const port = readVariable({ PORT: env["PORT"] || (domain ? "443" : "") }, "PORT");
  if (!domain) return { url: `http://127.0.0.1:${port}`, host, port };
  const httpPort = readVariable(env, "HTTP_PORT");
  if (httpPort === port)
    throw new LaunchFailure(
      `PORT and HTTP_PORT are both ${port}. With VOXLOG_DOMAIN, HTTP_PORT redirects to PORT: choose another for one of them.`,
    );
  return {
    url: `https://${domain}${port === 443 ? "" : `:${port}`}`,
    host: undefined,
    port,
    tls: { domain, httpPort, directoryUrl: readVariable(env, "VOXLOG_ACME_DIRECTORY") || undefined },
  };
}

/** @throws LaunchFailure if a port is in use, or this user may not use it. */
export async function expectFreePorts({ host, port, tls }: Address): Promise<void> {
  await expectFreePort("PORT", port, host);
  if (tls) await expectFreePort("HTTP_PORT", tls.httpPort);
}

/** @param name the port's variable. */
async function expectFreePort(name: string, port: number, host?: string): Promise<void> {
  await using probe = createServer().listen({ port, host });
  await once(probe, "listening").catch((error: unknown) => {
    throw new LaunchFailure(message(name, port, error));
  });
}

function message(name: string, port: number, error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return `Port ${port} is in use by another program. Stop that program, or choose another port: ${name}=${port === 65_535 ? 8091 : port + 1}`;
  if (code === "EACCES")
    return `Port ${port} can't be used by this user. Choose one above 1023, such as ${name}=8090, or give the service CAP_NET_BIND_SERVICE.`;
  return `Port ${port} can't be used: ${String(error)}. Choose another one, such as ${name}=8091.`;
}

/**
 * Returns the origins whose pages may read the API's answers (CORS). The server's own doesn't need it, but PocketBase
 * would allow every origin for an empty list. @throws LaunchFailure if a variable isn't an origin.
 */
export function allowedOrigins(env: Env, own: string): string[] {
  const { site, demo } = readAddressesOf(env);
  const added = originsIn(readVariable(env, "ALLOWED_ORIGINS"));
  return [...new Set([own, site, demo, ...added])].filter((origin) => origin !== "");
}

/** Secrets that PocketBase doesn't need and could log or store. */
const SECRETS = /^VOXLOG_(SMTP|WEBHOOK|BACKUP|HEARTBEAT|METRICS)_/;

/** Returns the environment for PocketBase. */
export function withoutSecrets(env: Env): Env {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !SECRETS.test(name)));
}

function readAddressesOf(env: Env) {
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
export async function warnOfIdentity(env: Env, siteDir: string | undefined) {
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
