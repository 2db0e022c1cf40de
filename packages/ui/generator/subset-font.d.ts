/** What the generator uses of subset-font, whose types on the registry describe an older one. */
declare module "subset-font" {
  type Options = {
    targetFormat: "sfnt" | "woff2";
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures?: readonly string[];
    keepAllGlyphs?: boolean;
  };
  /** The font cut to the characters of a text; whole where there is no text. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
