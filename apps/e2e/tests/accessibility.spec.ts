import { desk, expectAccessible, phone } from "../support/accessible.ts";
import { visitors } from "../support/languages.ts";
import { openScene, scenesIn } from "../support/scenes.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

for (const { language } of visitors) {
  const texts = await textsOf(language);
  for (const { screens = [phone, desk], ...scene } of scenesIn(language)) {
    test(`${scene.name} in ${language} can be used by everybody: axe, a narrow screen, zoom`, async ({
      page,
    }) => {
      await openScene(page, scene, texts);
      await expectAccessible(page, screens);
    });
  }
}
