import { phone } from "../support/browser.ts";
import { textsOf } from "../support/languages.ts";
import { layoutFaults } from "../support/layout-faults.ts";
import { showPseudoLocale } from "../support/pseudo-locale.ts";
import { openScene, scenesIn } from "../support/scenes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL", viewport: phone });

const dutch = await textsOf("nl");

test.beforeEach(({ consoleErrors }) => {
  consoleErrors.expected.push(/status of 404 .*\/nothing/); // From the scene with an unknown address.
  consoleErrors.expected.push(/status of 422 .*\/aanmelden/); // From the form with errors.
  consoleErrors.expected.push(/React error #418/); // If the page hydrates after its texts were replaced.
});

for (const scene of scenesIn("nl")) {
  test(`${scene.name} has room for texts that are 40% longer`, { tag: "@soak" }, async ({ page }) => {
    await openScene(page, scene, dutch);
    expect(await showPseudoLocale(page)).toBeGreaterThan(0);
    expect(await layoutFaults(page)).toEqual([]);
  });
}
