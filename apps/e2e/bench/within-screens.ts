import type { Locator, Page } from "@playwright/test";
import { demoVisits } from "./demo-interactions.ts";
import { goals } from "./goals.ts";
import { inputLatency } from "./input-latency.ts";
import type { Product } from "./product.ts";
import { siteVisits } from "./site-interactions.ts";
import { SLOWDOWN, slowPage } from "./slow-page.ts";
import { spread } from "./statistics.ts";
import { table } from "./table.ts";
import type { Interaction, Visit } from "./visit.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What passes at least between a visitor's reaching for something and clicking it. */
const REACH_MS = 300;

/** How long a finger stays on the glass, or on the button of a mouse. */
const PRESS_MS = 80;

/** How long a visitor on a slow machine waits for each thing they do within the site's views and the demo's screens. */
export async function reportWithinScreens(product: Product, runs: number): Promise<string> {
  const felt = new Map<string, { times: number[]; goal: string }>();
  const { route, withinScreens } = goals.interactions;
  for (let run = 0; run < runs; run++) {
    for (const visit of [...siteVisits, ...demoVisits]) {
      const times = await timesOf(product, visit).catch((error: Error) => {
        console.error(`${visit.path}, once more: ${error.message}`);
        return timesOf(product, visit);
      });
      for (const [index, { name, isRoute }] of visit.interactions.entries()) {
        const before = felt.get(name)?.times ?? [];
        felt.set(name, {
          goal: isRoute ? route : withinScreens,
          times: [...before, ...times.slice(index, index + 1)],
        });
      }
    }
  }
  return table(`Within views and screens at CPU ×${SLOWDOWN}, ms, ${runs} runs: median [range]`, [
    ["what", "measured", "goal: median, worst"],
    ...[...felt].map(([name, { times, goal }]) => [name, spread(times), goal]),
  ]);
}

/** How long each interaction of a visit takes. */
async function timesOf(product: Product, { path, ready, phone, interactions }: Visit): Promise<number[]> {
  const page = await slowPage(product, phone ? PHONE : {});
  try {
    await page.goto(product.server.url + path, { waitUntil: "networkidle" });
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
  await target.waitFor(); // The effect before it need not be all that comes.
  if (key) await target.focus();
  else if (!phone) await target.hover();
  await atRest(page);
  return await inputLatency(
    page,
    () => (key ? page.keyboard.press(key) : phone ? tap(page, target) : target.click({ delay: PRESS_MS })),
    effect,
  );
}

/** Presses as a finger does, which takes its time: Playwright's own is a touch, not a press. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("There is nothing to tap.");
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(PRESS_MS);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Nothing moves, and what is prefetched on intent is there. */
async function atRest(page: Page): Promise<void> {
  await page.waitForTimeout(REACH_MS);
  await page.waitForFunction(() =>
    document.getAnimations().every(
      ({ playState, effect, timeline }) =>
        playState !== "running" ||
        effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY ||
        // What follows the page's place runs for as long as it is there.
        !(timeline instanceof DocumentTimeline),
    ),
  );
}
