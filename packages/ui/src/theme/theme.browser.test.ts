import { afterEach, describe, expect, test } from "vitest";
import { contrast } from "../../test/contrast.ts";
import { emulate } from "../../test/emulate.ts";
import { schemes, showScheme } from "../../test/scheme.ts";

afterEach(() => {
  document.documentElement.removeAttribute("data-theme");
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
  await emulate("prefers-reduced-motion", "reduce");
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
