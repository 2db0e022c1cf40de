import { createRef, type ReactNode, useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { render } from "vitest-browser-react";
import manifest from "../../package.json" with { type: "json" };
import { settled } from "../axe.ts";
import { cases } from "./cases.tsx";
import { WORD } from "./kinds.ts";
import { movedBetween, placesFromStart } from "./mirror.ts";

const components = Object.entries(manifest.exports)
  .filter(([, file]) => file.endsWith(".tsx"))
  .map(([entry]) => entry.slice("./".length))
  .sort();

afterEach(() => {
  for (const name of ["data-theme", "style", "dir"]) document.documentElement.removeAttribute(name);
});

test("Every component of the package has conformance cases", () => {
  expect([...new Set(cases.map(({ entry }) => entry))].sort()).toEqual(components);
});

describe.each(cases.filter(({ passesOn = true }) => passesOn))("$name", ({ element }) => {
  test("a component passes its ref and extra props to one element, and adds a class name to its own", async () => {
    const ref = createRef<never>();
    await render(element({ ref, className: "from-outside", "data-extra": "yes" }));
    const extended = document.querySelector("[data-extra=yes]");
    const dressed = document.querySelector(".from-outside");

    expect(ref.current).toBeInstanceOf(HTMLElement);
    expect(extended).toBe(ref.current);
    expect(dressed?.classList.length).toBeGreaterThan(1);
    expect(dressed?.contains(extended)).toBe(true);
  });

  test("a component lets its owner's class name override every property", async () => {
    await render(element({ className: "from-outside", "data-extra": "yes" }));
    await settled();
    const dressed = document.querySelector<HTMLElement>(".from-outside");
    if (!dressed) throw new Error("Its owner's class name is nowhere.");
    const properties = propertiesOfKit(dressed);
    const own = document.createElement("style");
    // Like Tailwind writes an app's utilities.
    own.textContent = `@layer utilities { .from-outside { ${properties.map((name) => `${name}: initial;`).join(" ")} } }`;
    document.head.append(own);
    const byClass = valuesOf(dressed, properties);
    own.remove();
    for (const name of properties) dressed.style.setProperty(name, "initial", "important");

    expect(byClass).toEqual(valuesOf(dressed, properties));
  });

  test("a component keeps the ARIA attributes that its owner passes, next to its own", async () => {
    await render(
      <>
        {element({ "aria-describedby": "owners-words", "aria-invalid": true, "data-extra": "yes" })}
        <p id="owners-words">Beside it.</p>
      </>,
    );
    const control = document.querySelector("[data-extra=yes]");
    const described = control?.getAttribute("aria-describedby")?.split(" ") ?? [];

    expect(control?.getAttribute("aria-invalid")).toBe("true");
    expect(described).toContain("owners-words");
    expect(described.filter((id) => !document.getElementById(id))).toEqual([]);
    // Its own hint and error still belong to it.
    const own = [...document.querySelectorAll(`[id^="${control?.id || "none"}-"]`)].map(({ id }) => id);
    expect(described).toEqual(expect.arrayContaining(own.filter((id) => /-(hint|error)$/.test(id))));
  });
});

describe.each(cases)("$name", ({ element }) => {
  test("a component has no built-in text", async () => {
    await render(element({}));
    const labels = [...document.querySelectorAll("[aria-label]")].map((labeled) => labeled.ariaLabel);
    const texts = [document.body.textContent, ...labels].join(" ");

    expect(texts.replaceAll(WORD, "").replaceAll("*", "").trim()).toBe("");
    expect(texts).toContain(WORD);
  });

  test("a component hydrates a server's HTML unchanged", async () => {
    const mismatch = vi.fn();
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = renderToString(element({}));
    const root = await new Promise<Root>((resolve) => {
      const hydrated = hydrateRoot(
        place,
        <Announced onReady={() => resolve(hydrated)}>{element({})}</Announced>,
        {
          onRecoverableError: mismatch,
        },
      );
    });
    root.unmount();
    place.remove();

    expect(mismatch).not.toHaveBeenCalled();
  });

  test("a component from right to left is its own mirror image", async () => {
    await render(element({}));
    await settled();
    const before = placesFromStart();
    document.documentElement.dir = "rtl";
    await settled();

    // Script-positioned elements move a moment later.
    await expect.poll(() => movedBetween(before, placesFromStart())).toEqual([]);
  });
});

// One rule for every element stops motion: these have a transition, an animation, or an animation without end.
describe.each(cases.filter(({ entry }) => ["button", "drawer", "switch"].includes(entry)))(
  "$name",
  ({ element }) => {
    test("a component doesn't move for a visitor who prefers reduced motion", async () => {
      const features = [{ name: "prefers-reduced-motion", value: "reduce" }];
      await cdp().send("Emulation.setEmulatedMedia", { features });
      await render(element({}));
      const longest = [...document.body.querySelectorAll("*")].flatMap((part) => {
        const { animationDuration, transitionDuration } = getComputedStyle(part);
        return [animationDuration, transitionDuration].map(Number.parseFloat);
      });
      await cdp().send("Emulation.setEmulatedMedia", { features: [] });

      expect(Math.max(...longest)).toBeLessThan(0.001);
    });
  },
);

/** Returns the properties that the kit's layer sets on an element now. */
function propertiesOfKit(element: Element): string[] {
  const rulesIn = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return element.matches(rule.selectorText) ? [rule] : [];
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
      return "cssRules" in rule ? rulesIn(rule.cssRules as CSSRuleList) : [];
    });
  const layersIn = (rules: CSSRuleList): CSSLayerBlockRule[] =>
    [...rules].flatMap((rule) => {
      if (!(rule instanceof CSSLayerBlockRule)) return [];
      return rule.name === "kit" ? [rule] : layersIn(rule.cssRules);
    });
  const layers = [...document.styleSheets].flatMap(({ cssRules }) => layersIn(cssRules));
  expect(layers).not.toHaveLength(0);
  const names = layers.flatMap(({ cssRules }) => rulesIn(cssRules)).flatMap(({ style }) => [...style]);
  return [...new Set(names)].filter((name) => !name.startsWith("--"));
}

function valuesOf(element: Element, properties: readonly string[]): string[] {
  for (const animation of document.getAnimations()) animation.cancel();
  const style = getComputedStyle(element);
  return properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
}

/** Signals that React has hydrated its children. */
function Announced({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(() => onReady(), [onReady]);
  return children;
}
