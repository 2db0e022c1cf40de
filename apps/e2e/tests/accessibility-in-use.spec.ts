import type { Page } from "@playwright/test";
import { generateVisits, writeVisits } from "@voxlog/server/testing/visits";
import { expectAccessible, expectNoViolations } from "../support/accessible.ts";
import { silence, waitForRecording } from "../support/audio.ts";
import { desktop } from "../support/browser.ts";
import {
  clickEach,
  fillIn,
  openReports,
  openSignup,
  selectAllOptions,
  signInForm,
  signup,
} from "../support/forms.ts";
import { textsOf, visitors } from "../support/languages.ts";
import { expectNoLayoutFaults } from "../support/reading.ts";
import { expect, test } from "../support/test.ts";

// Dutch words are longer.
test.use({ locale: "nl-NL", permissions: ["microphone"] });

const { demo } = await textsOf("nl");
/** Every filter in an address of the reports. */
const FILTERS = new URLSearchParams({
  ...{ page: "", entry: "", exit: "", source: "direct", campaign: "", language: "nl", device: "mobile" },
  ...{ utm_source: "", utm_medium: "", utm_term: "", utm_content: "", click_id: "", browser: "", system: "" },
  ...{ conversion: "signup", event: "scroll_depth" },
});
const click = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/**
 * Checks the current state in one color scheme and in the readings with the least room. Other tests check its screen in
 * both schemes and all readings.
 */
async function expectUsable(page: Page): Promise<void> {
  await expectNoViolations(page, { light: desktop });
  await expectNoLayoutFaults(page);
}

test.describe("accessibility in use", () => {
  test("a form with errors, and its confirmation, are accessible", async ({ page }) => {
    await page.goto("/");
    const form = await openSignup(page, "nl");
    await fillIn(form, { email: "anna@" });
    await form.submit.click();
    await expect(form.field("email")).toHaveAccessibleDescription(/./);
    await test.step("wrong", () => expectUsable(page));
    await fillIn(form, signup);
    await form.submit.click();
    await expect(page.getByRole("dialog").getByRole("status")).toBeVisible();
    await test.step("sent", () => expectUsable(page));
  });

  test("making a recording is accessible at every step", async ({ page }) => {
    await page.goto("/dashboard/record");
    const start = page.getByRole("button", { name: demo(($) => $.record.start), exact: true });
    await start.click();
    await waitForRecording(page, 1);
    await test.step("under way", () => expectUsable(page));
    await click(
      page,
      demo(($) => $.record.stop),
    );
    await expect(page.getByLabel(demo(($) => $.userRecording.play))).toBeVisible();
    await test.step("done", () => expectUsable(page));
    await click(
      page,
      demo(($) => $.record.discard),
    );
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await test.step("to be discarded", () => expectUsable(page));
  });

  test("an uploaded file and its message are accessible", async ({ page }) => {
    await page.goto("/dashboard/upload");
    await page.getByLabel(demo(($) => $.upload.choose)).setInputFiles({
      name: "kennismaking_oceaan-verzekeringen.wav",
      mimeType: "audio/wav",
      buffer: silence(1),
    });
    const message = page.getByRole("alert").getByText("hoorde niets bruikbaars").first();
    await expect(message).toBeVisible();
    await message.hover();
    await expectUsable(page);
  });

  test("a word with an error is accessible", { tag: "@soak" }, async ({ page }) => {
    await page.goto("/dashboard/agent-timmy?tab=dictionary");
    await click(page, "kappers bewerken");
    const correction = page.getByRole("textbox", { name: demo(($) => $.words.correction) });
    await correction.fill("kappers");
    await correction.press("Enter");
    await expect(correction).toHaveAccessibleDescription(demo(($) => $.words.problems.sameCorrection));
    await expectUsable(page);
  });

  test("deleting a word and undoing it are accessible", { tag: "@soak" }, async ({ page }) => {
    await page.goto("/dashboard/agent-timmy?tab=dictionary");
    await click(page, "kappers verwijderen");
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toBeVisible();
    await test.step("the dialog", () => expectUsable(page));
    await dialog.getByRole("button", { name: demo(($) => $.agentTimmy.dictionary.removeConfirm) }).click();
    // It stays while it has focus or the pointer.
    await page.getByRole("button", { name: demo(($) => $.undo) }).focus();
    await test.step("the offer", () => expectUsable(page));
  });

  test("the tour is accessible", async ({ page }) => {
    await page.goto("/dashboard");
    await click(
      page,
      demo(($) => $.tour.offer.start),
    );
    await expect(page.locator(".tour-panel")).toBeVisible();
    await expectUsable(page);
  });

  test("the reports' sign-in and its errors are accessible", async ({ page }) => {
    await page.goto("/reports");
    const form = await signInForm(page, "nl");
    await form.submit.click();
    await expect(form.email).toHaveAccessibleDescription(/./);
    await expectUsable(page);
  });
});

for (const { language } of visitors) {
  const tag = language === "nl" ? [] : "@soak";
  test(`the reports in ${language} are accessible`, { tag }, async ({ page, server }) => {
    const { reports } = await textsOf(language);
    const visits = { sessions: 60, visitsPerSession: 4, days: 14, seed: 11 };
    writeVisits(server.dataDir, "", generateVisits({ ...visits, until: Date.parse("2026-03-14T12:00:00Z") }));
    await page.addInitScript((chosen) => localStorage.setItem("voxlog.language", chosen), language);
    await openReports(page, server, language, "?from=2026-03-01&to=2026-03-14");
    await expect(page.getByRole("table")).toHaveCount(6);
    await page.getByText(reports(($) => $.table)).click();
    await expectAccessible(page);
    await expectNoLayoutFaults(page);
    // Other selections differ in words only, and any untranslated key fails the test.
    const settle = async () => {
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expect(
        page.getByText(
          reports(($) => $.loading),
          { exact: true },
        ),
      ).toHaveCount(0);
    };
    await clickEach(page.getByRole("tab"), settle);
    await selectAllOptions(page, settle);
    await page.goto(`/reports?${FILTERS}`);
    await expect(page.getByRole("button", { name: reports(($) => $.filters.removeAll) })).toBeVisible();
    await page.goto("/reports/leads");
    await clickEach(page.getByRole("tab"), settle);
  });
}
