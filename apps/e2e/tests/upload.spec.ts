import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { timings } from "@voxlog/product";
import { silence } from "../support/audio.ts";
import { textsOf } from "../support/languages.ts";
import { openWithClock } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL" });

const { demo } = await textsOf("nl");
/** A conversation: two voices for about a minute. */
const speech = await readFile(
  new URL("../../../packages/demo-data/src/sounds/van-dijk-logistiek.nl.mp3", import.meta.url),
);
const SUCCESS = "Bestand succesvol geüpload en verwerkt!";

const chooser = (page: Page) => page.getByLabel(demo(($) => $.upload.choose));
const toast = (page: Page) => page.getByRole("status").filter({ hasText: SUCCESS });
const progress = (page: Page) =>
  page.getByRole("progressbar", { name: demo(($) => $.userRecording.processing) });

async function drag(page: Page, names: string[], events: string[]): Promise<void> {
  const zone = page.getByRole("region", { name: demo(($) => $.upload.file) });
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const name of all) transfer.items.add(new File(["audio"], name));
    return transfer;
  }, names);
  for (const type of events) await zone.dispatchEvent(type, { dataTransfer });
}

test("an uploaded file is processed in three seconds, plays, and never leaves the browser", async ({
  page,
}) => {
  const clock = await openWithClock(page, "/dashboard/upload");
  await expect(chooser(page)).toBeAttached();
  const sent: { address: string; body: Buffer }[] = [];
  page.on("request", (request) => {
    const body = request.postDataBuffer() ?? Buffer.alloc(0);
    sent.push({ address: request.url(), body });
  });
  await clock.stop();
  await chooser(page).setInputFiles({ name: "gesprek.mp3", mimeType: "audio/mpeg", buffer: speech });
  await expect(page.getByText(/^\d,\d\d MB$/)).toBeVisible();
  await clock.pass(timings.uploadSimulation - 1);
  await expect(progress(page)).toBeVisible();
  await clock.pass(1);
  await expect(toast(page)).toBeVisible();
  await clock.resume();
  await expect(page.getByText(demo(($) => $.upload.needsWords, { agent: "Timmy" }))).toBeVisible();

  const position = page.getByRole("slider", { name: demo(($) => $.player.position) });
  await page.getByRole("button", { name: demo(($) => $.upload.play, { name: "gesprek.mp3" }) }).click();
  await expect(page.getByRole("button", { name: demo(($) => $.player.pause) })).toBeVisible();
  await expect(position).toHaveAttribute("aria-valuetext", /^0:0[1-9] van 1:\d\d$/);
  const revealing = sent.filter(({ address, body }) => /gesprek|Lavf/.test(`${address} ${body}`));
  expect(revealing.filter(({ address }) => !address.startsWith("blob:"))).toEqual([]);
  expect(Math.max(0, ...sent.map(({ body }) => body.length))).toBeLessThan(5000);
});

test("of several dropped files, the first is used, and a message says so", async ({ page }) => {
  const clock = await openWithClock(page, "/dashboard/upload");
  await expect(chooser(page)).toBeAttached();
  await clock.stop();
  await drag(page, ["eerste.mp3", "tweede.mp3"], ["dragenter", "dragover"]);
  await expect(page.getByText(demo(($) => $.upload.dropNow))).toBeVisible();
  await drag(page, ["eerste.mp3", "tweede.mp3"], ["drop"]);
  await expect(progress(page)).toBeVisible();
  await expect(page.getByRole("main")).toContainText(
    demo(($) => $.upload.firstTaken, { count: 2, name: "eerste.mp3" }),
  );
});

test("an uploaded file can be removed by keyboard while it is processed", async ({ page }) => {
  const clock = await openWithClock(page, "/dashboard/upload");
  await expect(chooser(page)).toBeAttached();
  await clock.stop();
  await chooser(page).setInputFiles({ name: "gesprek.dat", mimeType: "", buffer: Buffer.from("?") });
  await expect(progress(page)).toBeVisible();
  await expect(page.getByText(demo(($) => $.upload.unplayable))).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("button", { name: demo(($) => $.upload.remove, { name: "gesprek.dat" }) }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(chooser(page)).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(chooser(page)).toBeFocused();
});

test("a processed file is listed, plays, survives a reload, and isn't synced if it's silent", async ({
  page,
}) => {
  await page.goto("/dashboard/upload");
  await chooser(page).setInputFiles({ name: "beurs.wav", mimeType: "audio/wav", buffer: silence(61) });
  const result = page.getByRole("link", { name: demo(($) => $.userRecording.result) });
  await expect(result).toBeVisible();
  await expect(page.getByText(demo(($) => $.userRecording.nothingHeard, { agent: "Timmy" }))).toHaveCount(0);
  await result.click();
  const detail = page.getByRole("article", { name: "beurs.wav" });
  await expect(detail.getByText(demo(($) => $.recordings.status.empty))).toBeVisible();
  await expect(detail).toContainText(demo(($) => $.own.noSpeech, { agent: "Timmy", crm: "Salesforce" }));
  await expect(detail.getByText("1:01", { exact: true })).toBeVisible();
  await page.reload();
  const audio = detail.locator("audio");
  await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.duration)).toBe(61);
});

test("the explanation has six steps and names the transcription service", { tag: "@soak" }, async ({
  page,
}) => {
  await page.goto("/dashboard/upload");
  await page.getByText(demo(($) => $.upload.how.title)).click();
  await expect(page.getByRole("main").locator("ol > li")).toHaveCount(6);
  await expect(page.getByText(demo(($) => $.upload.how.steps.transcribe.text))).toBeVisible();
});
