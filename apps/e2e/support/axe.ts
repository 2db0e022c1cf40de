import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { axeOptions, faultsIn } from "@voxlog/testing/accessibility";
import type { AxeResults } from "axe-core";

const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe holds against a page as it is shown now, one line each.
 *
 * @param rules to go by; all when left out.
 */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // The page's own policy lets nobody add a script; the debugger is not bound by it.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(source);
  const options = { ...axeOptions, ...(rules && { runOnly: rules }) };
  return faultsIn(await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`));
}
