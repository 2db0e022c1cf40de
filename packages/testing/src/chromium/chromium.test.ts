import { chromium } from "playwright";
import { expect, test } from "vitest";
import { resolveChromium } from "./index.ts";

test("the Chromium that is found opens a page", async () => {
  const browser = await chromium.launch(await resolveChromium());
  const page = await browser.newPage();
  await page.setContent("<h1>Voxlog</h1>");
  expect(await page.getByRole("heading").textContent()).toBe("Voxlog");
  await browser.close();
});
