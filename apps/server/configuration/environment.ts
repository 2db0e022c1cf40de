import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rmdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { readAddresses } from "@voxlog/product";
import { LaunchFailure } from "../process/command.ts";

/**
 * The origins whose pages may read what the API answers (CORS): those of the site and the demo, where they are
 * elsewhere (VITE_SITE_URL, VITE_DEMO_URL), and those that ALLOWED_ORIGINS adds, separated by commas. The server's
 * own pages need no permission, but an empty list would allow every origin in PocketBase.
 *
 * @param own the server's own origin.
 * @throws LaunchFailure when a variable holds no origin.
 */
export function allowedOrigins(env: Record<string, string | undefined>, own: string): string[] {
  const added = (env["ALLOWED_ORIGINS"] ?? "").split(",").map((origin) => origin.trim());
  const { site, demo } = readAddressesOf(env);
  const wrong = added.find(
    (origin) => origin && origin !== "*" && (origin.includes("*") || URL.parse(origin)?.origin !== origin),
  );
  if (wrong !== undefined) {
    throw new LaunchFailure(
      `ALLOWED_ORIGINS has "${wrong}", which isn't an origin. Use a scheme and a host without a path, such as https://www.example.com.`,
    );
  }
  return [...new Set([own, site, demo, ...added])].filter((origin) => origin !== "");
}

/** Secrets that PocketBase doesn't need, and could log or store. */
const SECRETS = /^VOXLOG_(SMTP|WEBHOOK|BACKUP|HEARTBEAT|METRICS)_/;

/** Returns the environment for PocketBase. */
export function withoutSecrets(env: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !SECRETS.test(name)));
}

function readAddressesOf(env: Record<string, string | undefined>) {
  try {
    return readAddresses(env);
  } catch (error) {
    throw new LaunchFailure(error instanceof Error ? error.message : String(error));
  }
}

const APPS = join(import.meta.dirname, "..", "..");

/** Returns the folder of the database: the variable DATA_DIR, or a folder in this app. */
export function dataFolder(value: string | undefined): string {
  // pnpm runs scripts in the workspace's root: a relative path is relative to where the user ran pnpm, INIT_CWD.
  return value ? resolve(process.env["INIT_CWD"] ?? process.cwd(), value) : defaultDataFolder(APPS);
}

/** Returns the default data folder. Until version 0.3 the server was apps/backend, and its data stays where it is. */
export function defaultDataFolder(apps: string): string {
  const earlier = join(apps, "backend", "pb_data");
  const current = join(apps, "server", "pb_data");
  return existsSync(join(earlier, "data.db")) && !existsSync(join(current, "data.db")) ? earlier : current;
}

/**
 * Returns the same folder, and creates it if needed.
 *
 * @throws LaunchFailure if it can't be created or written to.
 */
export async function openDataFolder(value: string | undefined): Promise<string> {
  const folder = dataFolder(value);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await rmdir(await mkdtemp(join(folder, ".writable-")));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LaunchFailure(
      `The data folder isn't writable: ${folder} (${reason}). Make it writable, or choose another: DATA_DIR=/path/to/folder`,
    );
  }
  return folder;
}
