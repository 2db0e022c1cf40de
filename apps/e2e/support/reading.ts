import { readFile } from "node:fs/promises";
import type { CDPSession, Page } from "@playwright/test";
import { soaks } from "@voxlog/testing/soak";
import { layoutFaults } from "./layout-faults.ts";
import { expect } from "./test.ts";

/** How a visitor reads a page: on what width, in which typeface, with which settings of their own. */
type Reading = {
  name: string;
  width: number;
  /** In place of the product's. */
  typeface?: keyof typeof typefaces;
  /** The spacing that readers may ask for: https://www.w3.org/WAI/WCAG22/Understanding/text-spacing */
  spaced?: boolean;
  /** The size of text in the browser's own settings, which the page's `rem` and media queries follow. */
  fontSize?: number;
};

/** What a reader may have instead of the product's own typeface: files of packages, the same everywhere. */
const typefaces = {
  /** The widest that is anybody's default: that of many a Linux desktop. */
  "DejaVu Sans": {
    "400": import.meta.resolve("@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2"),
    "700": import.meta.resolve("@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2"),
  },
  /** As wide as Liberation Sans and Arial, letter by letter. */
  Arimo: {
    "400": import.meta.resolve("@fontsource/arimo/files/arimo-latin-400-normal.woff2"),
    "700": import.meta.resolve("@fontsource/arimo/files/arimo-latin-700-normal.woff2"),
  },
};

const PHONE = 390;
/** A small phone, and a desk at 400 % zoom: https://www.w3.org/WAI/WCAG22/Understanding/reflow */
const NARROW = 320;
/** A desk at 200 % zoom. */
const ZOOMED = 720;

const ways: Omit<Reading, "width">[] = [
  { name: "the product's typeface" },
  { name: "DejaVu Sans", typeface: "DejaVu Sans" },
  { name: "Liberation Sans", typeface: "Arimo" },
  { name: "text spacing", spaced: true },
];
const onNarrow: Reading[] = ways.map((way) => ({ ...way, width: NARROW }));
const enlarged: Reading = { name: "text of 200 %", width: PHONE, fontSize: 32 };
const zoomed: Reading = { name: "zoom of 200 %", width: ZOOMED, typeface: "DejaVu Sans" };

/** The ways of reading in which a page must stay whole: those that have the least room, or, in `pnpm soak`, all. */
const readings = soaks
  ? [...onNarrow, ...ways.map((way) => ({ ...way, width: PHONE })), enlarged, zoomed]
  : [...onNarrow.filter(({ name }) => /DejaVu|spacing/.test(name)), enlarged];

const files = await Promise.all(
  Object.entries(typefaces).flatMap(([typeface, weights]) =>
    Object.entries(weights).map(async ([weight, file]) => ({
      typeface,
      weight,
      bytes: (await readFile(new URL(file))).toString("base64"),
    })),
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

/** The page stays whole in each of the ways of reading it; what does not is named, with the ways. */
export async function expectWhole(page: Page): Promise<void> {
  const read = await startReading(page);
  const faults = new Map<string, string[]>();
  for (const reading of readings) {
    await read(reading);
    for (const fault of await layoutFaults(page))
      faults.set(fault, [...(faults.get(fault) ?? []), `${reading.width} ${reading.name}`]);
  }
  await read({ name: "as before", width: NARROW });
  expect.soft([...faults].map(([fault, ways]) => `${fault} [${ways.join(" | ")}]`)).toEqual([]);
}

/** A visitor who reads the open page in one way after the other, without loading it again. */
async function startReading(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await giveTypefaces(page);
  return async (reading: Reading) => {
    await setFontSize(browser, reading.fontSize ?? 16);
    await page.setViewportSize({ width: reading.width, height: 844 });
    await dress(page, reading);
  };
}

const setFontSize = (browser: CDPSession, standard: number) =>
  browser.send("Page.setFontSizes", { fontSizes: { standard, fixed: Math.round((standard * 13) / 16) } });

/** From bytes and adopted style sheets, neither of which the page's own policy forbids. */
async function giveTypefaces(page: Page): Promise<void> {
  await page.evaluate(async (files) => {
    for (const { typeface, weight, bytes } of files) {
      const source = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
      document.fonts.add(await new FontFace(typeface, source, { weight }).load());
    }
    window.readerStyles = new CSSStyleSheet();
    document.adoptedStyleSheets.push(window.readerStyles);
  }, files);
}

async function dress(page: Page, { typeface, spaced }: Reading): Promise<void> {
  const face = typeface ? `:root { --font-sans: "${typeface}" !important }` : "";
  await page.evaluate(
    async (styles) => {
      window.readerStyles?.replaceSync(styles);
      await document.fonts.ready;
      // What follows the size of the page by script does so with the frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    face + (spaced ? SPACING : ""),
  );
}
