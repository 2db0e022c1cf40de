import { openSignup } from "../support/forms.ts";
import { textsOf } from "../support/languages.ts";
import { expect, test } from "../support/test.ts";

/** Details of the specification that no journey passes. */
test.use({ locale: "nl-NL" });

test("the navigation bar is sticky and has a gradient background", async ({ page }) => {
  await page.goto("/pricing");
  const bar = page.getByRole("banner");
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(bar).toBeInViewport();
  await expect(bar).toHaveCSS("background-image", /linear-gradient/);
});

test("the hero says that conversations are recorded, transcribed, enriched and synced", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("main")).toContainText(
    /automatisch opgenomen, uitgeschreven, door AI verrijkt en direct in je CRM/,
  );
});

test("the signup form marks its four required fields with an asterisk", async ({ page }) => {
  await page.goto("/");
  const form = await openSignup(page, "nl");
  await expect(form.dialog.getByText("*", { exact: true })).toHaveCount(4);
  for (const name of ["firstName", "lastName", "email", "company"] as const) {
    await expect(form.field(name)).toHaveAttribute("required");
  }
  await expect(form.field("email")).toHaveAttribute("type", "email");
  await expect(form.field("phone")).toHaveAttribute("type", "tel");
});

test("the demo request requires a company and an email address", async ({ page }) => {
  const { site } = await textsOf("nl");
  await page.goto("/?open=demo");
  const dialog = page.getByRole("dialog", { name: site(($) => $.forms.demoRequest.title) });
  for (const name of ["company", "email"] as const) {
    await expect(dialog.getByLabel(site(($) => $.forms.fields[name]))).toHaveAttribute("required");
  }
});

test("a click on the backdrop closes a recording's detail", async ({ page }) => {
  await page.goto("/dashboard?recording=van-dijk-logistiek");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(page.getByRole("dialog")).toBeHidden();
});
