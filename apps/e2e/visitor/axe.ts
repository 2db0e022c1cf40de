import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe holds against a page as it is shown now: the rule, and the element it is about.
 *
 * @param rules to go by; all when left out.
 */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // The page's own policy lets nobody add a script; the debugger is not bound by it.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(source);
  const options = {
    resultTypes: ["violations"],
    // Not the style sheets, which take a third of the time: the one rule that reads them is off by default.
    preload: { assets: ["media"] },
    ...(rules && { runOnly: rules }),
  };
  const results = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
  );
}
