import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { startPocketBase, type TestPocketBase } from "@voxlog/server/testing";
import { resolveChromium } from "@voxlog/testing/chromium";
import { ordinaryBrowser } from "../support/browser.ts";

const root = join(import.meta.dirname, "../../..");
const siteBuild = join(root, "apps/site/build");

/** The baseline page. */
export const BASELINE_PAGE = "/floor.html";

/** The built product on a server, with a page that has only the home page's text. */
export type Product = AsyncDisposable & {
  server: TestPocketBase;
  browser: Browser;
  newPage(options?: BrowserContextOptions): Promise<Page>;
};

/** Builds for production and serves everything on one origin, as deployed. */
export async function serveProduct(): Promise<Product> {
  const build = spawn("turbo", ["run", "build", "--output-logs=errors-only"], {
    cwd: root,
    stdio: "inherit",
  });
  const [code] = await once(build, "exit");
  if (code !== 0) throw new Error("The build failed. Fix it and measure again.");

  const folder = await mkdtemp(join(tmpdir(), "voxlog-bench-"));
  const siteDir = join(folder, "client");
  await cp(join(siteBuild, "client"), siteDir, { recursive: true });
  await writeFile(
    join(siteDir, BASELINE_PAGE),
    floorPage(await readFile(join(siteDir, "index.html"), "utf8")),
  );

  const server = await startPocketBase({
    env: { SITE_DIR: siteDir, DEMO_DIR: join(root, "apps/demo/dist") },
  });
  const found = await resolveChromium();
  const browser = await chromium.launch({ ...found, args: [...found.args, ...ordinaryBrowser.args] });
  return {
    server,
    browser,
    newPage: (options) =>
      browser.newPage({ userAgent: ordinaryBrowser.userAgent, locale: "nl-NL", ...options }),
    async [Symbol.asyncDispose]() {
      await browser.close();
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Returns a page's words as a plain HTML document: no page with design or scripts can load faster. */
function floorPage(html: string): string {
  const body = html
    .replace(/^[\s\S]*<body[^>]*>/, "")
    .replace(
      /<script[\s\S]*?<\/script>|<svg[\s\S]*?<\/svg>|<picture[\s\S]*?<\/picture>|<noscript[\s\S]*?<\/noscript>/g,
      "",
    )
    .replace(/<\/?(?!h\d|p|ul|ol|li|main|section)[a-z][^>]*>/g, " ")
    .replace(/<(\w+)[^>]*>/g, "<$1>");
  return `<!DOCTYPE html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Voxlog</title><meta name="description" content="Voxlog"></head><body>${body}</body></html>`;
}
