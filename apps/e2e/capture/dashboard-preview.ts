import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { textsOf } from "../support/languages.ts";
import { captureDemo, sitePublic, suffixOf } from "./capture-demo.ts";
import { encodeWebp } from "./encode-webp.ts";

/**
 * Takes the dashboard pictures for the site's first screen from the built demo. Run it after a change to the dashboard:
 * `pnpm --filter @voxlog/e2e capture`.
 */
const target = join(sitePublic, "preview");

/** In CSS pixels. The site's `hero.tsx` has the same widths and aspect ratio. */
const VIEWPORT = { width: 1280, height: 800 };
const WIDTHS = [960, 1920];

await mkdir(target, { recursive: true });
await captureDemo({ viewport: VIEWPORT }, async (page, appearance, { browser, url }) => {
  const { language } = appearance;
  await page.goto(`${url}/dashboard?lang=${language}`);
  await page.getByRole("table").waitFor();
  // Hides the line on top, whose button wouldn't work in a picture.
  const { demo } = await textsOf(language);
  await page
    .getByRole("complementary", { name: demo(($) => $.layout.demoData) })
    .evaluate((banner) => banner.remove());
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: "disabled" });
  for (const width of WIDTHS) {
    const file = join(target, `dashboard-${suffixOf(appearance)}-${width}.webp`);
    await writeFile(file, await encodeWebp(browser, picture, width));
    console.log(`Wrote ${file}`);
  }
});
