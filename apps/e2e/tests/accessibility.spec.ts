import { expectAccessible } from "../support/accessible.ts";
import { phone } from "../support/browser.ts";
import { textsOf, visitors } from "../support/languages.ts";
import { expectWhole } from "../support/reading.ts";
import { openScene, scenesIn } from "../support/scenes.ts";
import { test } from "../support/test.ts";

test.use({ locale: "nl-NL" });

for (const { language } of visitors) {
  const texts = await textsOf(language);
  for (const scene of scenesIn(language)) {
    test(`${scene.name} in ${language} can be used by everybody, however it is read`, async ({
      page,
      complaints,
    }) => {
      complaints.expected.push(/status of 404 .*\/nothing/); // Of the scene that is an unknown address.
      await openScene(page, scene, texts);
      // Dutch has the longer words. To axe, the other language is the same page.
      if (language === "nl") await expectAccessible(page, scene.onPhoneAlone ? { light: phone } : {});
      await expectWhole(page, language === "nl" ? "most" : "widest");
    });
  }
}
