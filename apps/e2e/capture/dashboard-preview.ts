import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { startPocketBase } from "@voxlog/server/testing";
import { resolveChromium } from "@voxlog/testing/chromium";
import { type Language, languages } from "@voxlog/texts";
import { textsOf } from "../support/languages.ts";
import { encodeWebp } from "./encode-webp.ts";

/**
 * Takes the dashboard pictures for the site's first screen from the built demo. Run it after a change to the dashboard:
 * `pnpm --filter @voxlog/e2e capture`.
 */
const apps = join(import.meta.dirname, "../..");
const target = join(apps, "site/public/preview");

/** In CSS pixels. The site's `hero.tsx` has the same widths and aspect ratio. */
const VIEWPORT = { width: 1280, height: 800 };
const WIDTHS = [960, 1920];

await mkdir(target, { recursive: true });
await using server = await startPocketBase({ demoDir: process.env["DEMO_DIR"] ?? join(apps, "demo/dist") });
const browser = await chromium.launch(await resolveChromium());
for (const language of languages) {
  for (const colorScheme of ["light", "dark"] as const) await capture(browser, language, colorScheme);
}
await browser.close();

async function capture(browser: Browser, language: Language, colorScheme: "light" | "dark"): Promise<void> {
  const page = await browser.newPage({ viewport: VIEWPORT, deviceScaleFactor: 2, colorScheme });
  // Hides the tour.
  await page.addInitScript(() => localStorage.setItem("voxlog.demo.tour", '{"status":"paused","step":0}'));
  await page.goto(`${server.url}/dashboard?lang=${language}`);
  await page.getByRole("table").waitFor();
  // Hides the line on top, whose button wouldn't work in a picture.
  const { demo } = await textsOf(language);
  await page
    .getByRole("complementary", { name: demo(($) => $.layout.demoData) })
    .evaluate((banner) => banner.remove());
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: "disabled" });
  await page.close();
  for (const width of WIDTHS) {
    const file = join(target, `dashboard-${language}${colorScheme === "dark" ? "-dark" : ""}-${width}.webp`);
    await writeFile(file, await encodeWebp(browser, picture, width));
    console.log(`Wrote ${file}`);
  }
}
