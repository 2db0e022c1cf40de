import type { Page } from "@playwright/test";
import { recorded, watchMicrophones } from "../support/audio.ts";
import { textsOf } from "../support/languages.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL", permissions: ["microphone"] });

const { demo } = await textsOf("nl");

const [FIRST, SECOND] = ["Fake Audio Input 1", "Fake Audio Input 2"];

const start = (page: Page) => page.getByRole("button", { name: demo(($) => $.record.start), exact: true });
const choice = (page: Page) => page.getByLabel(demo(($) => $.record.microphone));

/** Opens the recorder and tests a microphone. */
async function testing(page: Page) {
  const microphones = await watchMicrophones(page);
  await page.goto("/dashboard/record");
  await page.getByRole("button", { name: demo(($) => $.record.test), exact: true }).click();
  await expect(choice(page)).toBeVisible();
  return microphones;
}

test("a microphone can be selected and shows its level before recording", {
  tag: "@soak",
}, async ({ page }) => {
  const microphones = await testing(page);
  await choice(page).selectOption({ label: SECOND });
  await expect.poll(microphones.open).toEqual([SECOND]);
  const meter = await page.getByLabel(demo(($) => $.record.level)).elementHandle();
  // Checks every frame: polling once a second would miss the beeps, which are twice a second.
  await page.waitForFunction((element) => (element as HTMLMeterElement).value > 0, meter);
});

test("a microphone that is still opening is used for the recording, and closed after it", async ({
  page,
}) => {
  const microphones = await testing(page);
  await microphones.hold();
  await choice(page).selectOption({ label: SECOND });
  await start(page).click();
  await microphones.release();
  await recorded(page, 1);
  expect(await microphones.open()).toEqual([SECOND]);
  await page.getByRole("button", { name: demo(($) => $.record.stop), exact: true }).click();
  await expect.poll(microphones.open).toEqual([]);
});

test("a microphone is closed as soon as it opens if another one was selected", { tag: "@soak" }, async ({
  page,
}) => {
  const microphones = await testing(page);
  await microphones.hold();
  await choice(page).selectOption({ label: SECOND });
  await choice(page).selectOption({ label: FIRST });
  await microphones.release();
  await expect.poll(microphones.open).toEqual([FIRST]);
  await expect(choice(page).getByRole("option", { selected: true })).toHaveText(FIRST);
});

test("a microphone that is still opening when the test is stopped stays closed", { tag: "@soak" }, async ({
  page,
}) => {
  const microphones = await testing(page);
  await microphones.hold();
  await choice(page).selectOption({ label: SECOND });
  await page.getByRole("button", { name: demo(($) => $.record.stopTesting), exact: true }).click();
  await microphones.release();
  await expect.poll(microphones.open).toEqual([]);
  await expect(start(page)).toBeVisible();
});
