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

/** In pixels: enough for a tab, also where a point has two of them. */
const FAVICON = 32;

const files = [
  { name: "plain-192", size: 192, svg: mark },
  { name: "plain-512", size: 512, svg: mark },
  { name: "maskable-512", size: 512, svg: padded },
  { name: "touch-180", size: 180, svg: square },
];

await mkdir(target, { recursive: true });
const browser = await chromium.launch(await resolveChromium());
for (const { name, size, svg } of files) await write(`icons/${name}.png`, await draw(svg, size));
// Where browsers look by themselves when a document names no icon, such as an answer of the API.
await write("favicon.ico", iconFile(await draw(mark, FAVICON), FAVICON));
await browser.close();

async function draw(svg: string, size: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

async function write(name: string, content: Buffer): Promise<void> {
  const file = join(site, "public", name);
  await writeFile(file, content);
  console.log(`Wrote ${file}`);
}

/** An icon file of one PNG: a head of 6 bytes and an entry of 16, both little-endian. */
function iconFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // An icon,
  head.writeUInt16LE(1, 4); // of one picture,
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // of one plane
  head.writeUInt16LE(32, 12); // and 32 bits a pixel,
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // right behind this.
  return Buffer.concat([head, png]);
}
