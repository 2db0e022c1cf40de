import { soaks } from "@voxlog/testing/soak";
import { expectAccessible } from "../support/accessible.ts";
import { desktop, phone } from "../support/browser.ts";
import { textsOf } from "../support/languages.ts";
import { expectNoLayoutFaults, siteReadings } from "../support/reading.ts";
import { openScene, type Scene, scenesIn } from "../support/scenes.ts";
import { test } from "../support/test.ts";

test.use({ locale: "nl-NL" });

const dutch = await textsOf("nl");
const english = await textsOf("en");

test.beforeEach(({ consoleErrors }) => {
  consoleErrors.expected.push(/status of 404 .*\/nothing/); // From the scene with an unknown address.
  consoleErrors.expected.push(/status of 422 .*\/(aanmelden|sign-up)/); // From the form with errors.
});

/** One page per part, so that the browser caches files between states. */
function partOf({ path }: Scene): string {
  if (!path.startsWith("/dashboard")) return "the site";
  if (/settings/.test(path)) return "the settings";
  if (/agent-timmy/.test(path)) return "the agent's screen";
  return /recording=/.test(path) ? "a recording" : "the demo's other screens";
}

// Dutch words are longer.
const checked = scenesIn("nl").filter(({ isLikeAnother }) => soaks || !isLikeAnother);
for (const [part, scenes = []] of Object.entries(Object.groupBy(checked, partOf))) {
  test(`every state of ${part} is accessible in all readings`, async ({ page }) => {
    test.setTimeout(scenes.length * 20_000);
    for (const [index, scene] of scenes.entries()) {
      await test.step(scene.name, async () => {
        await page.setViewportSize(desktop);
        await openScene(page, scene, dutch, scenes[index - 1]);
        await expectAccessible(page, scene.onPhoneAlone ? { light: phone } : {});
        await expectNoLayoutFaults(page, part === "the site" ? siteReadings : undefined);
      });
    }
  });
}

for (const scene of scenesIn("en")) {
  test(`${scene.name} has no layout faults in English`, { tag: "@soak" }, async ({ page }) => {
    await openScene(page, scene, english);
    await expectNoLayoutFaults(page);
  });
}
