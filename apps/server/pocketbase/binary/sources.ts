import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import { rename, writeFile } from "node:fs/promises";
import { setGlobalProxyFromEnv } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { unzipSync } from "fflate";
import type { Target } from "./target.ts";

/** PocketBase's official releases: a folder per version, with a zip per platform and a checksums.txt. */
const OFFICIAL_RELEASES = "https://github.com/pocketbase/pocketbase/releases/download";

/**
 * Downloads the official release into a folder as `pocketbase`, if it matches its published SHA-256. `timeout` is ms
 * without data.
 */
export async function downloadRelease(
  folder: string,
  { version, system, processor }: Target,
  signal: AbortSignal,
  { releases = OFFICIAL_RELEASES, timeout = 5000 }: { releases?: string; timeout?: number } = {},
): Promise<void> {
  setGlobalProxyFromEnv();
  const file = `pocketbase_${version}_${system}_${processor}.zip`;
  const published = (await download(`${releases}/v${version}/checksums.txt`, signal, timeout)).toString();
  const checksum = published
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .find(([, name]) => name === file)?.[0];
  if (!checksum) throw new Error(`checksums.txt doesn't list ${file}`);

  const zip = await download(`${releases}/v${version}/${file}`, signal, timeout);
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
    throw new Error(`${url}: ${reasonOf(error)}`, { cause: error });
  } finally {
    clearTimeout(giveUp);
  }
}

/** `fetch` throws "fetch failed" or "terminated", with the reason as its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return cause instanceof Error ? cause.message || code || error.message : error.message;
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
export async function goInstall(folder: string, { version }: Target, signal: AbortSignal): Promise<void> {
  try {
    const args = ["install", ...LEAN, `github.com/pocketbase/pocketbase/examples/base@v${version}`];
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
