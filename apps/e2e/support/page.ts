import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Moves the mouse, which is the first sign of intent, and waits for the application and its dialogs. */
export async function showIntent(page: Page): Promise<void> {
  await page.mouse.move(10, 300);
  await page.mouse.move(20, 310);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await expect(page.locator("a[data-opens]").first()).toHaveAttribute("aria-haspopup", "dialog");
}

/** A page's clock, which tests can stop to observe short states on a slow machine. */
export type PageClock = {
  stop: () => Promise<void>;
  pass: (ms: number) => Promise<void>;
  resume: () => Promise<void>;
};

/** Opens a page with a controllable clock. */
export async function openWithClock(page: Page, address: string): Promise<PageClock> {
  // Must come first: an open page would see the year 1970 for a moment.
  await page.clock.install();
  await page.goto(address);
  return {
    // `pauseAt` rejects a moment in the past, so retry with the next second. A longer jump would trigger request
    // timeouts.
    stop: () => expect(() => page.clock.pauseAt(Date.now() + 1000)).toPass(),
    pass: (ms) => page.clock.runFor(ms),
    resume: () => page.clock.resume(),
  };
}

/** Waits until one element is above another without touching it. */
export async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  await expect(upper).toBeVisible();
  const gap = async () => {
    const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
    return above && below ? below.y - (above.y + above.height) : Number.NaN;
  };
  await expect.poll(gap).toBeGreaterThan(0);
}
