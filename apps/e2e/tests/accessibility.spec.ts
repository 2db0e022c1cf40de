import { expectAccessible } from "../support/accessible.ts";
import { desk, phone } from "../support/browser.ts";
import { textsOf } from "../support/languages.ts";
import { expectWhole } from "../support/reading.ts";
import { openScene, scenesIn } from "../support/scenes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL" });

const dutch = await textsOf("nl");
const english = await textsOf("en");
const inEnglish = scenesIn("en");

for (const scene of scenesIn("nl")) {
  test(`${scene.name} can be used by everybody in both languages, however it is read`, async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(/status of 404 .*\/nothing/); // Of the scene that is an unknown address.
    await openScene(page, scene, dutch);
    await expectAccessible(page, scene.onPhoneAlone ? { light: phone } : {});
    await expectWhole(page);

    // To axe, the other language is the same page, and its words are the shorter ones.
    await page.setViewportSize(desk);
    const translated = inEnglish.find(({ name }) => name === scene.name);
    expect(translated).toBeDefined();
    if (translated) await openScene(page, translated, english);
    await expectWhole(page, "widest");
  });
}
