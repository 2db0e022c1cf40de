import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { unpackChromium } from "./unpack.ts";

/** How to launch the browser that was found: pass all three to Playwright's `launch`. */
export type Chromium = {
  executablePath: string;
  args: string[];
  /** The environment the browser needs, this process's own included. */
  env: Record<string, string>;
};

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const MAC_APPS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Finds a Chromium to test in: `$CHROMIUM`, else one that is installed, else the one that comes
 * inside the npm package @sparticuz/chromium (Linux x64 alone; it needs no system library).
 *
 * @throws Error that names the three places when none has a browser.
 */
export async function resolveChromium(): Promise<Chromium> {
  const env = definedEnv();
  const args = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"];
  const asked = process.env["CHROMIUM"];
  if (asked) {
    if (!existsSync(asked)) throw new Error(`CHROMIUM names a file that does not exist: ${asked}`);
    return { executablePath: asked, args, env };
  }
  const installed = findInstalled();
  if (installed) return { executablePath: installed, args, env };
  if (process.platform === "linux" && process.arch === "x64") {
    const unpacked = await unpackChromium();
    return {
      executablePath: unpacked.executablePath,
      args,
      env: {
        ...env,
        FONTCONFIG_PATH: env["FONTCONFIG_PATH"] ?? unpacked.fonts,
        LD_LIBRARY_PATH: [unpacked.libraries, env["LD_LIBRARY_PATH"]].filter(Boolean).join(":"),
      },
    };
  }
  throw new Error(
    "No Chromium found: the variable CHROMIUM is not set, none is installed, and the one from npm is for Linux x64 alone. Install Chrome, or set CHROMIUM to its executable.",
  );
}

function findInstalled(): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  if (process.platform === "darwin") candidates.push(...MAC_APPS);
  return candidates.find((file) => existsSync(file));
}

function definedEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
