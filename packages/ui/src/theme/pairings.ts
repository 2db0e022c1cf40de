const TEXT = 4.5;
const SHAPE = 3;

const surfaces = ["surface", "surface-raised", "surface-sunken", "surface-tile", "surface-hover"];
const tones = ["success", "warning", "danger", "info"];

/** A foreground, its background, and the minimum contrast (WCAG 2.2: text 4.5, shapes 3). */
export type Pairing = readonly [foreground: string, background: string, least: number];

/** Every color pairing in use. `makeTheme` and its test measure them. */
export const pairings: Pairing[] = [
  ...surfaces.flatMap((surface): Pairing[] => [
    ["text", surface, TEXT],
    ["text-muted", surface, TEXT],
    ["accent-text", surface, TEXT],
    ["focus", surface, SHAPE],
  ]),
  ...["surface", "surface-raised", "surface-sunken"].flatMap((surface): Pairing[] => [
    ["border-strong", surface, SHAPE],
    ...tones.map((tone): Pairing => [tone, surface, TEXT]),
  ]),
  ...tones.map((tone): Pairing => [tone, `${tone}-soft`, TEXT]),
  ...["text", "text-muted", "accent-text", "success"].map((text): Pairing => [text, "control", TEXT]),
  ["text", "control-hover", TEXT],
  ["text-muted", "track", TEXT],
  ["accent-text", "accent-soft", TEXT],
  ["text", "accent-soft", TEXT],
  ["on-accent", "accent", TEXT],
  ["on-accent", "accent-hover", TEXT],
  ["on-danger", "danger-fill", TEXT],
  ["on-danger", "danger-fill-hover", TEXT],
  ["brand-700", "neutral-0", TEXT],
  ["brand-700", "brand-100", TEXT],
  ...["brand-900", "brand-700", "brand-600"].map((stop): Pairing => ["neutral-0", stop, TEXT]),
];
