import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import { constants, existsSync } from "node:fs";
import { access, chmod, mkdir, mkdtempDisposable, readFile, rename, writeFile } from "node:fs/promises";
import { setGlobalProxyFromEnv } from "node:http";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { unzipSync } from "fflate";
import { LaunchFailure, messageOf } from "../process/command.ts";

/** The only version of PocketBase that the migrations and hooks are tested with. */
export const VERSION = "0.40.4";

const PROCESSORS: Partial<Record<NodeJS.Architecture, string>> = { x64: "amd64", arm64: "arm64" };

/** Returns the name of the PocketBase release for a machine. @throws LaunchFailure if there is none. */
export function targetFor(platform: NodeJS.Platform, architecture: NodeJS.Architecture): string {
  const processor = PROCESSORS[architecture];
  if (processor && ["linux", "darwin"].includes(platform)) return `${platform}_${processor}`;
  throw new LaunchFailure(
    `${platform} on ${architecture} isn't supported, only Linux and macOS on x64 and arm64. Set POCKETBASE_BIN to a PocketBase ${VERSION} of your own; on Windows, use WSL.`,
  );
}

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
  const program = await readFile(file, "latin1").catch(() => ""); // A folder.
  const at = program.indexOf("\tgithub.com/pocketbase/pocketbase\tv");
  return at < 0 ? undefined : /\tv(\d+\.\d+\.\d+)/.exec(program.slice(at, at + 60))?.[1];
}

async function fetchInto(folder: string, target: string, source: ReleaseSource, signal: AbortSignal) {
  process.stdout.write(`Downloading PocketBase ${VERSION} once. This may take a minute.\n`);
  const sources = {
    "the official release": (into: string) => downloadRelease(into, target, signal, source),
    "go install": (into: string) => goInstall(into, signal),
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
      `PocketBase ${VERSION} wasn't found and couldn't be downloaded. Tried:`,
      ...tried.map((line) => `  - ${line}`),
      "To fix this, do one of these:",
      `  - set POCKETBASE_BIN to an executable of PocketBase ${VERSION}`,
      "  - let this machine reach github.com (HTTPS_PROXY is honored)",
      "  - install Go from https://go.dev/dl",
    ].join("\n"),
  );
}

/** Returns the cache folder of a PocketBase, which all checkouts share. */
export function cachedFolder(target: string): string {
  const cache = process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache");
  return join(cache, "voxlog", "pocketbase", VERSION, target.replace("_", "-"));
}

/**
 * Fetches into a temporary folder, and renames it when it's complete: an interrupted start leaves no incomplete
 * program, and concurrent starts don't conflict.
 */
async function fillCache(folder: string, fetch: (folder: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  await using draft = await mkdtempDisposable(`${folder}.fetching-`);
  try {
    await fetch(draft.path);
    await chmod(draft.path, 0o755);
    await rename(draft.path, folder);
  } catch (error) {
    if (!existsSync(join(folder, "pocketbase"))) throw error; // Otherwise another start was first, with the same copy.
  }
}

/** PocketBase's official releases: a folder per version, with a zip per platform and a checksums.txt. */
const OFFICIAL_RELEASES = "https://github.com/pocketbase/pocketbase/releases/download";

/**
 * Downloads the official release into a folder as `pocketbase`, if it matches its published SHA-256. `timeout` is ms
 * without data.
 */
async function downloadRelease(
  folder: string,
  target: string,
  signal: AbortSignal,
  { releases = OFFICIAL_RELEASES, timeout = 5000 }: ReleaseSource,
): Promise<void> {
  setGlobalProxyFromEnv();
  const file = `pocketbase_${VERSION}_${target}.zip`;
  const published = (await download(`${releases}/v${VERSION}/checksums.txt`, signal, timeout)).toString();
  const checksum = published
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .find(([, name]) => name === file)?.[0];
  if (!checksum) throw new Error(`checksums.txt doesn't list ${file}`);

  const zip = await download(`${releases}/v${VERSION}/${file}`, signal, timeout);
  const actual = hash("sha256", zip);
  if (actual !== checksum)
    throw new Error(`${file} doesn't match its published checksum: ${actual} instead of ${checksum}`);
  const program = unzipSync(zip, { filter: ({ name }) => name === "pocketbase" })["pocketbase"];
  if (!program) throw new Error(`${file} contains no file named pocketbase`);
  await writeFile(join(folder, "pocketbase"), program, { mode: 0o755 });
}

async function download(url: string, signal: AbortSignal, timeout: number): Promise<Buffer> {
  const silence = new AbortController();
  const giveUp = setTimeout(() => silence.abort(new Error(`no data for ${timeout / 1000} s`)), timeout);
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, silence.signal]) });
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    const chunks: Uint8Array[] = [];
    for await (const chunk of response.body ?? []) {
      giveUp.refresh();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw new Error(`${url}: ${messageOf(error)}`, { cause: error });
  } finally {
    clearTimeout(giveUp);
  }
}

/** Omits debug information. Stack traces stay the same. */
const LEAN = ["-gcflags=all=-dwarf=false", "-ldflags=-s -w"];
/** A compiler runs for seconds, so it only collects garbage from this much memory on. */
const LATE_GARBAGE_COLLECTION = { GOGC: "off", GOMEMLIMIT: "1GiB" };

/**
 * Builds the stock server with Go into a folder, as the file `pocketbase`, in about a minute. Go checks the source
 * against its checksum database, and downloads the Go version that it needs.
 *
 * @throws Error if Go isn't installed, or the build fails.
 */
async function goInstall(folder: string, signal: AbortSignal): Promise<void> {
  try {
    const args = ["install", ...LEAN, `github.com/pocketbase/pocketbase/examples/base@v${VERSION}`];
    const settings = { GOTOOLCHAIN: "auto", CGO_ENABLED: "0", GOBIN: folder, ...LATE_GARBAGE_COLLECTION };
    // On SIGTERM, Go would leave its compilers running.
    const options = { env: { ...process.env, ...settings }, signal, killSignal: "SIGINT" } as const;
    await promisify(execFile)("go", args, options);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      throw new Error("Go isn't installed", { cause: error });
    throw error;
  }
  await rename(join(folder, "base"), join(folder, "pocketbase"));
}
