import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Screenshot } from "@voxlog/i18n/config";
import { generateVisits, writeVisits } from "@voxlog/server/testing/visits";
import { desktop } from "../support/browser.ts";
import { openReports, signup } from "../support/forms.ts";
import { textsOf } from "../support/languages.ts";
import { openScene, scenesIn } from "../support/scenes.ts";
import { shownTexts } from "../support/shown-texts.ts";
import { expect, test } from "../support/test.ts";

/** Where `voxlog-i18n export` looks for them. */
const folder = join(import.meta.dirname, "../screenshots");
/** The others are visible in no scene: errors, accessible names, emails, unfinished work. */
const MIN_TEXTS = 750;

test.use({ locale: "nl-NL", viewport: desktop });

const dutch = await textsOf("nl");

test("translators get a picture of each text that a scene or the reports show", { tag: "@soak" }, async ({
  page,
  server,
  consoleErrors,
}) => {
  test.setTimeout(600_000);
  consoleErrors.expected.push(/status of 404 .*\/nothing/); // From the scene with an unknown address.
  consoleErrors.expected.push(/status of 422 .*\/aanmelden/); // From the form with errors.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const places: Record<string, Screenshot> = {};
  for (const scene of scenesIn("nl")) {
    await page.setViewportSize(desktop);
    await openScene(page, scene, dutch);
    await capture(page, scene.name, places);
  }
  await page.setViewportSize(desktop);
  writeVisits(
    server.dataDir,
    "",
    generateVisits({ sessions: 100, visitsPerSession: 3, days: 7, until: Date.now(), seed: 1 }),
  );
  await page.request.post(`${server.url}/api/collections/signups/records`, { data: signup });
  await openReports(page, server, "nl", "");
  await expect(page.getByRole("table").first()).toBeAttached();
  await capture(page, "the reports", places);
  await page.getByRole("link", { name: dutch.reports(($) => $.nav.leads) }).click();
  await expect(page.getByText(signup.company).first()).toBeVisible();
  await capture(page, "the leads", places);
  await writeFile(join(folder, "index.json"), JSON.stringify(places));

  expect(Object.keys(places).length).toBeGreaterThan(MIN_TEXTS);
});

/** Takes a picture of the page with everything opened, and adds the places of texts that no picture had. */
async function capture(page: Page, name: string, places: Record<string, Screenshot>): Promise<void> {
  const file = `${name.replace(/\W+/g, "-")}.jpg`;
  await page.evaluate(() => {
    for (const each of document.querySelectorAll("details")) each.open = true;
  });
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
