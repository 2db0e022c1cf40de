import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { expect } from "./test.ts";

/** The width of a small phone, and of a desk at 400 % zoom: https://www.w3.org/WAI/WCAG22/Understanding/reflow */
const NARROW = 320;
export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 900 };
/** The desk at 200 % zoom. */
const zoomed = { width: 720, height: 450 };

/**
 * Looks at what is on the screen now as people with all kinds of eyes do: on each of the screens, light and dark,
 * axe finds nothing; on a narrow one, and zoomed in, nothing has to be scrolled sideways for.
 */
export async function expectAccessible(page: Page, screens = [phone, desk]): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const screen of screens) {
    await page.setViewportSize(screen);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      // The other rules do not see colours.
      const rules = colorScheme === "dark" ? ["color-contrast"] : undefined;
      expect(await violations(page, rules), `${screen.width} ${colorScheme}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: NARROW, height: 700 });
  await expect.poll(() => widthOf(page), "a narrow screen").toBeLessThanOrEqual(NARROW);

  await page.setViewportSize(zoomed);
  await expect.poll(() => widthOf(page), "zoom of 200 %").toBeLessThanOrEqual(zoomed.width);
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
