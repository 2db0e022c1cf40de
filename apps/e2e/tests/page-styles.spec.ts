import type { Page } from "@playwright/test";
import { desktop, phone } from "../support/browser.ts";
import { showIntent } from "../support/page.ts";
import { expect, soakUnless, test } from "../support/test.ts";

test.use({ locale: "nl-NL" });

const STYLES = /\/assets\/[\w.-]+\.css$/;

type ElementStyles = { what: string; values: string[] };

function styledProperties(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = new Set<string>();
    const read = (rules: Iterable<CSSRule>) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) for (const name of rule.style) names.add(name);
        if (rule instanceof CSSGroupingRule) read(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    return [...names].filter((name) => !name.startsWith("--"));
  });
}

function stylesOf(page: Page, properties: readonly string[]): Promise<ElementStyles[]> {
  return page.evaluate((properties) => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
      else {
        animation.pause();
        animation.currentTime = 0;
      }
    }
    return [...document.querySelectorAll("html, body, body :not(script, noscript)")].flatMap((element) => {
      const text = element.children.length === 0 ? element.textContent?.trim().slice(0, 40) : "";
      const parts = ["", "::before", "::after", ...(element.matches("li, summary") ? ["::marker"] : [])];
      return parts.flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === "none") return [];
        const values = properties.map((name) => style.getPropertyValue(name));
        return { what: `${element.tagName}${part} ${text}`, values };
      });
    });
  }, properties);
}

function differences(
  properties: readonly string[],
  before: readonly ElementStyles[],
  after: readonly ElementStyles[],
) {
  return before.flatMap(({ what, values }, i) => {
    const other = after[i];
    if (other?.what !== what) return [`${what} is ${other?.what}`];
    const names = properties.filter((_, j) => values[j] !== other.values[j]);
    return names.length > 0 ? [`${what} has another ${names.join(", ")}`] : [];
  });
}

// One style sheet covers all pages from the first byte. Each test run compares two pages, on two screens, before and
// after hydration.
for (const [path, screen] of [
  ["/", desktop],
  ["/pricing", phone],
] as const) {
  test(
    `${path} looks the same, element by element, before and after hydration, at ${screen.width} px`,
    soakUnless(path === "/pricing"),
    async ({ page }) => {
      await page.setViewportSize(screen);
      await page.goto(path);
      const properties = await styledProperties(page);
      const before = await stylesOf(page, properties);
      await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");

      await showIntent(page);
      await page.mouse.move(0, 0);
      const after = await stylesOf(page, properties);
      expect(after).toHaveLength(before.length);
      expect(differences(properties, before, after)).toEqual([]);
    },
  );
}

test("a page first paints with its styles, however late they arrive", async ({ page, faultProxy }) => {
  const arrive = faultProxy.fault({ path: STYLES, hold: true });
  await page.goto("/", { waitUntil: "commit" });
  await expect.poll(() => faultProxy.requests.filter(({ path }) => STYLES.test(path))).toHaveLength(1);
  arrive();
  await page.waitForLoadState();
  const paintedAfterStyles = await page.evaluate(async () => {
    const painted = await new Promise<PerformanceEntry>((resolve) =>
      new PerformanceObserver((list) => list.getEntries().slice(0, 1).map(resolve)).observe({
        type: "paint",
        buffered: true,
      }),
    );
    const sheet = performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".css"));
    return sheet !== undefined && painted.startTime >= (sheet as PerformanceResourceTiming).responseEnd;
  });
  expect(paintedAfterStyles).toBe(true);
});
