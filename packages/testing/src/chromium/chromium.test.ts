import { chromium } from "playwright";
import { expect, test, vi } from "vitest";
import { resolveChromium } from "./index.ts";

test("the resolved Chromium renders text", async () => {
  const browser = await chromium.launch(await resolveChromium());
  const page = await browser.newPage();
  await page.setContent("<h1><span>Voxlog</span></h1>");
  const text = await page.getByText("Voxlog").boundingBox();
  // Without a font, text takes no room.
  expect(text?.width).toBeGreaterThan(50);
  await browser.close();
});

test("a missing Chromium is reported when CHROMIUM is set to a file that doesn't exist", async () => {
  vi.stubEnv("CHROMIUM", "/no/such/browser");
  await expect(resolveChromium()).rejects.toThrow("a file that doesn't exist");
});
