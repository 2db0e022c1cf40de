import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { axeOptions, faultsIn } from "@voxlog/testing/accessibility";
import { soaks } from "@voxlog/testing/soak";
import type { AxeResults } from "axe-core";
import { desk, phone } from "./browser.ts";
import { expect } from "./test.ts";

const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe holds against a page as it is shown now, one line each. */
async function violations(page: Page): Promise<string[]> {
  // The page's own policy allows no added script; the debugger is not bound by it.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(source);
  return faultsIn(await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(axeOptions)})`));
}

/**
 * Axe finds nothing; in `pnpm soak` neither in the dark, on another screen, so that it sees what is only on one of them.
 * The colors of a scheme are pairs that the kit's own tests measure.
 */
export async function expectAccessible(page: Page, { light = desk, dark = phone } = {}): Promise<void> {
  await expectNoViolations(page, soaks ? { light, dark } : { light });
}

/** Axe finds nothing on the page as it is shown in the schemes given, each on its screen. */
export async function expectNoViolations(
  page: Page,
  screens: Partial<Record<"light" | "dark", typeof desk>>,
): Promise<void> {
  for (const [colorScheme, screen] of Object.entries(screens)) {
    await page.setViewportSize(screen);
    await page.emulateMedia({ colorScheme: colorScheme as "light" | "dark", reducedMotion: "reduce" });
    // Softly, as all that follows is: a test may try one state after the other.
    expect.soft(await violations(page), `${screen.width} ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}
