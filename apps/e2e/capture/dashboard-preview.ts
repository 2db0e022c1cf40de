import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { languages } from "@voxlog/i18n";
import { resolveChromium } from "@voxlog/testing/chromium";
import { startPocketBase } from "@voxlog/testing/pocketbase";
import { encodeWebp } from "./encode-webp.ts";

/**
 * Makes the pictures of the dashboard that the site's first screen shows, from the built demo. Run it after a
 * change to the dashboard: `pnpm --filter @voxlog/e2e capture`.
 */
const apps = join(import.meta.dirname, "../..");
const target = join(apps, "site/public/preview");

/** In CSS pixels; the site's `dashboard-preview.tsx` names the same widths and proportion. */
const VIEWPORT = { width: 1280, height: 800 };
const WIDTHS = [960, 1920];

await mkdir(target, { recursive: true });
await using server = await startPocketBase({ demoDir: join(apps, "demo/dist") });
const browser = await chromium.launch(await resolveChromium());
for (const language of languages) await capture(browser, language);
await browser.close();

async function capture(browser: Browser, language: string): Promise<void> {
  const page = await browser.newPage({ viewport: VIEWPORT, deviceScaleFactor: 2, colorScheme: "light" });
  await page.goto(`${server.url}/dashboard?lang=${language}`);
  await page.getByRole("table").waitFor();
  const picture = await page.screenshot({ animations: "disabled" });
  await page.close();
  for (const width of WIDTHS) {
    const file = join(target, `dashboard-${language}-${width}.webp`);
    await writeFile(file, await encodeWebp(browser, picture, width));
    console.log(`Wrote ${file}`);
  }
}
