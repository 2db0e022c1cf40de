import { violations } from "../visitor/axe.ts";
import { expect, test } from "../visitor/test.ts";

const sitePages = [
  "/",
  "/features",
  "/pricing",
  "/en",
  "/en/features",
  "/en/pricing",
  "/privacy",
  "/en/terms",
  "/?open=signup",
  "/en?open=demo",
];
const demoPages = [
  "/dashboard?lang=nl",
  "/dashboard?lang=en",
  "/dashboard/recordings?lang=nl",
  "/dashboard/settings?lang=en",
];
const screens = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

for (const path of [...sitePages, ...demoPages]) {
  for (const [screen, viewport] of Object.entries(screens)) {
    test(`${path} on a ${screen} has nothing that axe objects to, in light and in dark`, async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.goto(path);
        const opened = path.includes("open=")
          ? page.getByRole("dialog")
          : page.getByRole("heading", { level: 1 });
        await expect(opened).toBeVisible();
        expect(await violations(page), colorScheme).toEqual([]);
      }
    });
  }

  test(`${path} does not scroll sideways on a screen of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await expect(page.locator("h1")).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
