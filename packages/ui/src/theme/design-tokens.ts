import Color from "colorjs.io";
import type { Theme } from "./make-theme.ts";

/** A color in sRGB with components and alpha from 0 to 1. */
type ColorToken = { $type: "color"; $value: { colorSpace: "srgb"; components: number[]; alpha: number } };

/**
 * Returns a theme's colors as design tokens, with a group per scheme, for design tools.
 *
 * @see https://www.designtokens.org/tr/2025.10/color/
 */
export function designTokens({ colors }: Pick<Theme, "colors">): Record<string, Record<string, ColorToken>> {
  const groups = Object.entries(colors).map(([scheme, tokens]) => {
    const inGroup = Object.entries(tokens).map(([name, value]) => [name, colorToken(value)]);
    return [scheme, Object.fromEntries(inGroup)];
  });
  return Object.fromEntries(groups);
}

function colorToken(value: string): ColorToken {
  const color = new Color(value).to("srgb").toGamut();
  const rounded = (part: number | null) => Math.round((part ?? 0) * 10_000) / 10_000;
  return {
    $type: "color",
    $value: { colorSpace: "srgb", components: color.coords.map(rounded), alpha: rounded(color.alpha) },
  };
}
