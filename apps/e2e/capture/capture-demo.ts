import { join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { startPocketBase } from "@voxlog/server/testing";
import { resolveChromium } from "@voxlog/testing/chromium";
import { type Language, languages } from "@voxlog/texts";

const apps = join(import.meta.dirname, "../..");

/** Folder of the site's public files. */
export const sitePublic = join(apps, "site/public");

export type Appearance = { language: Language; colorScheme: "light" | "dark" };

/** The suffix of an appearance's pictures, such as `nl-dark`. */
export const suffixOf = ({ language, colorScheme }: Appearance): string =>
  colorScheme === "dark" ? `${language}-dark` : language;

/** Serves the built demo, and calls `capture` in each language and color scheme, on a page without the tour. */
export async function captureDemo(
  options: BrowserContextOptions,
  capture: (page: Page, appearance: Appearance, tools: { browser: Browser; url: string }) => Promise<void>,
): Promise<void> {
  await using server = await startPocketBase({
    env: { DEMO_DIR: process.env["DEMO_DIR"] ?? join(apps, "demo/dist") },
  });
  const browser = await chromium.launch(await resolveChromium());
  for (const language of languages) {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await browser.newPage({ ...options, deviceScaleFactor: 2, colorScheme });
      await page.addInitScript(() => localStorage.setItem("voxlog.demo.tour", '{"status":"done","step":0}'));
      await capture(page, { language, colorScheme }, { browser, url: server.url });
      await page.close();
    }
  }
  await browser.close();
}
