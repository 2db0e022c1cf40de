import type { Page } from "@playwright/test";
import { goals } from "./goals.ts";
import { EFFECT_TIMEOUT } from "./input-latency.ts";
import type { Product } from "./product.ts";
import { SLOWDOWN, slowPage } from "./slow-page.ts";
import { spread } from "./statistics.ts";
import { table } from "./table.ts";
import { reportWithinScreens } from "./within-screens.ts";

/** Measures how long a visitor at CPU ×4 waits after a click. */
export async function reportInteractions(product: Product, runs: number): Promise<string> {
  const clicked: { feedback: number; effect: number }[] = [];
  const routes: number[] = [];
  for (let run = 0; run < runs; run++) {
    clicked.push(await firstClick(product));
    routes.push(await demoRoute(product));
  }
  const { interactions } = goals;
  const first = table(`Interactions at CPU ×${SLOWDOWN}, ms, ${runs} runs: median [range]`, [
    ["what", "measured", "goal"],
    [
      "first click on a cold page: feedback",
      spread(clicked.map(({ feedback }) => feedback)),
      interactions.feedback,
    ],
    [
      "first click on a cold page: the dialog",
      spread(clicked.map(({ effect }) => effect)),
      interactions.firstClick,
    ],
    ["demo: entry of the menu to the screen's heading", spread(routes), interactions.route],
  ]);
  return `${first}\n${await reportWithinScreens(product, runs)}`;
}

async function firstClick(product: Product): Promise<{ feedback: number; effect: number }> {
  const page = await slowPage(product);
  await page.goto(product.server.url, { waitUntil: "networkidle" });
  const shown = [timeOf(page, '[aria-busy="true"]'), timeOf(page, '[role="dialog"]')] as const;
  const start = await click(page, 'header a[href*="open=signup"]');
  const [feedback, effect] = await Promise.all(shown);
  await page.close();
  return { feedback: feedback - start, effect: effect - start };
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
 * Returns when an element first matches a selector, on the page's clock. Call it before the click.
 *
 * @throws when no element appears.
 */
async function timeOf(page: Page, selector: string): Promise<number> {
  const time = await page.waitForFunction(
    (wanted) => document.querySelector(wanted) && performance.now(),
    selector,
    { polling: "raf", timeout: EFFECT_TIMEOUT },
  );
  return (await time.jsonValue()) ?? Number.NaN;
}

/** Clicks an element and returns the time on the page's clock. */
function click(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((target: HTMLElement) => {
      const start = performance.now();
      target.click();
      return start;
    });
}
