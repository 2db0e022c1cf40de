import { afterEach, describe, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { showTheme } from "../../.storybook/sample-theme.ts";
import { SAMPLE_BRAND } from "../../.storybook/storybook-theme.ts";
import { contrast, pixel } from "../../test/contrast.ts";
import { schemes, showScheme } from "../../test/scheme.ts";
import { makeTheme } from "./make-theme.ts";
import { pairings } from "./pairings.ts";

afterEach(() => {
  document.documentElement.removeAttribute("data-theme");
  showTheme(SAMPLE_BRAND);
});

describe.each(schemes)("In the %s scheme", (scheme) => {
  test.each(pairings)("%s stands out from %s at least %d to 1", (foreground, background, least) => {
    showScheme(scheme);

    expect(contrast(color(foreground), color(background))).toBeGreaterThanOrEqual(least);
  });
});

describe.each(schemes)("In the %s scheme, higher surfaces aren't darker", (scheme) => {
  test.each([
    ["the page, a tile on it, and a card on that", ["surface", "surface-tile", "surface-raised"]],
    ["a groove, and the choice that lies in it", ["track", "control"]],
    ["a card, and a control on it", ["surface-raised", "control"]],
  ])("%s", (_, layers) => {
    showScheme(scheme);
    const lights = layers.map((name) => contrast(color(name), "black"));
    // In the light scheme, white is the highest.
    const rising = scheme === "light" ? lights.slice(-2) : lights;

    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  });
});

test.each([
  ["of their bar", "themeColor", "brand-700"],
  ["of an app that is starting", "launchColor", "surface"],
] as const)("The color told to browsers %s is that of the token", (_, told, token) => {
  showScheme("light");

  expect(makeTheme(SAMPLE_BRAND)[told]).toBe(hex(color(token)));
});

test("A theme of another brand changes the accent and keeps the tones", () => {
  const before = { accent: color("accent"), danger: color("danger") };
  showTheme("#0b6e4f");

  expect(hex(color("accent"))).toBe("#0b6e4f");
  expect(before.accent).not.toBe(color("accent"));
  expect(color("danger")).toBe(before.danger);
});

test("A part of the page in the other scheme takes that scheme's colors", () => {
  showScheme("light");
  const light = color("surface");
  const island = document.createElement("div");
  island.dataset["theme"] = "dark";
  document.body.append(island);

  expect(color("surface", island)).not.toBe(light);
  island.remove();
});

test("A page with reduced motion changes its scheme at once, including inherited colors", async () => {
  const features = [{ name: "prefers-reduced-motion", value: "reduce" }];
  await cdp().send("Emulation.setEmulatedMedia", { features });
  showScheme("light");
  const place = document.createElement("div");
  place.innerHTML = '<p style="color: var(--kit-color-text-muted)"><b><i></i></b></p>';
  document.body.append(place);
  const colors = () => [...place.querySelectorAll("p, b, i")].map((each) => getComputedStyle(each).color);
  const light = color("text-muted");
  const before = colors();
  showScheme("dark");
  const after = colors();
  const dark = color("text-muted");
  place.remove();
  await cdp().send("Emulation.setEmulatedMedia", { features: [] });

  expect(before).toEqual([light, light, light]);
  expect(after).toEqual([dark, dark, dark]);
});

function color(token: string, parent: Element = document.body): string {
  const probe = document.createElement("div");
  probe.style.backgroundColor = `var(--kit-color-${token})`;
  parent.append(probe);
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  if (backgroundColor === "rgba(0, 0, 0, 0)") throw new Error(`No such color token: ${token}`);
  return backgroundColor;
}

/** @example hex("rgb(255, 0, 0)") ⇒ "#ff0000" */
function hex(cssColor: string): string {
  return `#${pixel(cssColor)
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("")}`;
}
