import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { resolveChromium } from "@voxlog/testing/chromium";

/**
 * Makes the bitmaps of the product's mark from its vector: `pnpm --filter @voxlog/e2e capture`. The site's
 * `head/site-files.ts` names the same files.
 */
const site = join(import.meta.dirname, "../../site");
const target = join(site, "public/icons");

const mark = await readFile(join(site, "public/favicon.svg"), "utf8");
/** The mark up to every edge, for systems that cut it to their own shape. */
const square = mark.replace(/ rx="\d+"/, "");
if (square === mark) throw new Error("The mark has no rounded corners to take off.");
/** Within the circle that no system cuts away: https://www.w3.org/TR/appmanifest/#icon-masks */
const padded = square
  .replace('viewBox="0 0 32 32"', 'viewBox="-3 -3 38 38"')
  .replace(/<rect [^>]*\/>/, '<rect x="-3" y="-3" width="38" height="38" fill="url(#g)" />');

const files = [
  { name: "plain-192", size: 192, svg: mark },
  { name: "plain-512", size: 512, svg: mark },
  { name: "maskable-512", size: 512, svg: padded },
  { name: "touch-180", size: 180, svg: square },
];

await mkdir(target, { recursive: true });
const browser = await chromium.launch(await resolveChromium());
for (const { name, size, svg } of files) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  const file = join(target, `${name}.png`);
  await writeFile(file, await page.screenshot({ omitBackground: true }));
  await page.close();
  console.log(`Wrote ${file}`);
}
await browser.close();
