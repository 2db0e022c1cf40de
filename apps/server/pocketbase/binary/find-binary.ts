import { execFile } from "node:child_process";
import { constants, existsSync } from "node:fs";
import { access, chmod, mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { LaunchFailure, messageOf } from "../../process/command.ts";
import { downloadRelease, goInstall } from "./sources.ts";
import { type Target, targetFor, VERSION } from "./target.ts";

/** Options for tests: another URL of the releases, and the timeout in ms. */
type ReleaseSource = { releases?: string; timeout?: number };

/**
 * Finds the PocketBase to run: POCKETBASE_BIN, or the cached one of the pinned version, or the official release, or one
 * built with Go. The last two are cached.
 *
 * @param signal aborts a download or build, and removes it.
 * @throws LaunchFailure that lists what it tried, and three ways to fix it.
 */
export async function findBinary(signal: AbortSignal, source: ReleaseSource = {}): Promise<string> {
  const named = process.env["POCKETBASE_BIN"];
  if (named) return expectProgram(named);
  const target = targetFor(process.platform, process.arch);
  const folder = cachedFolder(target);
  const cached = join(folder, "pocketbase");
  if (!existsSync(cached)) await fetchInto(folder, target, source, signal);
  return cached;
}

async function expectProgram(file: string): Promise<string> {
  try {
    await access(file, constants.X_OK);
  } catch {
    throw new LaunchFailure(
      `POCKETBASE_BIN isn't an executable file: ${file}. Correct it, or unset it to download PocketBase.`,
    );
  }
  const version = await versionOf(file);
  if (version === VERSION) return file;
  throw new LaunchFailure(
    `POCKETBASE_BIN is ${version ? `PocketBase ${version}` : "not a PocketBase with a known version"}: ${file}. Voxlog is tested with ${VERSION}, and another version may change the data irreversibly. Use PocketBase ${VERSION}, or unset POCKETBASE_BIN to download it.`,
  );
}

/** Returns the version of a PocketBase, which a release prints, and Go writes into programs. */
async function versionOf(file: string): Promise<string | undefined> {
  const running = promisify(execFile)(file, ["--version"], { timeout: 5000 });
  const { stdout } = await running.catch(() => ({ stdout: "" }));
  const [, release] = /^pocketbase version (\d+\.\d+\.\d+)$/m.exec(stdout) ?? [];
  if (release) return release;
  const program = await readFile(file, "latin1");
  const at = program.indexOf("\tgithub.com/pocketbase/pocketbase\tv");
  return at < 0 ? undefined : /\tv(\d+\.\d+\.\d+)/.exec(program.slice(at, at + 60))?.[1];
}

async function fetchInto(folder: string, target: Target, source: ReleaseSource, signal: AbortSignal) {
  process.stdout.write(`Downloading PocketBase ${target.version} once. This may take a minute.\n`);
  const sources = {
    "the official release": (into: string) => downloadRelease(into, target, signal, source),
    "go install": (into: string) => goInstall(into, target, signal),
  };
  const tried = ["POCKETBASE_BIN: not set", `the cache: ${folder} is empty`];
  for (const [name, fetch] of Object.entries(sources)) {
    try {
      return await fillCache(folder, fetch);
    } catch (error) {
      signal.throwIfAborted();
      tried.push(`${name}: ${messageOf(error).trim()}`);
    }
  }
  throw new LaunchFailure(
    [
      `PocketBase ${target.version} wasn't found and couldn't be downloaded. Tried:`,
      ...tried.map((line) => `  - ${line}`),
      "To fix this, do one of these:",
      `  - set POCKETBASE_BIN to an executable of PocketBase ${target.version}`,
      "  - let this machine reach github.com (HTTPS_PROXY is honored)",
      "  - install Go from https://go.dev/dl",
    ].join("\n"),
  );
}

/** Returns the cache folder of a PocketBase, which all checkouts share. */
export function cachedFolder({ version, system, processor }: Target): string {
  const cache = process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache");
  return join(cache, "voxlog", "pocketbase", version, `${system}-${processor}`);
}

/**
 * Fetches into a temporary folder, and renames it when it's complete: an interrupted start leaves no incomplete
 * program, and concurrent starts don't conflict.
 */
async function fillCache(folder: string, fetch: (folder: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const fetching = await mkdtemp(`${folder}.fetching-`);
  try {
    await fetch(fetching);
    await chmod(fetching, 0o755);
    await rename(fetching, folder);
  } catch (error) {
    if (!existsSync(join(folder, "pocketbase"))) throw error; // Otherwise another start was first, with the same copy.
  } finally {
    await rm(fetching, { recursive: true, force: true });
  }
}
