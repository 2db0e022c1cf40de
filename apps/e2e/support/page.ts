import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Moves the mouse, as a visitor who is about to do something, and waits until the application is there, and its dialogs. */
export async function showIntent(page: Page): Promise<void> {
  await page.mouse.move(10, 300);
  await page.mouse.move(20, 310);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await expect(page.locator("a[data-opens]").first()).toHaveAttribute("aria-haspopup", "dialog");
}

/** A page's clock, which can be stopped: what lasts a moment is still there then when a busy machine comes to look. */
export type PageClock = {
  /** Stops the page's timers. */
  stop: () => Promise<void>;
  /** Has time go by for a page whose clock stands still. */
  pass: (ms: number) => Promise<void>;
  resume: () => Promise<void>;
};

/** Opens a page together with its clock. */
export async function openWithClock(page: Page, address: string): Promise<PageClock> {
  // Before the page is opened: one that is open sees the year 1970 for a moment.
  await page.clock.install();
  await page.goto(address);
  return {
    // `pauseAt` leaps to its moment and rejects one that is past: so to the next second, and again when that was not
    // enough. A longer leap would run into the timeouts of requests.
    stop: () => expect(() => page.clock.pauseAt(Date.now() + 1000)).toPass(),
    pass: (ms) => page.clock.runFor(ms),
    resume: () => page.clock.resume(),
  };
}

/** Waits until something is above something else, and does not touch it. */
export async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  await expect(upper).toBeVisible();
  const gap = async () => {
    const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
    return above && below ? below.y - (above.y + above.height) : Number.NaN;
  };
  await expect.poll(gap).toBeGreaterThan(0);
}
