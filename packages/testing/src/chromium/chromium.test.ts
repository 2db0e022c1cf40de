import { chromium } from "playwright";
import { expect, test } from "vitest";
import { resolveChromium } from "./index.ts";

test("the Chromium that is found shows text", async () => {
  const browser = await chromium.launch(await resolveChromium());
  const page = await browser.newPage();
  await page.setContent("<h1><span>Voxlog</span></h1>");
  const text = await page.getByText("Voxlog").boundingBox();
  // Without a font, text takes no room.
  expect(text?.width).toBeGreaterThan(50);
  await browser.close();
});
