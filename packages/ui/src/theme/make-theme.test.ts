import { expect, test } from "vitest";
import { makeTheme } from "./make-theme.ts";
import { pairings } from "./pairings.ts";

const hues = Array.from({ length: 24 }, (_, index) => index * 15);

test.each(hues)(
  "A theme of hue %d has enough contrast in every pair and scheme, at any lightness and chroma",
  (hue) => {
    const faint = [20, 88].flatMap((lightness) =>
      [0.03, 0.25].flatMap((chroma) => {
        const { colors } = makeTheme(`oklch(${lightness}% ${chroma} ${hue})`);
        return Object.values(colors).flatMap((tokens) =>
          pairings.filter(
            ([foreground, background, least]) =>
              contrast(tokens[foreground] ?? "", tokens[background] ?? "") < least,
          ),
        );
      }),
    );

    expect(faint).toEqual([]);
  },
);

test.each(["#0b6e4f", "#c8102e", "rebeccapurple"])(
  "A theme uses a brand color that carries white text for buttons: %s",
  (brand) => {
    const { colors } = makeTheme(brand);

    expect([brand, "#663399"]).toContain(colors.light["accent"]);
  },
);

test.each(["#f5b800", "#ffff00", "#1da1f2", "#ff6b6b"])(
  "A theme keeps a bright brand color on buttons with dark text in both schemes: %s",
  (brand) => {
    const { colors, adjusted } = makeTheme(brand);

    expect([colors.light["accent"], colors.dark["accent"]]).toEqual([brand, brand]);
    expect(luminance(colors.light["on-accent"] ?? "")).toBeLessThan(0.01);
    expect(Object.keys(adjusted)).toEqual(["focus", "brand-600"]);
  },
);

test("A theme of a nearly white brand lists the colors it adjusted", () => {
  const { colors, adjusted } = makeTheme("#fffbe0");

  expect(adjusted["accent"]).toBe(colors.light["accent"]);
});

test("A theme of a brand that carries white text adjusts no color", () => {
  expect(makeTheme("#7639e2").adjusted).toEqual({});
});

test.each([5, 25, 45])("A theme of red hue %d differs from the danger color", (hue) => {
  const { colors } = makeTheme(`oklch(50% 0.2 ${hue})`);

  for (const tokens of Object.values(colors)) {
    expect(distance(tokens["accent"] ?? "", tokens["danger-fill"] ?? "")).toBeGreaterThan(40);
  }
});

test("A theme of a gray brand has only grays", () => {
  expect(makeTheme("#333333").colors.light["accent"]).toBe("#333333");
});

test.each(["", "purpel", "#12345", "var(--brand)"])("makeTheme rejects %j, which isn't a color", (brand) => {
  expect(() => makeTheme(brand)).toThrow(`"${brand}" isn't a CSS color.`);
});

test("makeTheme rejects a translucent color", () => {
  expect(() => makeTheme("#7639e280")).toThrow("is translucent");
});

/** WCAG 2.2's relative luminance contrast, independent of the library that generates the theme. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function distance(one: string, other: string): number {
  const others = channels(other);
  return Math.hypot(...channels(one).map((channel, index) => channel - (others[index] ?? 0)));
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
