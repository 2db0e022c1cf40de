import type { Locator, Page } from "@playwright/test";
import { timings } from "@voxlog/product";
import { blockStorage } from "../support/browser.ts";
import { textsOf } from "../support/languages.ts";
import { openWithClock } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "en-GB" });

const { demo } = await textsOf("en");

const message = (page: Page, name: "saved" | "unstored") =>
  page.getByRole("listitem").filter({ hasText: demo(($) => $.edits[name]) });
const notice = (page: Page) => message(page, "unstored");
const save = (page: Page) => page.getByRole("button", { name: demo(($) => $.edits.save) });
const next = (page: Page) =>
  page.locator(".tour-panel").getByRole("button", { name: demo(($) => $.tour.next) });

async function dismiss(toast: Locator): Promise<void> {
  await toast.getByRole("button").click();
  await expect(toast).toHaveCount(0);
}

async function addWord(page: Page, text: string): Promise<void> {
  const form = page.getByRole("dialog", { name: demo(($) => $.words.addTitle) });
  await form.getByRole("textbox", { name: demo(($) => $.words.word) }).fill(text);
  await form.getByRole("button", { name: demo(($) => $.words.add), exact: true }).click();
  await expect(form).toBeHidden();
}

test.describe("a browser without storage", () => {
  test.beforeEach(({ page }) => blockStorage(page, "localStorage"));

  test("a browser without storage keeps settings until the page closes, and says so once", async ({
    page,
  }) => {
    const clock = await openWithClock(page, "/dashboard/settings");
    const rename = async (name: string) => {
      await page.getByRole("textbox", { name: demo(($) => $.settings.account.name) }).fill(name);
      await save(page).click();
      await clock.pass(timings.saveDelay);
      await expect(page.getByRole("link", { name })).toBeVisible();
      await dismiss(message(page, "saved"));
    };
    await expect(save(page)).toBeVisible();
    await clock.stop();
    await rename("Jan Jansen");
    await dismiss(notice(page));
    await rename("Piet Pietersen");
    await expect(notice(page)).toHaveCount(0);
  });

  test("a browser without storage warns that the agent's instructions won't last", {
    tag: "@soak",
  }, async ({ page }) => {
    await page.goto("/dashboard/agent-timmy");
    await page.getByRole("textbox").fill("Call me in the morning.");
    await save(page).click();
    await expect(notice(page)).toBeVisible();
  });

  test("a browser without storage warns that a word from a transcript won't last", {
    tag: "@soak",
  }, async ({ page }) => {
    await page.goto("/dashboard/recordings?recording=van-dijk-logistiek");
    const recording = page.getByRole("article", { name: "Quote for 48 users" });
    await recording.getByRole("listitem").getByText("Good morning").first().selectText();
    await recording.getByRole("button", { name: demo(($) => $.words.addSelected) }).click();
    await addWord(page, "Van Dijk Logistiek");
    await expect(notice(page)).toBeVisible();
  });

  test("a browser without storage warns at the first change, not during the tour", {
    tag: "@soak",
  }, async ({ page }) => {
    await page.goto("/dashboard");
    await page.getByRole("button", { name: demo(($) => $.tour.offer.start) }).click();
    await page.getByRole("button", { name: demo(($) => $.tour.steps.record.action) }).click();
    await next(page).click();
    await next(page).click();
    await expect(page).toHaveURL("/dashboard/agent-timmy?tab=dictionary");
    await next(page).click();
    await page.getByRole("button", { name: demo(($) => $.tour.finish), exact: true }).click();
    await expect(notice(page)).toHaveCount(0);
    await page.getByRole("button", { name: demo(($) => $.agentTimmy.dictionary.add), exact: true }).click();
    await addWord(page, "Lumen");
    await expect(notice(page)).toBeVisible();
  });
});
