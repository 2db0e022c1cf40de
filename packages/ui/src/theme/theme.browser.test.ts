import { afterEach, describe, expect, test } from "vitest";
import { contrast } from "../../test/contrast.ts";
import { schemes, showScheme } from "../../test/scheme.ts";

const TEXT = 4.5;
const SHAPE = 3;

const surfaces = ["surface", "surface-raised", "surface-sunken", "surface-hover"];
const tones = ["success", "warning", "danger", "info"];
const pairings: [foreground: string, background: string, least: number][] = [
  ...surfaces.flatMap((surface): [string, string, number][] => [
    ["text", surface, TEXT],
    ["text-muted", surface, TEXT],
    ["accent-text", surface, TEXT],
    ["focus", surface, SHAPE],
  ]),
  ...["surface", "surface-raised", "surface-sunken"].flatMap((surface): [string, string, number][] => [
    ["border-strong", surface, SHAPE],
    ...tones.map((tone): [string, string, number] => [tone, surface, TEXT]),
  ]),
  ...tones.map((tone): [string, string, number] => [tone, `${tone}-soft`, TEXT]),
  ["accent-text", "accent-soft", TEXT],
  ["text", "accent-soft", TEXT],
  ["on-accent", "accent", TEXT],
  ["on-accent", "accent-hover", TEXT],
  ["on-danger", "danger-fill", TEXT],
  ["on-danger", "danger-fill-hover", TEXT],
  ["purple-700", "neutral-0", TEXT],
  ["purple-700", "purple-100", TEXT],
  ...["purple-900", "purple-700", "purple-600"].map((stop): [string, string, number] => [
    "neutral-0",
    stop,
    TEXT,
  ]),
];

afterEach(() => document.documentElement.removeAttribute("style"));

describe.each(schemes)("In the %s scheme", (scheme) => {
  test.each(pairings)("%s stands out from %s at least %d to 1", (foreground, background, least) => {
    showScheme(scheme);

    expect(contrast(color(foreground), color(background))).toBeGreaterThanOrEqual(least);
  });
});

describe("A theme whose hue is another", () => {
  test("turns the accent, and leaves the tones", () => {
    const before = { accent: color("accent"), danger: color("danger") };
    document.documentElement.style.setProperty("--hue", "150");

    expect(color("accent")).not.toBe(before.accent);
    expect(color("danger")).toBe(before.danger);
  });
});

describe("A part of the page in the other scheme", () => {
  test("takes that scheme's colours", () => {
    showScheme("light");
    const light = color("surface");
    const island = document.createElement("div");
    island.style.colorScheme = "dark";
    document.body.append(island);

    expect(color("surface", island)).not.toBe(light);
    island.remove();
  });
});

/** The colour that a token computes to inside an element. */
function color(token: string, parent: Element = document.body): string {
  const probe = document.createElement("div");
  probe.style.backgroundColor = `var(--color-${token})`;
  parent.append(probe);
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  if (backgroundColor === "rgba(0, 0, 0, 0)") throw new Error(`No such colour token: ${token}`);
  return backgroundColor;
}
