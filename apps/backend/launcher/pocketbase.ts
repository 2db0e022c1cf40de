import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Address } from "./address.ts";
import { LaunchFailure } from "./launch-failure.ts";

const BACKEND = join(import.meta.dirname, "..");

/** The flags of every PocketBase command: without them its folders depend on where the binary lies. */
export function pocketbaseFlags(dataDir: string): string[] {
  return [
    `--dir=${dataDir}`,
    `--migrationsDir=${join(BACKEND, "pb_migrations")}`,
    `--hooksDir=${join(BACKEND, "pb_hooks")}`,
    "--automigrate=false",
    // PocketBase takes a binary below the temporary folder for `go run`, and then logs every query.
    "--dev=false",
  ];
}

/** What a server needs; the folders are those of the built apps, and what is left out is not served. */
export type ServerOptions = {
  binary: string;
  address: Address;
  dataDir: string;
  siteDir?: string | undefined;
  demoDir?: string | undefined;
  /** Restart when a hook's file changes. */
  watchHooks?: boolean;
};

/** Starts PocketBase. Its own banner is kept from the console, its errors are not. */
export function startPocketBase(options: ServerOptions): ChildProcess {
  const { binary, address, dataDir, siteDir = "", demoDir = "", watchHooks = false } = options;
  return spawn(
    binary,
    [
      "serve",
      `--http=${address.host}:${address.port}`,
      `--hooksWatch=${watchHooks}`,
      // A page view holds up to five VMs while it runs its hooks. With PocketBase's 15 a busy moment
      // makes new ones all the time: measured, a half to a third of the page views a second.
      "--hooksPool=60",
      ...pocketbaseFlags(dataDir),
    ],
    {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, SITE_DIR: siteDir, DEMO_DIR: demoDir },
    },
  );
}

/**
 * Resolves when the server answers.
 *
 * @throws LaunchFailure when it ended, or has not answered within 30 s.
 */
export async function waitUntilHealthy(server: ChildProcess, { url }: Address): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (server.exitCode === null && server.signalCode === null && Date.now() < deadline) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(25);
  }
  throw new LaunchFailure(`PocketBase did not start at ${url}. What it said stands above.`);
}
