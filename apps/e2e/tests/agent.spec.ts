import type { Page } from "@playwright/test";
import { textsOf } from "../support/languages.ts";
import { expectAbove } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "en-GB" });

const { demo } = await textsOf("en");
const dictionary = "/dashboard/agent-timmy?tab=dictionary";

type Tab = "instructions" | "dictionary" | "jargon" | "stats";
const tab = (page: Page, name: Tab) =>
  page.getByRole("tab", { name: demo(($) => $.agentTimmy.tabs[name]), exact: true });
const scope = (page: Page, name: "personal" | "team") =>
  page.getByRole("tab", { name: demo(($) => $.agentTimmy.instructions.scopes[name]), exact: true });
const save = (page: Page) => page.getByRole("button", { name: demo(($) => $.edits.save) });
const words = (page: Page) =>
  page.getByRole("list", { name: demo(($) => $.agentTimmy.dictionary.title) }).getByRole("listitem");
const word = (page: Page, text: string) => words(page).filter({ hasText: text });
const add = (page: Page) =>
  page.getByRole("button", { name: demo(($) => $.agentTimmy.dictionary.add), exact: true });
const undo = (page: Page) => page.getByRole("button", { name: demo(($) => $.undo) });
const form = (page: Page) => page.getByRole("dialog", { name: /^(Add a word|Edit word)$/ });
const field = (page: Page, name: "word" | "misspelled" | "correction") =>
  form(page).getByRole("textbox", { name: demo(($) => $.words[name]) });
const toggle = (page: Page, name: "isMisspelling" | "isShared") =>
  form(page).getByRole("switch", { name: demo(($) => $.words[name]) });
const keep = (page: Page, name: "add" | "change") =>
  form(page).getByRole("button", { name: demo(($) => $.words[name]), exact: true });

test("the agent's tabs are in the address, the back button returns, and what was typed stays while the visitor looks elsewhere", async ({
  page,
}) => {
  await page.goto("/dashboard/agent-timmy");
  await expect(tab(page, "instructions")).toHaveAttribute("aria-selected", "true");
  await expect(scope(page, "personal")).toHaveAttribute("aria-selected", "true");
  await scope(page, "team").click();
  await expect(page).toHaveURL("/dashboard/agent-timmy?scope=team");
  await page.reload();
  await expect(scope(page, "team")).toHaveAttribute("aria-selected", "true");
  await tab(page, "stats").click();
  await expect(page).toHaveURL(/[?&]tab=stats/);
  await page.goBack();
  await page.goBack();
  await expect(scope(page, "personal")).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL("/dashboard/agent-timmy");
  const text = page.getByRole("textbox");
  await text.fill("Call me in the morning.");
  await scope(page, "team").click();
  await expect(text).not.toHaveValue("Call me in the morning.");
  await scope(page, "personal").click();
  await expect(text).toHaveValue("Call me in the morning.");
});

test("the instructions are 400 px high, name what isn't followed without moving their button, are saved, and last until a reset", async ({
  page,
}) => {
  await page.goto("/dashboard/agent-timmy");
  const text = page.getByRole("textbox", {
    name: demo(($) => $.agentTimmy.instructions.labels.personal),
  });
  expect((await text.boundingBox())?.height).toBeGreaterThanOrEqual(400);
  const place = await save(page).boundingBox();
  await text.fill("Call me in the morning.");
  await expect(page.getByText(demo(($) => $.edits.unfollowed.title, { agent: "Timmy" }))).toBeVisible();
  expect(await save(page).boundingBox()).toEqual(place);
  await save(page).click();
  await expect(page.getByRole("status").getByText("Settings saved!", { exact: true })).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue("Call me in the morning.");

  await page.getByRole("button", { name: demo(($) => $.edits.reset.action) }).click();
  await page.getByRole("button", { name: demo(($) => $.edits.reset.confirm) }).click();
  await expect(text).toHaveValue(/^Start the summary/);
});

test("the instructions say that the team's come first and win", { tag: "@soak" }, async ({ page }) => {
  await page.goto("/dashboard/agent-timmy");
  const order = page.getByRole("region", { name: "How Timmy applies them" }).getByRole("listitem");
  await expect(order).toHaveText([/^1Team.*Takes precedence$/, /^2Personal/]);
});

test("a text saved unchanged still follows the language", { tag: "@soak" }, async ({ page }) => {
  await page.goto("/dashboard/agent-timmy?tab=jargon");
  const text = page.getByRole("textbox", { name: /jargon/i });
  await expect(text).toHaveValue(/^Klaver Planning: our package/);
  await text.pressSequentially("a");
  await page.keyboard.press("Backspace");
  await save(page).click();
  await expect(page.getByRole("status").getByText("Settings saved!", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "NL Nederlands" }).click();
  await expect(text).toHaveValue(/^Klaver Planning: ons pakket/);
});

test("the jargon has room for twenty lines and is saved", {
  tag: "@soak",
}, async ({ page }) => {
  await page.goto("/dashboard/agent-timmy?tab=jargon");
  const text = page.getByRole("textbox", { name: demo(($) => $.agentTimmy.jargon.label) });
  await expect(text).toHaveAttribute("rows", "20");
  await text.fill("Seat: paying user");
  await save(page).click();
  await expect(page.getByRole("status").getByText("Settings saved!", { exact: true })).toBeVisible();
  await tab(page, "stats").click();
  await tab(page, "jargon").click();
  await expect(text).toHaveValue("Seat: paying user");
});

test("the dictionary accepts a word that is typed and sent within one frame", async ({ page }) => {
  await page.goto(dictionary);
  await expect(add(page)).toBeVisible();
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await add(page).click();
  await field(page, "word").fill("Alfa");
  await page.keyboard.press("Enter");
  await expect(word(page, "Alfa")).toHaveCount(1);
});

test("the dictionary has nine words, filtered by scope and, in any case, by word or correction", {
  tag: "@soak",
}, async ({ page }) => {
  await page.goto(dictionary);
  await expect(words(page)).toHaveCount(9);
  await page.getByRole("searchbox").fill("SALES");
  await expect(page.getByText(demo(($) => $.agentTimmy.dictionary.nothingFound))).toBeVisible();
  await page.getByRole("searchbox").fill("pipedrive");
  await expect(words(page)).toHaveText([/^pijp drive/]);
  await page.getByRole("searchbox").fill("");
  await page.getByLabel(demo(($) => $.agentTimmy.dictionary.filter)).selectOption("personal");
  await expect(words(page)).toHaveCount(3);
  await page.getByLabel(demo(($) => $.agentTimmy.dictionary.filter)).selectOption("shared");
  await expect(words(page)).toHaveCount(6);
});

test("the dictionary rejects blank and duplicate words, and makes others personal unless shared", {
  tag: "@soak",
}, async ({ page }) => {
  await page.goto(dictionary);
  await add(page).click();
  await expect(field(page, "word")).toBeFocused();
  await field(page, "word").fill("   ");
  await expect(keep(page, "add")).toBeDisabled();
  await field(page, "word").press("Enter");
  await expect(form(page)).toBeVisible();
  await field(page, "word").fill("iso 27001");
  await field(page, "word").press("Enter");
  await expect(field(page, "word")).toHaveAccessibleDescription(demo(($) => $.words.problems.duplicate));
  await expect(field(page, "correction")).toBeHidden();
  await field(page, "word").fill(" Lumen  Energie ");
  await keep(page, "add").click();
  await expect(form(page)).toBeHidden();
  await expect(add(page)).toBeFocused();
  await page.reload();
  await expect(words(page)).toHaveCount(10);
  await expect(word(page, "Lumen Energie")).toContainText("Personal");
});

test("the dictionary adds a shared word with a correction", { tag: "@soak" }, async ({ page }) => {
  await page.goto(dictionary);
  const edit = page.getByRole("button", { name: "Edit kappers", exact: true });
  await edit.click();
  await field(page, "correction").fill("Kappers Bouwliften");
  await toggle(page, "isShared").check();
  await keep(page, "change").click();
  await expect(word(page, "kappers")).toHaveText(/becomes “Kappers Bouwliften”.*Shared/);
  await expect(edit).toBeFocused();
  await edit.click();
  await toggle(page, "isMisspelling").uncheck();
  await expect(field(page, "correction")).toBeHidden();
  await keep(page, "change").click();
  await expect(word(page, "kappers")).not.toContainText("becomes");
});

test("the dictionary confirms and undoes a deletion by keyboard", async ({ page }) => {
  await page.goto(dictionary);
  const panel = page.getByRole("region", { name: demo(($) => $.agentTimmy.dictionary.title) });
  await page.getByRole("button", { name: "Delete El Amrani" }).press("Enter");
  const confirmDialog = page.getByRole("alertdialog", { name: "Delete this word?" });
  await expect(confirmDialog.getByRole("button", { name: demo(($) => $.cancel) })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(words(page)).toHaveCount(9);
  await page.getByRole("button", { name: "Delete El Amrani" }).press("Enter");
  await confirmDialog.getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await expect(words(page)).toHaveCount(8);
  await expect(panel).toBeFocused();
  await undo(page).press("Enter");
  await expect(word(page, "El Amrani")).toBeVisible();
  await expect(panel).toBeFocused();
});

test("two words of the dictionary can be deleted in a row on a phone", {
  tag: "@soak",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(dictionary);
  const confirmDialog = page.getByRole("alertdialog");
  const remove = page.getByRole("button", { name: /^Delete / }).first();
  await remove.click();
  await confirmDialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(undo(page)).toBeVisible();
  await remove.click();
  await expectAbove(undo(page), confirmDialog);
});

test("the dictionary accepts the text selected in a transcript", async ({ page }) => {
  await page.goto("/dashboard/recordings?recording=van-dijk-logistiek");
  const recording = page.getByRole("article", { name: "Quote for 48 users" });
  await recording.getByRole("listitem").getByText("Good morning").first().selectText();
  await recording.getByRole("button", { name: demo(($) => $.words.addSelected) }).click();
  await expect(field(page, "word")).toHaveValue(/^Good morning/);
  await field(page, "word").fill("Van Dijk Logistiek");
  await toggle(page, "isShared").press("ArrowRight");
  await keep(page, "add").click();
  await expect(form(page)).toBeHidden();
  await expect(recording).toBeVisible();
  await page.goto(dictionary);
  await expect(word(page, "Van Dijk Logistiek")).toBeVisible();
});

test("the tour highlights the dictionary", { tag: "@soak" }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("voxlog.demo.tour", '{"status":"running","step":3}'));
  await page.goto(dictionary);
  await expect(page.locator("[data-tour=dictionary]")).toHaveCSS("outline-style", "solid");
  await expect(page.locator(".tour-panel")).toBeInViewport({ ratio: 1 });
});

test("the statistics show the figures and the recent activity", { tag: "@soak" }, async ({ page }) => {
  await page.goto("/dashboard/agent-timmy?tab=stats");
  for (const figure of ["247", "97%", "1,234"]) {
    await expect(page.getByRole("definition").getByText(figure, { exact: true })).toBeVisible();
  }
  const activity = page.getByRole("region", { name: demo(($) => $.agentTimmy.stats.activity) });
  await expect(activity.getByRole("listitem").first()).toHaveText(
    "Quote call processedOctober 2498% of words transcribed correctly",
  );
});
