import { readFile } from "node:fs/promises";
import type { CDPSession, Page } from "@playwright/test";
import { soaks } from "@voxlog/testing/soak";
import { layoutFaults } from "./layout-faults.ts";
import { expect } from "./test.ts";

type Reading = {
  name: string;
  width: number;
  /** Replaces the product's font. */
  typeface?: keyof typeof typefaces;
  /** Text spacing that readers may set: https://www.w3.org/WAI/WCAG22/Understanding/text-spacing */
  spaced?: boolean;
  /** The browser's font size setting, which `rem` and media queries follow. */
  fontSize?: number;
  /** The root's font size by a style, as extensions set it: media queries don't follow. */
  rootFontSize?: string;
};

/** Fonts from packages, so that results are the same everywhere. */
const typefaces = {
  /** The widest common default, on many Linux desktops. */
  "DejaVu Sans": {
    "400": import.meta.resolve("@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2"),
    "700": import.meta.resolve("@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2"),
  },
  /** Has the same widths as Liberation Sans and Arial. */
  Arimo: {
    "400": import.meta.resolve("@fontsource/arimo/files/arimo-latin-400-normal.woff2"),
    "700": import.meta.resolve("@fontsource/arimo/files/arimo-latin-700-normal.woff2"),
  },
};

const PHONE = 390;
/** A small phone, and a desktop at 400 % zoom: https://www.w3.org/WAI/WCAG22/Understanding/reflow */
const NARROW = 320;
const ZOOMED = 720;
const TABLET = 768;
const DESKTOP = 1280;
/** Browsers' standard font size, in px. */
const FONT_SIZE = 16;

const readings: Omit<Reading, "width">[] = [
  { name: "the product's typeface" },
  { name: "DejaVu Sans", typeface: "DejaVu Sans" },
  { name: "Liberation Sans", typeface: "Arimo" },
  { name: "text spacing", spaced: true },
];
const onNarrow: Reading[] = readings.map((reading) => ({ ...reading, width: NARROW }));
const byStyle = { name: "text of 200 % by a style", rootFontSize: "200%" };
const enlarged: Reading = { name: "text of 200 %", width: PHONE, fontSize: 32 };
const zoomed: Reading = { name: "zoom of 200 %", width: ZOOMED, typeface: "DejaVu Sans" };

const checkedReadings = soaks
  ? [...onNarrow, ...readings.map((reading) => ({ ...reading, width: PHONE })), enlarged, zoomed]
  : [...onNarrow.filter(({ name }) => /DejaVu|spacing/.test(name)), enlarged];

/** The site's bar and columns also make way for text that a style enlarges. */
export const siteReadings: readonly Reading[] = [
  ...checkedReadings,
  ...(soaks ? [PHONE, TABLET, DESKTOP] : [TABLET]).map((width) => ({ ...byStyle, width })),
];

const files = await Promise.all(
  Object.entries(typefaces).flatMap(([typeface, weights]) =>
    Object.entries(checkedReadings.some((reading) => reading.typeface === typeface) ? weights : {}).map(
      async ([weight, file]) => ({
        typeface,
        weight,
        bytes: (await readFile(new URL(file))).toString("base64"),
      }),
    ),
  ),
);

const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

declare global {
  interface Window {
    readerStyles?: CSSStyleSheet;
  }
}

/** Expects no layout faults in each reading. Failures name the fault and the readings. Leaves a narrow window. */
export async function expectNoLayoutFaults(
  page: Page,
  readings: readonly Reading[] = checkedReadings,
): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const faults = new Map<string, string[]>();
  let lastFontSize = FONT_SIZE;
  await addTypefaces(page);
  for (const reading of readings) {
    const { name, width, fontSize = FONT_SIZE } = reading;
    if (fontSize !== lastFontSize) await setFontSize(browser, fontSize);
    lastFontSize = fontSize;
    await resizeToFont(page, width, fontSize);
    await applyStyles(page, reading);
    for (const fault of await layoutFaults(page))
      faults.set(fault, [...(faults.get(fault) ?? []), `${width} ${name}`]);
  }
  if (lastFontSize !== FONT_SIZE) await setFontSize(browser, FONT_SIZE);
  await resizeToFont(page, NARROW, FONT_SIZE);
  await page.evaluate(() => window.readerStyles?.replaceSync(""));
  await browser.detach();
  expect.soft([...faults].map(([fault, readings]) => `${fault} [${readings.join(" | ")}]`)).toEqual([]);
}

async function resize(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 844 });
}

/** Resizes the window until media queries follow the font's size, which they only do when the window's changes. */
async function resizeToFont(page: Page, width: number, fontSize: number): Promise<void> {
  await resize(page, width);
  const query = `(${(width - 1) / fontSize}em < width < ${(width + 1) / fontSize}em)`;
  await expect(async () => {
    if (await page.evaluate((query) => matchMedia(query).matches, query)) return;
    await resize(page, width - 1);
    await resize(page, width);
    throw new Error("Media queries have another font size.");
  }).toPass();
}

const setFontSize = (browser: CDPSession, standard: number) =>
  browser.send("Page.setFontSizes", { fontSizes: { standard, fixed: Math.round((standard * 13) / 16) } });

/** Adds fonts from bytes in adopted style sheets, which the page's policy allows. */
async function addTypefaces(page: Page): Promise<void> {
  if (await page.evaluate(() => window.readerStyles !== undefined)) return;
  await page.evaluate(async (files) => {
    for (const { typeface, weight, bytes } of files) {
      document.fonts.add(await new FontFace(typeface, Uint8Array.fromBase64(bytes), { weight }).load());
    }
    window.readerStyles = new CSSStyleSheet();
    document.adoptedStyleSheets.push(window.readerStyles);
  }, files);
}

async function applyStyles(page: Page, { typeface, spaced, rootFontSize }: Reading): Promise<void> {
  const face = typeface ? `:root { --font-sans: "${typeface}" !important }` : "";
  const size = rootFontSize ? `:root { font-size: ${rootFontSize} !important }` : "";
  await page.evaluate(
    async (styles) => {
      window.readerStyles?.replaceSync(styles);
      await document.fonts.ready;
      // Scripts that follow the page's size run with the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    face + size + (spaced ? SPACING : ""),
  );
}
