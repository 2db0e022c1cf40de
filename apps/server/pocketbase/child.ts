import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { withoutSecrets } from "../configuration/environment.ts";
import { LaunchFailure } from "../process/command.ts";
import { foldersOf, OWN_FOLDERS } from "./folders.ts";

/** The header with the network that PocketBase's limits count. Visitors can't send headers with its prefix. */
export const CLIENT_HEADER = "X-Voxlog-Client";
/** Hooks reject sign-ins without this header and its value, which mean that the front has checked them. */
export const CHECKED_HEADER = "X-Voxlog-Checked";
/** Other users of the machine can send requests to PocketBase's port, but don't know this. */
export const FRONT_KEY = randomBytes(16).toString("hex");
/** The header of PocketBase's response with a sign-in code, which the front emails. Visitors don't get it. */
export const CODE_HEADER = "X-Voxlog-Code";
/** The header with the front's result of checking a lead. */
export const LEAD_HEADER = "X-Voxlog-Lead";

const LOOPBACK = "127.0.0.1";

/** Returns the flags of every PocketBase command: without them its folders depend on where the binary is. */
export function pocketbaseFlags(dataDir: string, { migrations, hooks } = foldersOf(dataDir)): string[] {
  return [
    `--dir=${dataDir}`,
    `--migrationsDir=${migrations}`,
    `--hooksDir=${hooks}`,
    "--automigrate=false",
    // PocketBase mistakes a binary in the temporary folder for `go run` and logs every query.
    "--dev=false",
  ];
}

/**
 * Returns the command that migrates a data folder to this version. It runs without hooks, so it sends no email, and
 * doesn't listen.
 */
export function migrateCommand(binary: string, dataDir: string): [string, ...string[]] {
  const folders = { ...OWN_FOLDERS, hooks: join(dataDir, "no-hooks") };
  return [binary, "migrate", "up", ...pocketbaseFlags(dataDir, folders)];
}

export type PocketBaseOptions = {
  binary: string;
  dataDir: string;
  port: number;
  origins: readonly string[];
  env: Record<string, string>;
  watchHooks?: boolean;
};

/** Starts PocketBase on a loopback port. It prints errors, but no banner. */
export function startPocketBase(options: PocketBaseOptions): ChildProcess {
  const { binary, dataDir, port, origins, env, watchHooks } = options;
  const pocketbase = spawn(
    binary,
    [
      "serve",
      `--http=${LOOPBACK}:${port}`,
      `--origins=${origins.join(",")}`,
      `--hooksWatch=${Boolean(watchHooks)}`,
      // The proxy opens 64 connections, and a request uses up to two VMs of 0.2 MB. A VM beyond the pool is created for
      // a single request, which takes 1.6 ms.
      "--hooksPool=64",
      ...pocketbaseFlags(dataDir),
    ],
    {
      stdio: ["ignore", "ignore", "pipe"],
      env: {
        // Go would collect the VMs' garbage all the time. This saves a fifth of the work per request for 100 MB.
        GOGC: "400",
        GOMEMLIMIT: "400MiB",
        ...withoutSecrets(process.env),
        ...env,
        TRUSTED_PROXY_HEADER: CLIENT_HEADER,
        FRONT_KEY,
      },
    },
  );
  // With our own stderr, Go would end it when that has no reader anymore (https://pkg.go.dev/os/signal#hdr-SIGPIPE).
  pocketbase.stderr?.on("data", (lines: Buffer) => process.stderr.write(lines));
  return pocketbase;
}

/** Ms to wait for a start: migrating a large database takes time, and would start over if it was stopped. */
const START_TIMEOUT = 600_000;

/** Resolves when PocketBase answers. @throws LaunchFailure if it exits or doesn't answer in time. */
export async function waitUntilHealthy(server: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT;
  while (server.exitCode === null && server.signalCode === null && Date.now() < deadline) {
    const response = await fetch(`http://${LOOPBACK}:${port}/api/health`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(25);
  }
  throw new LaunchFailure("PocketBase didn't start. The reason is above.");
}

/** Returns a free loopback port. PocketBase can choose one itself, but doesn't report it. */
export async function freeLoopbackPort(): Promise<number> {
  await using probe = createServer().listen(0, LOOPBACK);
  await once(probe, "listening");
  return (probe.address() as AddressInfo).port;
}
