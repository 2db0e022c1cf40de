import { desktop } from "../support/browser.ts";
import { textsOf } from "../support/languages.ts";
import { openScene, scenesIn } from "../support/scenes.ts";
import { test } from "../support/test.ts";
import { takePicture } from "../support/translators-pictures.ts";

test.use({ locale: "nl-NL" });

const dutch = await textsOf("nl");

test.beforeEach(({ consoleErrors }) => {
  consoleErrors.expected.push(/status of 404 .*\/nothing/); // From the scene with an unknown address.
  consoleErrors.expected.push(/status of 422 .*\/(aanmelden|sign-up)/); // From the form with errors.
});

// The other tests take pictures of their window only.
test("translators get a picture of every page in full", { tag: "@soak" }, async ({ page }) => {
  test.setTimeout(600_000);
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || "/",
  );
  for (const scene of [...scenesIn("nl"), ...listed.map((path) => ({ name: path, path }))]) {
    await page.setViewportSize(desktop);
    await openScene(page, scene, dutch);
    await page.evaluate(() => {
      for (const each of document.querySelectorAll("details")) each.open = true;
    });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...desktop, height });
    await takePicture(page);
  }
});
