import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright";
import { unpackChromium } from "./unpack.ts";

/** Launch options of the resolved browser: pass all three to Playwright's `launch`. */
export type Chromium = {
  executablePath: string;
  args: string[];
  /** The browser's environment, including this process's. */
  env: Record<string, string>;
};

/**
 * Returns the Chromium to test in: `$CHROMIUM`, else a version that the lockfile pins, so that everyone tests in the
 * same one. That is Playwright's if installed; else on Linux x64 the one in the npm package @sparticuz/chromium, which
 * needs no system libraries; elsewhere this installs Playwright's.
 *
 * @throws Error that says how to get one.
 */
export async function resolveChromium(): Promise<Chromium> {
  const env = definedEnv();
  const args = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"];
  const requested = process.env["CHROMIUM"];
  if (requested) {
    if (!existsSync(requested)) throw new Error(`CHROMIUM is set to a file that doesn't exist: ${requested}`);
    return { executablePath: requested, args, env };
  }
  const executablePath = chromium.executablePath();
  if (existsSync(executablePath)) return { executablePath, args, env };
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
  await installPlaywrights();
  return { executablePath, args, env };
}

async function installPlaywrights(): Promise<void> {
  const playwright = dirname(createRequire(import.meta.url).resolve("playwright/package.json"));
  try {
    await promisify(execFile)(process.execPath, [join(playwright, "cli.js"), "install", "chromium"]);
  } catch (cause) {
    throw new Error(
      "There is no Chromium to test in: Playwright's could not be installed. Try `pnpm --filter @voxlog/testing exec playwright install chromium`, or name another browser's executable in the variable CHROMIUM.",
      { cause },
    );
  }
}

/** An ordinary browser's user agent: automated browsers aren't tracked, and their own user agent shows it. */
export const USER_AGENT =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

/** Returns launch options that make the browser look like a visitor's. */
export async function visitorsChromium() {
  const { args, ...found } = await resolveChromium();
  return {
    ...found,
    // Visitors have the back/forward cache. Playwright and the headless shell each turn it off.
    args: [...args, "--disable-blink-features=AutomationControlled", "--enable-bfcache"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  };
}

function definedEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
