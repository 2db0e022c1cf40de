import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { rename, writeFile } from "node:fs/promises";
import { setGlobalProxyFromEnv } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { unzipSync } from "fflate";
import type { Target } from "./target.ts";

/** The place of PocketBase's official releases: a folder per version, with a zip per platform and a checksums.txt. */
const OFFICIAL_RELEASES = "https://github.com/pocketbase/pocketbase/releases/download";

/**
 * Downloads the official release into a folder, as the file `pocketbase`, once it matches its
 * published SHA-256.
 *
 * @param releases another place than the official one, laid out alike.
 * @param patience milliseconds without a word from the other side before it counts as unreachable.
 * @throws Error that says what went wrong, with nothing written.
 */
export async function downloadRelease(
  folder: string,
  { version, system, processor }: Target,
  signal: AbortSignal,
  { releases = OFFICIAL_RELEASES, patience = 5000 }: { releases?: string; patience?: number } = {},
): Promise<void> {
  setGlobalProxyFromEnv();
  const file = `pocketbase_${version}_${system}_${processor}.zip`;
  const published = (await download(`${releases}/v${version}/checksums.txt`, signal, patience)).toString();
  const checksum = published
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .find(([, name]) => name === file)?.[0];
  if (!checksum) throw new Error(`checksums.txt doesn't list ${file}`);

  const zip = await download(`${releases}/v${version}/${file}`, signal, patience);
  const actual = createHash("sha256").update(zip).digest("hex");
  if (actual !== checksum) {
    throw new Error(`${file} doesn't match its published checksum: ${actual} instead of ${checksum}`);
  }
  const program = unzipSync(zip, { filter: ({ name }) => name === "pocketbase" })["pocketbase"];
  if (!program) throw new Error(`${file} contains no file named pocketbase`);
  await writeFile(join(folder, "pocketbase"), program, { mode: 0o755 });
}

async function download(url: string, signal: AbortSignal, patience: number): Promise<Buffer> {
  const silence = new AbortController();
  const giveUp = setTimeout(() => silence.abort(new Error(`no data for ${patience / 1000} s`)), patience);
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

/** fetch says "fetch failed" or "terminated" and keeps the reason in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return cause instanceof Error ? cause.message || code || error.message : error.message;
}

/** Without what debuggers read, which aren't used here. The program is the same, and its traces are. */
const LEAN = ["-gcflags=all=-dwarf=false", "-ldflags=-s -w"];
/** A compiler lives for seconds: it tidies up its memory from this much on, and not before. */
const UNTIDIED = { GOGC: "off", GOMEMLIMIT: "1GiB" };

/**
 * Builds the stock server with Go into a folder, as the file `pocketbase`; about a minute. Go checks
 * the source against its checksum database, and fetches the Go that the source needs.
 *
 * @throws Error when Go is not installed, or the build fails.
 */
export async function goInstall(folder: string, { version }: Target, signal: AbortSignal): Promise<void> {
  try {
    await promisify(execFile)(
      "go",
      ["install", ...LEAN, `github.com/pocketbase/pocketbase/examples/base@v${version}`],
      {
        env: { ...process.env, GOTOOLCHAIN: "auto", CGO_ENABLED: "0", GOBIN: folder, ...UNTIDIED },
        signal: signal,
        // At SIGTERM it would leave its compilers running.
        killSignal: "SIGINT",
      },
    );
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      throw new Error("Go isn't installed", { cause: error });
    }
    throw error;
  }
  await rename(join(folder, "base"), join(folder, "pocketbase"));
}
