import type { Locator, Page } from "@playwright/test";
import { demoVisits } from "./demo-interactions.ts";
import { goals } from "./goals.ts";
import { inputLatency } from "./input-latency.ts";
import type { Product } from "./product.ts";
import { siteVisits } from "./site-interactions.ts";
import { SLOWDOWN, slowPage } from "./slow-page.ts";
import { formatRange } from "./statistics.ts";
import { table } from "./table.ts";
import type { Interaction, Visit } from "./visit.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Minimum time between a visitor's first movement and the click, in ms. */
const HOVER_MS = 300;

/** Duration of a tap or mouse press, in ms. */
const PRESS_MS = 80;

/** Time that a visitor reads a phone's screen before the first tap, in ms. By then, what a tap opens is prefetched. */
const READING_MS = 4000;

/** Measures how long visitors with a slow CPU wait for each interaction on the site and in the demo. */
export async function reportWithinScreens(product: Product, runs: number): Promise<string> {
  const measured = new Map<string, { times: number[]; goal: string }>();
  const { route, withinScreens } = goals.interactions;
  for (let run = 0; run < runs; run++) {
    for (const visit of [...siteVisits, ...demoVisits]) {
      const times = await timesOf(product, visit).catch((error: Error) => {
        console.error(`${visit.path}, retrying: ${error.message}`);
        return timesOf(product, visit);
      });
      for (const [index, { name, isRoute }] of visit.interactions.entries()) {
        const before = measured.get(name)?.times ?? [];
        measured.set(name, {
          goal: isRoute ? route : withinScreens,
          times: [...before, ...times.slice(index, index + 1)],
        });
      }
    }
  }
  return table(`Within views and screens at CPU ×${SLOWDOWN}, ms, ${runs} runs: median [range]`, [
    ["what", "measured", "goal: median, worst"],
    ...[...measured].map(([name, { times, goal }]) => [name, formatRange(times), goal]),
  ]);
}

/** Returns the latency of each interaction of a visit. */
async function timesOf(product: Product, { path, ready, phone, interactions }: Visit): Promise<number[]> {
  const page = await slowPage(product, phone ? PHONE : {});
  try {
    await page.goto(product.server.url + path, { waitUntil: "networkidle" });
    if (phone) await page.waitForTimeout(READING_MS);
    if (ready) {
      await page.keyboard.press("Shift");
      await page.waitForSelector(ready);
      await page.waitForLoadState("networkidle");
    }
    const times: number[] = [];
    for (const each of interactions) times.push(await timeOf(page, each, phone));
    return times;
  } finally {
    await page.close();
  }
}

async function timeOf(page: Page, { at, key, effect }: Interaction, phone = false): Promise<number> {
  const target = page.locator(at).first();
  await target.waitFor(); // More may load after the previous effect.
  if (key) await target.focus();
  else if (!phone) await target.hover();
  await atRest(page);
  return await inputLatency(
    page,
    () => (key ? page.keyboard.press(key) : phone ? tap(page, target) : target.click({ delay: PRESS_MS })),
    effect,
  );
}

/** Taps as a finger does, with a duration. Playwright's tap has none. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("The tap target has no box.");
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(PRESS_MS);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Waits until animations have ended and prefetches are complete. */
async function atRest(page: Page): Promise<void> {
  await page.waitForTimeout(HOVER_MS);
  await page.waitForFunction(() =>
    document.getAnimations().every(
      ({ playState, effect, timeline }) =>
        playState !== "running" ||
        effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY ||
        // Scroll-driven animations run as long as the page is open.
        !(timeline instanceof DocumentTimeline),
    ),
  );
}
