import type { Page } from "@playwright/test";
import { waitForRecording } from "../support/audio.ts";
import { textsOf } from "../support/languages.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL", permissions: ["microphone"] });

const { demo } = await textsOf("nl");

const names = {
  addWord: demo(($) => $.agentTimmy.dictionary.add),
  save: demo(($) => $.edits.save),
  reset: demo(($) => $.edits.reset.action),
  confirmReset: demo(($) => $.edits.reset.confirm),
  start: demo(($) => $.record.start),
  stop: demo(($) => $.record.stop),
  keep: demo(($) => $.record.keep),
  discard: demo(($) => $.record.discard),
  recover: demo(($) => $.record.unfinished.recover),
};
const button = (page: Page, name: keyof typeof names) =>
  page.getByRole("button", { name: names[name], exact: true });
const ownRow = (page: Page) =>
  page.getByRole("row").filter({ hasText: demo(($) => $.userRecording.titles.microphone) });
/** Words are also list items in messages. */
const word = (page: Page, name: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });

async function record(page: Page, seconds: number): Promise<void> {
  await page.goto("/dashboard/record");
  await button(page, "start").click();
  await waitForRecording(page, seconds);
}

async function addWord(page: Page, name: string): Promise<void> {
  await page.bringToFront(); // A hidden tab receives no typing and few frames.
  await button(page, "addWord").click();
  await page
    .getByRole("dialog")
    .getByRole("textbox", { name: demo(($) => $.words.word) })
    .fill(name);
  await page.keyboard.press("Enter");
  await expect(word(page, name)).toBeVisible();
}

test("a visitor with the demo in two tabs keeps the edits of both, until a reset in one of them", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto("/dashboard/agent-timmy?tab=dictionary");
  await addWord(page, "Alfa");
  await expect(word(other, "Alfa")).toBeVisible();
  await addWord(other, "Beta");
  await page.reload();
  for (const name of ["Alfa", "Beta"]) await expect(word(page, name)).toBeVisible();

  await button(page, "reset").click();
  await button(page, "confirmReset").click();
  await expect(word(other, "Alfa")).toHaveCount(0);
});

test("a visitor with the demo in two tabs sees what the other tab saved, without a warning about changes", {
  tag: "@soak",
}, async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto("/dashboard/settings");
  const name = demo(($) => $.settings.account.name);
  await page.getByRole("textbox", { name }).fill("Jan Jansen");
  await button(page, "save").click();
  await expect(other.getByRole("textbox", { name })).toHaveValue("Jan Jansen");
  await other.getByRole("tab", { name: demo(($) => $.settings.tabs.crm) }).click();
  await expect(other).toHaveURL(/tab=crm$/);
});

test("a visitor with the demo in two tabs can't discard a recording that the other tab saved", async ({
  page,
  context,
}) => {
  await record(page, 2);
  await page.close();
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const tab of [one, other]) {
    await tab.goto("/dashboard/record");
    await expect(button(tab, "recover")).toBeVisible();
  }
  await button(other, "recover").click();
  await button(other, "keep").click();
  await other.getByRole("article").getByRole("link").first().click();
  await expect(ownRow(other)).toBeVisible();

  await button(one, "discard").click();
  await one.getByRole("alertdialog").getByRole("button", { name: names.discard, exact: true }).click();
  await expect(button(one, "recover")).toBeHidden();
  await other.reload();
  await expect(ownRow(other)).toBeVisible();
});

test("a recording that the browser can't store isn't offered as unfinished while it exists", {
  tag: "@soak",
}, async ({ page, context }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value, ...key) {
      if (value?.processingSince) throw new DOMException("", "QuotaExceededError");
      return put.call(this, value, ...key);
    };
  });
  await record(page, 2);
  await button(page, "stop").click();
  await button(page, "keep").click();
  await expect(page.getByText(demo(($) => $.record.keptForNow))).toBeVisible();
  await expect(page.getByRole("article")).toBeVisible();
  await page
    .getByRole("link", { name: demo(($) => $.sections.record), exact: true })
    .first()
    .click();
  await expect(button(page, "start")).toBeVisible();
  await storageAnswered(page);
  await expect(page.getByText(demo(($) => $.userRecording.unfinished))).toBeHidden();

  await page.close();
  const next = await context.newPage();
  await next.goto("/dashboard/record");
  await expect(next.getByText(demo(($) => $.userRecording.unfinished))).toBeVisible();
});

/** Resolves when the page's storage requests are answered and rendered. Requests are answered in order. */
async function storageAnswered(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await resultOf(indexedDB.open("voxlog.demo.audio"));
    await resultOf(database.transaction("recordings").objectStore("recordings").getAll());
    database.close();
    await navigator.locks.query();
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}
