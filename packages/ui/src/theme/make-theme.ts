import Color from "colorjs.io";
import { type Pairing, pairings } from "./pairings.ts";

/** A theme: a style sheet, and colors for places without one. */
export type Theme = {
  /**
   * Custom properties for the visitor's preferred scheme, or the one that `data-theme` sets on the page or a part of
   * it.
   */
  css: string;
  /** Values of all color tokens per scheme, by name without `--kit-color-`. */
  colors: Record<Scheme, Tokens>;
  /** For `<meta name="theme-color">` and the manifest's `theme_color`, in both schemes. */
  themeColor: string;
  /** For the manifest's `background_color`, which an installed app shows before its first page. */
  launchColor: string;
  /** Tokens of the brand's color in the light scheme that were adjusted for contrast, by name. */
  adjusted: Tokens;
};

type Scheme = "light" | "dark";
type Tokens = Record<string, string>;
/** Lightness in percent and chroma, as in OKLCH. */
type Shade = readonly [lightness: number, chroma: number];

/** The ramp of a brand whose own color is 600, and matching grays. */
const BRAND = {
  "50": [97.7, 0.013],
  "100": [95, 0.028],
  "200": [90.5, 0.054],
  "300": [82.5, 0.1],
  "400": [71.5, 0.16],
  "500": [60.5, 0.215],
  "600": [52.5, 0.235],
  "700": [45.5, 0.21],
  "800": [37.5, 0.165],
  "900": [29, 0.12],
  "950": [20, 0.075],
} as const satisfies Record<string, Shade>;
const NEUTRAL = {
  "0": [100, 0],
  "50": [98.3, 0.004],
  "100": [96.2, 0.006],
  "200": [92, 0.009],
  "300": [86, 0.012],
  "400": [73, 0.018],
  "500": [60, 0.022],
  "600": [46, 0.025],
  "700": [36, 0.024],
  "800": [27.5, 0.021],
  "900": [20.5, 0.018],
  "950": [16, 0.016],
  "1000": [12.5, 0.014],
} as const satisfies Record<string, Shade>;

/** Maximum lightness of the brand's color under white text and on a white page. */
const LIGHTEST = 60;
const PALEST = 97;
/** WCAG 2.2's minimum for text, plus a hundredth for rounding: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const TEXT = 4.51;
/** The danger hue, and its minimum distance from a brand's, or the two would look alike. */
const DANGER = 25;
const APART = 35;
/** Below this chroma a color is a gray without a visible hue. */
const GRAY = 0.04;

/**
 * Generates a theme from a brand's color. Every color pair in use has the contrast of WCAG 2.2 AA in both schemes.
 * Buttons have the color itself, with white text, or nearly black text if white has too little contrast.
 *
 * @param brand a CSS color: `#7639e2`, `oklch(52% 0.2 150)`, `teal`.
 * @throws Error if `brand` isn't an opaque color, or gives a pair without enough contrast.
 */
export function makeTheme(brand: string): Theme {
  const palette = paletteOf(brand);
  const { ramp, neutral } = palette;
  const shared = {
    ...prefixed("brand", ramp),
    ...prefixed("neutral", neutral),
    "on-accent": palette.onAccent,
  };
  const pairs = tokensOf(palette);
  const light = mapValues(pairs, ([color]) => color);
  const dark = mapValues(pairs, ([, color]) => color);
  const colors = { light: { ...shared, ...light }, dark: { ...shared, ...dark } };
  for (const [scheme, tokens] of Object.entries(colors)) {
    const faint = pairings.find((pairing) => contrastOf(pairing, tokens) < pairing[2]);
    if (faint) throw new Error(contrastFault(brand, scheme, faint, tokens));
  }
  return {
    css: styleSheet(shared, light, dark),
    colors,
    themeColor: ramp["700"],
    launchColor: light.surface,
    adjusted: adjustedFor(palette),
  };
}

/** Source of both schemes' tokens. */
type Palette = ReturnType<typeof paletteOf>;

function paletteOf(brand: string) {
  const { lightness, chroma, hue } = readColor(brand);
  /** Its chroma relative to the ramp's brand. */
  const strength = Math.min(1, chroma / BRAND["600"][1]);
  const tinted = (light: number, most: number) => hex(light, most * strength, hue);
  const own = darkened(Math.min(lightness, LIGHTEST), chroma, hue);

  const neutral = mapValues(NEUTRAL, ([light, most]) => tinted(light, most));
  const ramp = mapValues(BRAND, ([light, most], stop) =>
    Number(stop) > 600 ? tinted((light / BRAND["600"][0]) * own.lightness, most) : tinted(light, most),
  );
  ramp["600"] = own.hex;
  const light = Math.min(lightness, PALEST);
  const bright = hex(light, chroma, hue);
  const isBright = contrast(bright, "#ffffff") < TEXT;
  const dimmed = darkened(55, 0.23 * strength, hue);
  const hovered = hex(light > 75 ? light - 4 : light + 4, chroma, hue);
  const accent = isBright ? { hex: bright, hover: hovered } : { hex: own.hex, hover: ramp["700"] };
  const accentInDark = isBright
    ? accent
    : { hex: dimmed.hex, hover: hex(dimmed.lightness - 2.5, 0.235 * strength, hue) };
  const onAccent = isBright ? hex(5, 0.02 * strength, hue) : neutral["0"];
  const danger = chroma < GRAY ? DANGER : awayFrom(hue, DANGER);
  const dangerFill = darkened(52, 0.2, danger);
  const dangerFillInDark = darkened(53, 0.19, danger);

  return {
    given: hex(lightness, chroma, hue),
    hue,
    strength,
    tinted,
    own,
    neutral,
    ramp,
    accent,
    accentInDark,
    onAccent,
    danger,
    dangerFill,
    dangerFillInDark,
  };
}

function adjustedFor({ given, own, accent }: Palette): Tokens {
  const meant = { accent: accent.hex, focus: own.hex, "brand-600": own.hex };
  return Object.fromEntries(Object.entries(meant).filter(([, color]) => color !== given));
}

/** Returns each token's color in the light and in the dark scheme. */
function tokensOf(palette: Palette) {
  const { hue, strength, tinted, own, accent, accentInDark, neutral, ramp } = palette;
  const { danger, dangerFill, dangerFillInDark } = palette;
  return {
    surface: [neutral["0"], neutral["950"]],
    "surface-raised": [neutral["0"], neutral["900"]],
    "surface-sunken": [neutral["50"], neutral["1000"]],
    "surface-hover": [neutral["100"], neutral["800"]],
    "surface-tile": [neutral["50"], tinted(18.5, 0.017)],
    control: [neutral["0"], neutral["800"]],
    "control-hover": [neutral["100"], neutral["700"]],
    track: [neutral["100"], neutral["1000"]],
    backdrop: [hex(20, 0.05 * strength, hue, 0.45), hex(5, 0.02 * strength, hue, 0.65)],
    text: [neutral["950"], neutral["100"]],
    "text-muted": [neutral["600"], neutral["400"]],
    border: [neutral["200"], neutral["800"]],
    "border-strong": [tinted(63, 0.022), tinted(53, 0.022)],
    accent: [accent.hex, accentInDark.hex],
    "accent-hover": [accent.hover, accentInDark.hover],
    "accent-text": [ramp["700"], ramp["300"]],
    "accent-soft": [ramp["100"], tinted(28, 0.085)],
    "accent-border": [ramp["200"], tinted(38, 0.11)],
    focus: [own.hex, ramp["300"]],
    selection: [ramp["200"], ramp["700"]],
    success: [hex(43, 0.1, 155), hex(82, 0.14, 155)],
    "success-soft": [hex(96, 0.035, 155), hex(26, 0.05, 155)],
    warning: [hex(46, 0.1, 65), hex(84, 0.13, 80)],
    "warning-soft": [hex(96.5, 0.045, 85), hex(27, 0.05, 75)],
    danger: [darkened(48, 0.19, danger, hex(96, 0.02, danger)).hex, hex(79, 0.12, danger - 3)],
    "danger-soft": [hex(96, 0.02, danger), hex(27, 0.07, danger - 3)],
    "danger-fill": [dangerFill.hex, dangerFillInDark.hex],
    "danger-fill-hover": [
      hex(dangerFill.lightness - 6, 0.185, danger),
      hex(dangerFillInDark.lightness - 5, 0.18, danger),
    ],
    "on-danger": [neutral["0"], neutral["0"]],
    info: [hex(45, 0.12, 245), hex(82, 0.1, 240)],
    "info-soft": [hex(96, 0.022, 240), hex(27, 0.06, 245)],
    shade: [hex(25, 0.06 * strength, hue, 0.07), hex(0, 0, 0, 0.35)],
    shine: [hex(100, 0, 0, 0.18), hex(100, 0, 0, 0.12)],
    gutter: [tinted(60, 0.025), tinted(10.5, 0.018)],
  } satisfies Record<string, readonly [light: string, dark: string]>;
}

/** @throws Error if it isn't a color or is translucent. */
function readColor(brand: string): { lightness: number; chroma: number; hue: number } {
  let color: Color;
  try {
    color = new Color(brand).to("oklch");
  } catch {
    throw new Error(`"${brand}" isn't a CSS color. Write it as #7639e2, or as oklch(52% 0.2 150).`);
  }
  if (Number(color.alpha) < 1)
    throw new Error(`"${brand}" is translucent. Use a brand color with an alpha of 1.`);
  const [lightness, chroma, hue] = color.coords.map((coordinate) => coordinate || 0) as [
    number,
    number,
    number,
  ];
  return { lightness: lightness * 100, chroma, hue };
}

/** Returns the nearest displayable color as hexadecimal sRGB, which every build and browser preserves. */
function hex(lightness: number, chroma: number, hue: number, alpha = 1): string {
  const color = new Color("oklch", [Math.max(0, lightness) / 100, chroma, hue], alpha);
  return color.toGamut({ space: "srgb" }).to("srgb").toString({ format: "hex", collapse: false });
}

function darkened(lightness: number, chroma: number, hue: number, other = "#ffffff") {
  let darker = lightness;
  while (contrast(hex(darker, chroma, hue), other) < TEXT && darker > 0) darker -= 0.25;
  return { lightness: darker, hex: hex(darker, chroma, hue) };
}

/** Returns the hue nearest to the wanted one that is distinct from the brand's. */
function awayFrom(brand: number, wanted: number): number {
  const distance = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);
  if (distance(brand, wanted) >= APART) return wanted;
  return distance(brand - APART, wanted) <= distance(brand + APART, wanted) ? brand - APART : brand + APART;
}

function contrastOf([foreground, background]: Pairing, tokens: Tokens): number {
  return contrast(tokens[foreground] ?? "", tokens[background] ?? "");
}

/** Contrast ratio of WCAG 2.2, from 1 to 21. */
function contrast(one: string, other: string): number {
  return new Color(one).contrast(new Color(other), "WCAG21");
}

function contrastFault(brand: string, scheme: string, pairing: Pairing, tokens: Tokens): string {
  const [foreground, background, least] = pairing;
  const reached = contrastOf(pairing, tokens).toFixed(2);
  return `A theme of ${brand} would show ${foreground} on ${background} at ${reached} to 1 in the ${scheme} scheme; the minimum is ${least}. Choose a darker or less vivid color.`;
}

/**
 * Returns complete schemes in plain properties: no build lowers them, and a part of a page can have the other scheme.
 * In Tailwind's first layer, so that a class can override them.
 */
function styleSheet(shared: Tokens, light: Tokens, dark: Tokens): string {
  const system = ":root:not([data-theme])";
  const inDark = (lines: string[]) => block("@media (prefers-color-scheme: dark)", lines);
  const lines = block("@layer theme", [
    // Under an open dialog the page's scrollbar leaves a gutter that the backdrop doesn't reach. A transparent page of
    // a host would have its color, so the second layer is over the first without the kit's base styles. It is literal:
    // with a variable in a rule for the root, Chromium recomputes the entire page's styles.
    ...block("@layer page", [
      ...behindDialogs(":root", light["gutter"]),
      ...behindDialogs(':root[data-theme="dark"]', dark["gutter"]),
      ...inDark(behindDialogs(system, dark["gutter"])),
    ]),
    ...block("@layer host", behindDialogs(":root", "transparent")),
    ...block(":root", properties(shared)),
    ...scheme("light", light, [":root", '[data-theme="light"]']),
    ...scheme("dark", dark, ['[data-theme="dark"]']),
    ...inDark(scheme("dark", dark, [system])),
    // Only where the page chose one: a host may not have a dark mode.
    ...block("[data-theme]", ["color-scheme: var(--kit-color-scheme);"]),
  ]);
  return `${lines.join("\n")}\n`;
}

function behindDialogs(root: string, color = ""): string[] {
  return block(`${root}:has([data-modal-open])`, [`background-color: ${color};`]);
}

function scheme(name: Scheme, { gutter: _, ...tokens }: Tokens, selectors: string[]): string[] {
  return block(selectors.join(",\n"), [`--kit-color-scheme: ${name};`, ...properties(tokens)]);
}

function properties(tokens: Tokens): string[] {
  return Object.entries(tokens).map(([name, value]) => `--kit-color-${name}: ${value};`);
}

function block(selector: string, lines: readonly string[]): string[] {
  return [...`${selector} {`.split("\n"), ...lines.map((line) => `  ${line}`), "}"];
}

function prefixed(prefix: string, colors: Tokens): Tokens {
  return Object.fromEntries(Object.entries(colors).map(([name, value]) => [`${prefix}-${name}`, value]));
}

function mapValues<Key extends string, Value>(
  record: Record<Key, Value>,
  change: (value: Value, key: Key) => string,
): Record<Key, string> {
  const entries = Object.entries(record) as [Key, Value][];
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value, key)])) as Record<Key, string>;
}
