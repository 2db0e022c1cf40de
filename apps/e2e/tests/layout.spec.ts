import type { Page } from "@playwright/test";
import { visitors } from "../visitor/languages.ts";
import { layoutFaults } from "../visitor/layout-faults.ts";
import { readings, startReading } from "../visitor/reading.ts";
import { openScene, scenesIn } from "../visitor/scenes.ts";
import { expect, test } from "../visitor/test.ts";
import { textsOf } from "../visitor/texts.ts";

/** What is wrong with the page that is open, and in which ways of reading it. */
async function faultsByReading(page: Page): Promise<string[]> {
  const read = await startReading(page);
  const faults = new Map<string, string[]>();
  for (const reading of readings) {
    await read(reading);
    for (const fault of await layoutFaults(page))
      faults.set(fault, [...(faults.get(fault) ?? []), `${reading.width} ${reading.name}`]);
  }
  return [...faults].map(([fault, readings]) => `${fault} [${readings.join(" | ")}]`);
}

for (const { language } of visitors) {
  const texts = await textsOf(language);
  for (const { screens, ...scene } of scenesIn(language)) {
    test(`${scene.name} in ${language} is whole on a phone, however it is read`, async ({ page }) => {
      await openScene(page, scene, texts);
      expect(await faultsByReading(page)).toEqual([]);
    });
  }
}
