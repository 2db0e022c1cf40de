import type { Page } from "@playwright/test";
import { violations } from "../visitor/axe.ts";
import { expect, test } from "../visitor/test.ts";
import { textsOf } from "../visitor/texts.ts";

test.use({ locale: "nl-NL" });

const { demo } = await textsOf("nl");
const sizes = [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
];

/** Looks at what is on the screen now, on a narrow phone and a desk, light and dark. */
async function expectAccessible(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      // Colours go over into those of the other scheme.
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      expect(await violations(page), `${size.width} ${colorScheme}`).toEqual([]);
    }
  }
}

for (const tab of ["instructions", "dictionary", "jargon", "stats"] as const) {
  test(`the agent's ${tab} fit a narrow phone and a desk, and axe finds nothing`, async ({ page }) => {
    await page.goto(`/dashboard/agent-timmy?tab=${tab}`);
    const name = demo(($) => $.agentTimmy.tabs[tab]);
    await expect(page.getByRole("tabpanel", { name, exact: true })).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole("tab", { name, exact: true })).toBeInViewport({ ratio: 1 });
  });
}

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
