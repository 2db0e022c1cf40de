import { fillIn, openSignup, signup, signupForm } from "../support/forms.ts";
import { expect, test } from "../support/test.ts";

test.describe("a visitor with a Dutch browser", () => {
  test.use({ locale: "nl-NL" });

  test("a visitor with a Dutch browser switches the language and keeps the view and the scroll position", async ({
    page,
  }) => {
    await page.goto("/pricing");
    const plan = page.getByRole("heading", { name: "Professional" });
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    const before = await plan.boundingBox();
    await page.getByRole("link", { name: "EN English" }).click();
    await expect(page).toHaveURL("/en/pricing");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A fixed price per user, no surprises");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    // The visible text stays in place, whatever the height of the text above.
    expect((await plan.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  });

  test("a visitor with a Dutch browser switches before the application loads, and keeps position, choices and history", async ({
    page,
    faultProxy,
  }) => {
    await page.goto("/features");
    faultProxy.fault({ path: /entry\.client-/, hold: true });
    await page.goto("/pricing?period=monthly");
    const plan = page.getByRole("heading", { name: "Professional" });
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    const before = await plan.boundingBox();
    await page.getByRole("link", { name: "EN English" }).click();
    await expect(page).toHaveURL("/en/pricing?period=monthly");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A fixed price per user, no surprises");
    expect((await plan.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
    await page.goBack();
    await expect(page).toHaveURL("/en/features");
  });

  test("a visitor with a Dutch browser goes back to the previous view, not to the previous language", {
    tag: "@soak",
  }, async ({ page }) => {
    await page.goto("/features");
    await page.getByRole("banner").getByRole("link", { name: "Prijzen" }).click();
    await page.getByRole("link", { name: "EN English" }).click();
    await expect(page).toHaveURL("/en/pricing");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Straight from conversation to CRM");
  });

  test("a visitor with a Dutch browser keeps a form's typed text when the language changes, and sees the language chosen earlier, whatever the address says", async ({
    page,
  }) => {
    await page.goto("/");
    const form = await openSignup(page, "nl");
    await fillIn(form, signup);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "EN English" }).click();
    const english = await openSignup(page, "en");
    await expect(english.field("email")).toHaveValue(signup.email);
    await page.goto("/features");
    await expect(page).toHaveURL("/en/features");
  });

  test("a visitor with a Dutch browser is offered Dutch on an English page, and nothing moves when it is declined", async ({
    page,
  }) => {
    await page.goto("/en/features");
    await expect(page.getByText("Deze pagina is er ook in het Nederlands.")).toBeVisible();
    // Print only the page's content.
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Deze pagina is er ook in het Nederlands.")).toBeHidden();
    for (const name of ["Start now", "Pricing"])
      await expect(page.getByRole("link", { name }).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("button", { name: "Melding sluiten" }).click();
    await expect(page.getByText("Deze pagina is er ook in het Nederlands.")).toBeHidden();
    await page.reload();
    await expect(page).toHaveURL("/en/features");
    await expect(page.getByText("Deze pagina is er ook in het Nederlands.")).toBeHidden();
  });

  test("a visitor with a Dutch browser accepts the offer and stays on the view", {
    tag: "@soak",
  }, async ({ page }) => {
    await page.goto("/en/features");
    await page.getByRole("link", { name: "Verder in het Nederlands" }).click();
    await expect(page).toHaveURL("/features");
    await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  });
});

test.describe("a visitor whose browser prefers neither language", () => {
  test.use({ locale: "de-DE" });

  test("a visitor whose browser prefers neither language is offered English, and nothing on an English page", async ({
    page,
  }) => {
    const offer = page.getByText("This page is also available in English.");
    await page.goto("/features");
    await expect(offer).toBeVisible();
    await page.getByRole("link", { name: "Continue in English" }).click();
    await expect(page).toHaveURL("/en/features");
    await expect(page.locator("[data-offer-of]").filter({ visible: true })).toHaveCount(0);
  });
});

test.describe("a link with a language", () => {
  test.use({ locale: "nl-NL" });

  test("a link with a language sets it, is remembered, and is removed from the address", async ({ page }) => {
    await page.goto("/pricing?lang=en&from=demo");
    await expect(page).toHaveURL("/en/pricing?from=demo");
    await page.goto("/pricing");
    await expect(page).toHaveURL("/en/pricing");
  });

  test("a link with a language opens a dialog in that language", { tag: "@soak" }, async ({ page }) => {
    await page.goto("/?open=signup&lang=en");
    await expect((await signupForm(page, "en")).dialog).toBeVisible();
  });
});
