import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/**
 * Opens a page whose timers can be stopped, so that what lasts a moment is still there when a busy machine comes to
 * look at it. After `stop`, time passes by `page.clock.runFor` alone, until `page.clock.resume`.
 */
export async function openStoppable(page: Page, address: string): Promise<{ stop: () => Promise<void> }> {
  // Before the page is opened: one that is open sees the year 1970 for a moment.
  await page.clock.install();
  await page.goto(address);
  // The clock runs while it is being stopped, and cannot be stopped in the past. Stopped later, requests time out.
  return { stop: () => expect(() => page.clock.pauseAt(Date.now() + 1000)).toPass() };
}
