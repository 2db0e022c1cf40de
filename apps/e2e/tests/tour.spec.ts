import type { Page } from "@playwright/test";
import { waitForRecording } from "../support/audio.ts";
import { textsOf } from "../support/languages.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL", permissions: ["microphone"] });

const { demo, common } = await textsOf("nl");
const facts = { agent: "Timmy", product: "Voxlog" };

type StepId = "record" | "analysis" | "crmFields" | "dictionary" | "startNow";
const panel = (page: Page, step: StepId) =>
  page.getByRole("dialog", { name: demo(($) => $.tour.steps[step].title, facts) });
const button = (page: Page, name: "there" | "finish" | "start") =>
  page.getByRole("button", { name: demo(($) => $.tour[name]), exact: true });
/** The recording has a button with the same name. */
const next = (page: Page) =>
  page.locator(".tour-panel").getByRole("button", { name: demo(($) => $.tour.next) });
const start = (page: Page) => page.getByRole("button", { name: demo(($) => $.tour.offer.start) });

test("the tour advances with the visitor's actions: voice, analysis, CRM, dictionary, signup", {
  tag: "@soak",
}, async ({ page }) => {
  await page.goto("/dashboard");
  await start(page).click();
  await expect(panel(page, "record")).toBeFocused();
  await expect(page).toHaveURL("/dashboard/record");
  await page.getByRole("button", { name: demo(($) => $.record.start) }).click();
  await waitForRecording(page, 1);
  await page.getByRole("button", { name: demo(($) => $.record.stop), exact: true }).click();
  await page.getByText(demo(($) => $.userRecording.note.sampleTitle)).click();
  await page.getByRole("button", { name: demo(($) => $.userRecording.note.useSample) }).click();
  await page.getByRole("button", { name: demo(($) => $.record.keep) }).click();
  const result = page.getByRole("article", {
    name: demo(($) => $.userRecording.titles.microphone),
    exact: true,
  });
  await expect(result.getByRole("progressbar")).toBeVisible();
  await expect(panel(page, "record")).toBeHidden();
  await expect(panel(page, "analysis")).toBeInViewport({ ratio: 1 });
  await expect(panel(page, "analysis")).not.toBeFocused();
  await next(page).click();
  await expect(panel(page, "crmFields")).toBeFocused();
  await next(page).click();
  await expect(page).toHaveURL("/dashboard/agent-timmy?tab=dictionary");
  await expect(panel(page, "dictionary")).toBeFocused();
  await next(page).click();
  await expect(
    panel(page, "startNow").getByRole("link", { name: common(($) => $.startNow) }),
  ).toHaveAttribute("href", "/?open=signup&about=demo");
  await button(page, "finish").click();
  await expect(panel(page, "startNow")).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  await button(page, "start").click();
  await expect(panel(page, "record")).toBeVisible();
});

test("the tour works by keyboard, and Escape in its panel leaves the recording open", async ({ page }) => {
  await page.goto("/dashboard");
  await start(page).press("Enter");
  await expect(panel(page, "record")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(panel(page, "analysis")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel(page, "analysis")).toBeHidden();
  await expect(page.getByRole("article", { name: "Offerte voor 48 gebruikers" })).toBeVisible();
});

test("the tour is offered once", async ({ page }) => {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: demo(($) => $.tour.offer.decline) }).click();
  await page.reload();
  await expect(page.getByRole("table")).toBeVisible();
  await expect(start(page)).toBeHidden();
  await expect(button(page, "start")).toBeVisible();
});

test("the tour brings back a visitor who left its screen", { tag: "@soak" }, async ({ page }) => {
  await page.goto("/dashboard");
  await start(page).click();
  await page.getByRole("link", { name: demo(($) => $.sections.upload), exact: true }).click();
  await button(page, "there").click();
  await expect(page).toHaveURL("/dashboard/record");
  await expect(page.getByRole("button", { name: demo(($) => $.tour.steps.record.action) })).toBeVisible();
});

test("the tour's panel is fully visible on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard");
  await start(page).click();
  await expect(panel(page, "record")).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: demo(($) => $.tour.steps.record.action) }).click();
  await expect(panel(page, "analysis")).toBeInViewport({ ratio: 1 });
});
