import { readFile } from "node:fs/promises";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

/** The variable font is reduced to the characters and weights in use. */
const FAMILY = "Onest";
const WEIGHTS = { min: 400, max: 700 };

/** Weights to measure for the lighter and the heavier half. */
const REGULAR = { wght: 400, fontWeight: "1 599" };
const BOLD = { wght: 650, fontWeight: "600 1000" };

const through = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/**
 * Font files by name, with their characters. The first covers Dutch, English and most names of Western Europe; the
 * second, loaded on demand, those of Eastern Europe.
 */
export const files = {
  "onest.woff2": {
    original: "latin",
    characters: `${through(0x20, 0x7e)}${through(0xa0, 0xff)}‐‑‒–—‘’‚“”„•…‹›€™−↑↓`,
    range:
      "U+0-FF, U+2010-2014, U+2018-201E, U+2022, U+2026, U+2039-203A, U+20AC, U+2122, U+2191, U+2193, U+2212",
  },
  "onest-extended.woff2": {
    original: "latin-ext",
    characters: `${through(0x100, 0x17f)}ȘșȚț`,
    range: "U+100-17F, U+218-21B",
  },
} as const;

/** Kerning, ligatures, accents and tabular figures; not the stylistic sets. */
const FEATURES = ["calt", "case", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"];

export type FaceFile = keyof typeof files;

const originals = "@fontsource-variable/onest/files";
const read = (file: string) => readFile(new URL(import.meta.resolve(file)));
const original = (subset: string) => read(`${originals}/onest-${subset}-wght-normal.woff2`);

/** Returns a font file in the format for browsers. */
export async function typefaceFile(name: FaceFile): Promise<Buffer> {
  const { original: subset, characters } = files[name];
  return subsetFont(await original(subset), characters, {
    targetFormat: "woff2",
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  });
}

/** System fonts, each with a file of the same widths to measure, and its names. */
const fallbacks = [
  {
    name: "Arial",
    regularFile: import.meta.resolve("@fontsource/arimo/files/arimo-latin-400-normal.woff2"),
    boldFile: import.meta.resolve("@fontsource/arimo/files/arimo-latin-700-normal.woff2"),
    regular: ["Arial", "ArialMT", "Liberation Sans", "Arimo"],
    bold: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold"],
  },
  {
    name: "Roboto",
    regularFile: import.meta.resolve("@fontsource/roboto/files/roboto-latin-400-normal.woff2"),
    boldFile: import.meta.resolve("@fontsource/roboto/files/roboto-latin-700-normal.woff2"),
    regular: ["Roboto", "Roboto Regular"],
    bold: ["Roboto Bold", "Roboto-Bold"],
  },
  {
    name: "Noto Sans",
    regularFile: import.meta.resolve("@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2"),
    boldFile: import.meta.resolve("@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff2"),
    regular: ["Noto Sans", "Noto Sans Regular", "Open Sans", "Open Sans Regular"],
    bold: ["Noto Sans Bold", "Open Sans Bold"],
  },
];

/** Returns the style sheet: the font, and system fonts with the same metrics until it has loaded. */
export async function typefaceStyles(): Promise<string> {
  const faces = Object.entries(files).map(
    ([name, { range }]) => `@font-face {
  font-family: "${FAMILY}";
  src: url("./${name}") format("woff2");
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: swap;
  unicode-range:${range.length > 80 ? "\n    " : " "}${range};
}`,
  );
  const stands = await Promise.all(
    fallbacks.flatMap((fallback) => [
      standIn(fallback.name, fallback.regularFile, fallback.regular, REGULAR),
      standIn(fallback.name, fallback.boldFile, fallback.bold, BOLD),
    ]),
  );
  const stack = [FAMILY, ...fallbacks.map(({ name }) => `${FAMILY} as ${name}`)].map((name) => `"${name}"`);
  const token = `:root {\n  --font-sans:\n    ${stack.join(", ")}, ui-sans-serif, system-ui, sans-serif;\n}\n`;
  return [
    "/* Made by generator/typeface.ts: `pnpm --filter @voxlog/ui typeface`. */",
    ...faces,
    ...stands,
    token,
  ].join("\n\n");
}

async function standIn(
  name: string,
  file: string,
  locals: readonly string[],
  { wght, fontWeight }: typeof REGULAR,
): Promise<string> {
  const instance = await subsetFont(await original("latin"), undefined, {
    targetFormat: "sfnt",
    keepAllGlyphs: true,
    variationAxes: { wght },
  });
  const [own, theirs] = await Promise.all([fromBuffer(instance), fromBuffer(await readFile(new URL(file)))]);
  const { fontFaces } = createFontStack([own, theirs], { fontFaceFormat: "styleObject" });
  const [measured] = fontFaces;
  if (!measured) throw new Error(`Nothing was measured of ${file}.`);
  const { ascentOverride, descentOverride, sizeAdjust } = measured["@font-face"];
  return `@font-face {
  font-family: "${FAMILY} as ${name}";
  src: ${locals.map((local) => `local("${local}")`).join(", ")};
  font-weight: ${fontWeight};
  size-adjust: ${sizeAdjust};
  ascent-override: ${ascentOverride};
  descent-override: ${descentOverride};
  line-gap-override: 0%;
}`;
}
