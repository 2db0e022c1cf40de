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

/**
 * Font files by name, with the characters taken from the original. The first covers Dutch and English and is loaded
 * ahead: with its headers it fits into TCP's first ten packets. The others, for names from Western and Eastern Europe,
 * are loaded on demand.
 */
export const files = {
  "onest.woff2": {
    original: "latin",
    range:
      "U+20-7E, U+A0, U+AD, U+B7, U+D7, U+E0-E1, U+E8-EB, U+EF, U+F3, U+F6-F7, U+FC, U+2010-2011, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+20AC, U+2191, U+2193, U+2212",
  },
  "onest-extended-west.woff2": {
    original: "latin",
    range:
      "U+A1-AC, U+AE-B6, U+B8-D6, U+D8-DF, U+E2-E7, U+EC-EE, U+F0-F2, U+F4-F5, U+F8-FB, U+FD-FF, U+2012, U+201A, U+201E, U+2022, U+2039-203A, U+2122",
  },
  "onest-extended.woff2": { original: "latin-ext", range: "U+100-17F, U+218-21B" },
} as const;

/** Returns the characters of a CSS `unicode-range`. */
function charactersIn(range: string): string {
  const codes = range.split(", ").flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...codes);
}

/** Kerning and tabular figures, the features in use. */
const FEATURES = ["kern", "tnum"];

export type FaceFile = keyof typeof files;

const originals = "@fontsource-variable/onest/files";
const read = (file: string) => readFile(new URL(import.meta.resolve(file)));
const original = (subset: string) => read(`${originals}/onest-${subset}-wght-normal.woff2`);

const sfntOf = async (subset: string, variationAxes = {}) =>
  subsetFont(await original(subset), undefined, {
    targetFormat: "sfnt",
    keepAllGlyphs: true,
    variationAxes,
  });

/**
 * Draws spaces with the glyph of the no-break space, which is as wide. Onest kerns its own space by a third of its width
 * before V and W: "what Voxlog" looked like one word. Reads the characters' glyphs in format 4:
 * https://learn.microsoft.com/typography/opentype/spec/cmap
 */
function withoutSpaceKerning(font: Buffer): Buffer {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const record = tables.find((at) => font.toString("latin1", at, at + 4) === "cmap") ?? 0;
  const cmap = font.readUInt32BE(record + 8);
  const table = cmap + font.readUInt32BE(cmap + 8); // All encodings share it.
  if (font.readUInt16BE(table) !== 4) return font;
  const size = font.readUInt16BE(table + 6);
  const segments = Array.from({ length: size / 2 }, (_, index) => table + 14 + 2 * index);
  /** Returns a character's glyph, and where the font has it if that isn't calculated. */
  const find = (code: number) => {
    const end = segments.find((at) => font.readUInt16BE(at) >= code) ?? 0;
    const [first, delta] = [font.readUInt16BE(end + 2 + size), font.readInt16BE(end + 2 + 2 * size)];
    const offset = font.readUInt16BE(end + 2 + 3 * size);
    if (offset === 0) return { glyph: (code + delta) & 0xffff };
    const at = end + 2 + 3 * size + offset + 2 * (code - first);
    return { glyph: font.readUInt16BE(at), at };
  };
  const { at } = find(0x20);
  if (at !== undefined) font.writeUInt16BE(find(0xa0).glyph, at);
  return font;
}

/** Returns a font file in the format for browsers. */
export async function typefaceFile(name: FaceFile): Promise<Buffer> {
  const { original: subset, range } = files[name];
  return subsetFont(withoutSpaceKerning(await sfntOf(subset)), charactersIn(range), {
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
  const token = `:root {\n  --kit-typeface:\n    ${stack.join(", ")}, ui-sans-serif, system-ui, sans-serif;\n}\n`;
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
  const instance = await sfntOf("latin", { wght });
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
