import { expect, type Locator } from "@playwright/test";

/** Waits until something stands above something else, and does not touch it. */
export async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  await expect(upper).toBeVisible();
  const gap = async () => {
    const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
    return above && below ? below.y - (above.y + above.height) : Number.NaN;
  };
  await expect.poll(gap).toBeGreaterThan(0);
}
