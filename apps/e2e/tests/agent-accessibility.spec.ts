import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test.use({ locale: "nl-NL" });

const { demo } = await textsOf("nl");
test.describe("a dialog of the dictionary", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/dashboard/agent-timmy?tab=dictionary");
  });

  test("in which a word is edited is accessible, its error included", async ({ page }) => {
    await page.getByRole("button", { name: "kappers bewerken" }).click();
    const correction = page.getByRole("textbox", { name: demo(($) => $.words.correction) });
    await correction.fill("kappers");
    await correction.press("Enter");
    await expect(correction).toHaveAccessibleDescription(demo(($) => $.words.problems.sameCorrection));
    await expectAccessible(page);
  });

  test("that asks whether to delete, and the offer to take that back, are accessible", async ({ page }) => {
    await page.getByRole("button", { name: "kappers verwijderen" }).click();
    const question = page.getByRole("alertdialog", { name: "Dit woord verwijderen?" });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: demo(($) => $.agentTimmy.dictionary.removeConfirm) }).click();
    const undo = page.getByRole("button", { name: demo(($) => $.agentTimmy.dictionary.undo) });
    await undo.focus(); // It stays as long as somebody is on it.
    await expectAccessible(page);
  });

  test("that takes a file is accessible, before and after", async ({ page }) => {
    await page
      .getByRole("button", { name: demo(($) => $.agentTimmy.dictionary.import), exact: true })
      .click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.locator("input[type=file]").setInputFiles({
      name: "woorden.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("MT\nISO 27001\n;SLA\n"),
    });
    await expect(dialog.getByRole("listitem")).toBeVisible();
    await expectAccessible(page);
  });
});
