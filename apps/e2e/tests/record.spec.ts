import type { Page } from "@playwright/test";
import { brand } from "@voxlog/product";
import { waitForRecording, watchMicrophones } from "../support/audio.ts";
import { textsOf } from "../support/languages.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL", permissions: ["microphone"] });

const { demo } = await textsOf("nl");

const names = {
  start: demo(($) => $.record.start),
  pause: demo(($) => $.record.pause),
  resume: demo(($) => $.record.resume),
  stop: demo(($) => $.record.stop),
  keep: demo(($) => $.record.keep),
  discard: demo(($) => $.record.discard),
  recover: demo(($) => $.record.unfinished.recover),
  reset: demo(($) => $.edits.reset.action),
  confirmReset: demo(($) => $.edits.reset.confirm),
};
const button = (page: Page, name: keyof typeof names) =>
  page.getByRole("button", { name: names[name], exact: true });
const start = (page: Page) => button(page, "start");
const stop = (page: Page) => button(page, "stop");
const keep = (page: Page) => button(page, "keep");
const discard = (page: Page) => button(page, "discard");
const timer = (page: Page) => page.getByRole("timer");
const audio = (page: Page) => page.locator("audio");
const confirmDialog = (page: Page) => page.getByRole("alertdialog");
const ownRow = (page: Page) =>
  page.getByRole("row").filter({ hasText: demo(($) => $.userRecording.titles.microphone) });

const result = (page: Page) =>
  page.getByRole("article", { name: demo(($) => $.userRecording.titles.microphone), exact: true });

/** Goes from the result, which opens after a recording is saved, to the list. */
const closeResult = (page: Page) => result(page).getByRole("link").first().click();

async function record(page: Page, seconds: number): Promise<void> {
  await start(page).click();
  await waitForRecording(page, seconds);
}

const lengthOf = (page: Page) =>
  expect
    .poll(() => audio(page).evaluate(({ duration }: HTMLAudioElement) => duration > 0 && duration < 60))
    .toBe(true)
    .then(() => audio(page).evaluate((element: HTMLAudioElement) => element.duration));

test("a recording has the microphone's sound and the right duration, is listed once after a double click and, without words, isn't synced", async ({
  page,
}) => {
  await page.goto("/dashboard/record");
  const begun = Date.now();
  await record(page, 2);
  await stop(page).click();
  const atMost = (Date.now() - begun) / 1000;
  const seconds = await lengthOf(page);
  expect(seconds).toBeGreaterThan(1.7);
  expect(seconds).toBeLessThan(atMost + 0.5); // The clocks of page and sound differ a little.
  const position = page.getByRole("slider", { name: demo(($) => $.player.position) });
  await expect(position).toHaveValue("0");
  await page.getByRole("button", { name: demo(($) => $.userRecording.play) }).click();
  await expect(position).not.toHaveValue("0");
  await keep(page).dblclick();
  const nothingHeard = demo(($) => $.own.noSpeech, { agent: brand.agent, crm: "Salesforce" });
  await expect(result(page).getByLabel(demo(($) => $.userRecording.note.label))).toBeVisible();
  await expect(result(page).getByText(nothingHeard)).toHaveCount(0);
  await closeResult(page);
  await expect(ownRow(page).getByText(demo(($) => $.recordings.status.empty))).toBeVisible();
  await expect(ownRow(page)).toHaveCount(1);
});

test("a recording leaves its pauses out", async ({ page }) => {
  await page.goto("/dashboard/record");
  const begun = Date.now();
  await record(page, 1);
  await button(page, "pause").click();
  await expect(
    page.getByText(
      demo(($) => $.record.paused),
      { exact: true },
    ),
  ).toBeVisible();
  const before = await timer(page).textContent();
  // A silent pause without any event to wait for.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  expect(await timer(page).textContent()).toBe(before);
  await button(page, "resume").click();
  await stop(page).click();
  const withoutPause = (Date.now() - begun - 1200) / 1000;
  expect(await lengthOf(page)).toBeLessThan(withoutPause);
});

test("a recording is discarded after a confirmation, and is gone", { tag: "@soak" }, async ({ page }) => {
  await page.goto("/dashboard/record");
  await record(page, 1);
  await stop(page).click();
  await discard(page).click();
  await confirmDialog(page).getByRole("button", { name: names.discard, exact: true }).click();
  await expect(start(page)).toBeVisible();
  await page.goto("/dashboard/recordings");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expect(ownRow(page)).toHaveCount(0);
  await page.goto("/dashboard/record");
  await expect(start(page)).toBeVisible();
  await expect(page.getByText(demo(($) => $.userRecording.unfinished))).toHaveCount(0);
});

test("a recording without a connection, of a killed tab, is offered on the next visit", async ({
  page,
  context,
}) => {
  await page.goto("/dashboard/record", { waitUntil: "networkidle" });
  await context.setOffline(true);
  await record(page, 2);
  await page.close(); // No handler of the page runs.
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto("/dashboard");
  await expect(next.getByText(demo(($) => $.userRecording.unfinished))).toBeVisible();
  await next.goto("/dashboard/record");
  await button(next, "recover").click();
  expect(await lengthOf(next)).toBeGreaterThan(0.7);
  await keep(next).click();
  await closeResult(next);
  await expect(ownRow(next)).toBeVisible();
});

test("a recording that the visitor leaves stops there and can be finished", async ({ page }) => {
  await page.goto("/dashboard/record");
  await record(page, 1);
  await page
    .getByRole("link", { name: demo(($) => $.sections.upload) })
    .first()
    .click();
  await page.getByRole("button", { name: demo(($) => $.userRecording.finish) }).click();
  await button(page, "recover").click();
  await expect(keep(page)).toBeVisible();
  await page
    .getByRole("link", { name: demo(($) => $.sections.upload) })
    .first()
    .click();
  await expect(page.getByText(demo(($) => $.userRecording.unfinished))).toBeVisible();
});

test("a microphone is closed after its recording, and when it opens after the visitor has left", async ({
  page,
}) => {
  const microphones = await watchMicrophones(page);
  await page.goto("/dashboard/record");
  await record(page, 1);
  await stop(page).click();
  await expect.poll(microphones.open).toEqual([]);
  await page.goto("/dashboard/record");
  await microphones.hold();
  await start(page).click();
  await page
    .getByRole("link", { name: demo(($) => $.sections.upload) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/upload$/);
  await microphones.release();
  await expect.poll(microphones.open).toEqual([]);
});

test("a recording is gone after a reset", { tag: "@soak" }, async ({ page }) => {
  await page.goto("/dashboard/record");
  await record(page, 1);
  await stop(page).click();
  await keep(page).click();
  await closeResult(page);
  await expect(ownRow(page)).toBeVisible();
  await button(page, "reset").click();
  await button(page, "confirmReset").click();
  await expect(page.getByText(demo(($) => $.edits.reset.done))).toBeVisible();
  await expect(ownRow(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expect(ownRow(page)).toHaveCount(0);
});

test("a missing microphone has its own message and a retry", async ({ page }) => {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const original = mediaDevices.getUserMedia.bind(mediaDevices);
    let failed = false;
    mediaDevices.getUserMedia = (constraints) => {
      if (failed) return original(constraints);
      failed = true;
      return Promise.reject(new DOMException("", "NotFoundError"));
    };
  });
  await page.goto("/dashboard/record");
  await start(page).click();
  await expect(page.getByRole("alert")).toContainText(demo(($) => $.record.problems.missing.title));
  await record(page, 1);
});

test("a visitor whose browser blocks the microphone sees how to allow it, and can upload a file", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expected.push(/microphone is not allowed in this document/);
  await page.route("/dashboard/record", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), "permissions-policy": "microphone=()" },
    });
  });
  await page.goto("/dashboard/record");
  await start(page).click();
  await expect(page.getByRole("alert")).toContainText(demo(($) => $.record.problems.denied.title));
  await page.getByRole("link", { name: demo(($) => $.record.upload) }).click();
  await expect(page).toHaveURL(/\/upload$/);
});
