import { expectNoViolations } from "../support/accessible.ts";
import { desktop, phone } from "../support/browser.ts";
import { textsOf } from "../support/languages.ts";
import { expectNoLayoutFaults } from "../support/reading.ts";
import { openScene, scenesIn } from "../support/scenes.ts";
import { expect, test } from "../support/test.ts";

// So that the site's pages offer another language.
test.use({ locale: "nl-NL" });

const english = await textsOf("en");

/** One screen of each kind: prose with prices, a form in a dialog, figures, a table, a dialog with many parts. */
const ONE_OF_EACH = ["the prices", "the signup form", "the dashboard", "the recordings", "a recording"];

test("one screen of each kind, with the offer of another language, is accessible in English, in dark mode and on a phone", async ({
  page,
}) => {
  const scenes = scenesIn("en").filter(({ name }) => ONE_OF_EACH.includes(name));
  expect(scenes).toHaveLength(ONE_OF_EACH.length);
  test.setTimeout(scenes.length * 20_000);
  for (const scene of scenes) {
    await test.step(scene.name, async () => {
      await page.setViewportSize(desktop);
      await openScene(page, scene, english);
      if (scene.name === "the prices")
        await expect(page.getByRole("link", { name: "Verder in het Nederlands" })).toBeVisible();
      await expectNoViolations(page, { dark: phone });
      await expectNoLayoutFaults(page);
    });
  }
});
