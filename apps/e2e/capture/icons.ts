import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { resolveChromium } from "@voxlog/testing/chromium";

/**
 * Renders the bitmap icons from the logo's SVG: `pnpm --filter @voxlog/e2e capture`. The site's `head/site-files.ts`
 * lists the same files.
 */
const site = join(import.meta.dirname, "../../site");
const target = join(site, "public/icons");

const mark = await readFile(join(site, "public/favicon.svg"), "utf8");
/** Without rounded corners, for systems that apply their own shape. */
const square = mark.replace(/ rx="\d+"/, "");
if (square === mark) throw new Error("The logo has no rounded corners to remove.");
/** Within the safe zone: https://www.w3.org/TR/appmanifest/#icon-masks */
const padded = square
  .replace('viewBox="0 0 32 32"', 'viewBox="-3 -3 38 38"')
  .replace(/<rect [^>]*\/>/, '<rect x="-3" y="-3" width="38" height="38" fill="url(#g)" />');

/** In pixels: enough for a tab at a pixel ratio of 2. */
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
// Browsers request it for documents that name no icon, such as an API answer.
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

/** Returns an ICO file with one PNG: a header of 6 bytes and an entry of 16, little-endian. */
function iconFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of images
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // offset of the image
  return Buffer.concat([head, png]);
}
