/** The used part of subset-font; the registry's types describe an older version. */
declare module "subset-font" {
  type Options = {
    targetFormat: "sfnt" | "woff2";
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures?: readonly string[];
    keepAllGlyphs?: boolean;
  };
  /** Returns the font reduced to the characters of a text; complete without a text. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
