import type { Page } from "@playwright/test";
import { desk, phone } from "../support/browser.ts";
import { textsOf } from "../support/languages.ts";
import { type Look, looksOf, styledProperties } from "../support/look.ts";
import { showIntent } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL" });

const { site } = await textsOf("nl");
const STYLES = /\/assets\/[\w.-]+\.css$/;

/** How the elements look at each size. */
async function looks(page: Page, properties: readonly string[]): Promise<Look[]> {
  const all = [];
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    all.push(await looksOf(page, properties));
  }
  return all.flat();
}

/** What looks different, and in which properties. */
function differences(properties: readonly string[], looks: readonly Look[], others: readonly Look[]) {
  return looks.flatMap(({ what, values }, i) => {
    const other = others[i];
    if (other?.what !== what) return [`${what} is ${other?.what}`];
    const names = properties.filter((_, j) => values[j] !== other.values[j]);
    return names.length > 0 ? [`${what} has another ${names.join(", ")}`] : [];
  });
}

for (const path of ["/", "/features", "/pricing", "/terms"]) {
  test(`${path} looks the same, element by element, before and after hydration`, async ({ page }) => {
    await page.goto(path);
    const properties = await styledProperties(page);
    const before = await looks(page, properties);
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");

    await showIntent(page);
    await page.mouse.move(0, 0);
    const after = await looks(page, properties);
    expect(after).toHaveLength(before.length);
    expect(differences(properties, after, before)).toEqual([]);
  });
}

test("a page is first painted with its styles, however late they come", async ({ page, line }) => {
  const arrive = line.fault({ path: STYLES, hold: true });
  await page.goto("/", { waitUntil: "commit" });
  await expect.poll(() => line.requests.filter(({ path }) => STYLES.test(path))).toHaveLength(1);
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

test("all pages share one style sheet, which is fetched once", async ({ page, line }) => {
  await page.goto("/");
  for (const view of ["features", "pricing"] as const) {
    const link = page.getByRole("contentinfo").getByRole("link", { name: site(($) => $.shell.nav[view]) });
    // As a page of its own: the application would not fetch styles for it.
    await page.goto((await link.getAttribute("href")) ?? "");
  }
  expect(line.requests.filter(({ path }) => STYLES.test(path))).toHaveLength(1);
});
