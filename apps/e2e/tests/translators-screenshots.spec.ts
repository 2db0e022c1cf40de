import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Screenshot } from "@voxlog/i18n/config";
import { desktop } from "../support/browser.ts";
import { textsOf } from "../support/languages.ts";
import { openScene, scenesIn } from "../support/scenes.ts";
import { shownTexts } from "../support/shown-texts.ts";
import { expect, test } from "../support/test.ts";

/** Where `voxlog-i18n export` looks for them. */
const folder = join(import.meta.dirname, "../screenshots");
/** The others are visible in no scene: errors, accessible names, emails, the reports. */
const MIN_TEXTS = 600;

test.use({ locale: "nl-NL", viewport: desktop });

test("translators get a picture of each text that a scene shows", { tag: "@soak" }, async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(600_000);
  consoleErrors.expected.push(/status of 404 .*\/nothing/); // From the scene with an unknown address.
  consoleErrors.expected.push(/status of 422 .*\/aanmelden/); // From the form with errors.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const dutch = await textsOf("nl");
  const places: Record<string, Screenshot> = {};
  for (const scene of scenesIn("nl")) {
    await page.setViewportSize(desktop);
    await openScene(page, scene, dutch);
    const file = `${scene.name.replace(/\W+/g, "-")}.jpg`;
    const { nodes, shown } = await shownTexts(page);
    const boxes = await nodes.evaluate((texts) =>
      texts.map((text) => {
        const range = document.createRange();
        range.selectNode(text);
        const { x, y, width, height } = range.getBoundingClientRect();
        const isVisible = text.parentElement?.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
        });
        return isVisible && width > 1 ? { x: x + scrollX, y: y + scrollY, width, height } : undefined;
      }),
    );
    for (const { keys, index } of shown)
      for (const key of keys) if (boxes[index]) places[key] ??= { file, ...boxes[index] };
    await page.screenshot({ path: join(folder, file), fullPage: true, type: "jpeg", quality: 60 });
  }
  await writeFile(join(folder, "index.json"), JSON.stringify(places));

  expect(Object.keys(places).length).toBeGreaterThan(MIN_TEXTS);
});
