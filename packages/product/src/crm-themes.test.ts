import { expect, test } from "vitest";
import { crmThemes } from "./crm-themes.ts";
import { directCrms } from "./direct-crms.ts";

/** Relative luminance of WCAG 2.2, from 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(directCrms)("texts in the look of %s have a contrast of 4.5 to 1", (crm) => {
  const { bar, onBar, page, text, textMuted, accent, accentText, accentSoft, passed } = crmThemes[crm];
  const white = "#ffffff";
  for (const [front, back] of [
    ...[page, accentSoft, white].flatMap((back) =>
      [text, textMuted, accentText].map((front) => [front, back]),
    ),
    ...[accent, passed].map((back) => [white, back]),
    [onBar, bar],
  ] as [string, string][]) {
    const [light = 0, dark = 0] = [luminance(front), luminance(back)].toSorted((a, b) => b - a);
    expect((light + 0.05) / (dark + 0.05), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5);
  }
});
