import { desk, expectAccessible, phone } from "../visitor/accessible.ts";
import { visitors } from "../visitor/languages.ts";
import { openScene, scenesIn } from "../visitor/scenes.ts";
import { test } from "../visitor/test.ts";
import { textsOf } from "../visitor/texts.ts";

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
