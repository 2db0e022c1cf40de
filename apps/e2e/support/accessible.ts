import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { axeOptions, faultsIn } from "@voxlog/testing/accessibility";
import { soaks } from "@voxlog/testing/soak";
import type { AxeResults } from "axe-core";
import { desktop, phone } from "./browser.ts";
import { expect } from "./test.ts";

const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) {
    // The page's policy blocks added scripts, but not the debugger's. `page.evaluate` takes twice the CPU.
    const browser = await page.context().newCDPSession(page);
    await browser.send("Runtime.evaluate", { expression: source });
    await browser.detach();
  }
  const run = `axe.run(${JSON.stringify(axeOptions)}).then(({ violations }) => ({ violations }))`;
  return faultsIn(await page.evaluate<Pick<AxeResults, "violations">>(run));
}

/**
 * Expects no violations from axe. `pnpm soak` also checks dark mode, on another screen, to cover what only one of them
 * shows. The design system's tests measure the colors of both schemes.
 */
export async function expectAccessible(page: Page, { light = desktop, dark = phone } = {}): Promise<void> {
  await expectNoViolations(page, soaks ? { light, dark } : { light });
}

/** Expects no violations in the given color schemes, each on its screen. */
export async function expectNoViolations(
  page: Page,
  screens: Partial<Record<"light" | "dark", typeof desktop>>,
): Promise<void> {
  for (const [colorScheme, screen] of Object.entries(screens)) {
    await page.setViewportSize(screen);
    await page.emulateMedia({ colorScheme: colorScheme as "light" | "dark", reducedMotion: "reduce" });
    // Soft, so that a test can check several states.
    expect.soft(await violations(page), `${screen.width} ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}
