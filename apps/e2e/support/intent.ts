import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Moves the mouse, as a visitor who is about to do something, and waits until the application is there. */
export async function showIntent(page: Page): Promise<void> {
  await page.mouse.move(10, 300);
  await page.mouse.move(20, 310);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
}
