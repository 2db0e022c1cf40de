import type { Page } from "@playwright/test";
import { goals } from "./goals.ts";
import { EFFECT_TIMEOUT } from "./input-latency.ts";
import type { Product } from "./product.ts";
import { SLOWDOWN, slowLinePage, slowPage } from "./slow-page.ts";
import { formatRange } from "./statistics.ts";
import { table } from "./table.ts";
import { reportWithinScreens } from "./within-screens.ts";

/** Measures how long a visitor at CPU ×4 waits after a click. */
export async function reportInteractions(product: Product, runs: number): Promise<string> {
  const clicks: number[] = [];
  const slowLineClicks: number[] = [];
  const routes: number[] = [];
  for (let run = 0; run < runs; run++) {
    clicks.push(await firstClick(product, await slowPage(product)));
    slowLineClicks.push(await firstClick(product, await slowLinePage(product)));
    routes.push(await demoRoute(product));
  }
  const { interactions } = goals;
  const first = table(`Interactions at CPU ×${SLOWDOWN}, ms, ${runs} runs: median [range]`, [
    ["what", "measured", "goal"],
    ["first click on a cold page: the form's page", formatRange(clicks), interactions.firstClick],
    ["the same at 400 kbit/s and 400 ms, full speed", formatRange(slowLineClicks), interactions.slowLine],
    ["demo: entry of the menu to the screen's heading", formatRange(routes), interactions.route],
  ]);
  return `${first}\n${await reportWithinScreens(product, runs)}`;
}

async function firstClick(product: Product, page: Page): Promise<number> {
  await page.goto(product.server.url, { waitUntil: "networkidle" });
  const shown = timeOf(page, "form[method=post] input[name=email]");
  const start = await click(page, "header a[data-opens=signup]");
  const time = (await shown) - start;
  await page.close();
  return time;
}

async function demoRoute(product: Product): Promise<number> {
  const page = await slowPage(product);
  await page.goto(`${product.server.url}/dashboard?lang=en`, { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Recordings", exact: true }).first().hover();
  await page.waitForLoadState("networkidle");
  const shown = timeOf(page, "main search");
  const start = await click(page, 'a[href="/dashboard/recordings"]');
  const time = (await shown) - start;
  await page.close();
  return time;
}

/**
 * Returns when an element first matches a selector, in ms since 1970. Call it before the click.
 *
 * @throws when no element appears.
 */
async function timeOf(page: Page, selector: string): Promise<number> {
  const time = await page.waitForFunction(
    (wanted) => document.querySelector(wanted) && performance.timeOrigin + performance.now(),
    selector,
    { polling: "raf", timeout: EFFECT_TIMEOUT },
  );
  return (await time.jsonValue()) ?? Number.NaN;
}

function click(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((target: HTMLElement) => {
      const start = performance.timeOrigin + performance.now();
      target.click();
      return start;
    });
}
