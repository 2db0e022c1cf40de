import { brand } from "@voxlog/product";
import { desktop, phone } from "../support/browser.ts";
import { signupForm } from "../support/forms.ts";
import { textsOf } from "../support/languages.ts";
import { showIntent } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL" });

const { site, common } = await textsOf("nl");
const { site: english } = await textsOf("en");

/** The application's entry. Until it's requested, the page is plain HTML. */
const ENTRY = /\/assets\/entry\.client-/;
const menu = { name: common(($) => $.menu.label), exact: true };
const startNow = { name: common(($) => $.startNow) };

test("before the first sign of intent, the only script fetched is the page's tracking", async ({
  page,
  faultProxy,
  server,
}) => {
  // Even for a visitor whose web vitals are measured.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.goto("/pricing");
  await expect.poll(() => server.admin.rows("page_visits")).toHaveLength(1);
  const scripts = faultProxy.requests.map(({ path }) => path).filter((path) => path.endsWith(".js"));
  expect(scripts).toEqual(["begin", "addresses"].map((name) => expect.stringMatching(`^/assets/${name}-`)));
});

test("before the first sign of intent, the phone's menu and its links work", async ({ page, faultProxy }) => {
  faultProxy.fault({ path: ENTRY, delay: 10_000 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", menu).click();
  await page.getByRole("banner").getByRole("link", startNow).click();
  await expect(page).toHaveURL("/aanmelden?about=menu");
});

test("when the application can't be fetched without a network, a click shows a message and keeps the page", async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expected.push(/ERR_INTERNET_DISCONNECTED/, /Not confirmed/);
  await page.goto("/");
  await context.setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  const link = page.getByRole("banner").getByRole("link", startNow);
  await link.click();
  await expect(page.getByRole("alert")).toHaveText(common(($) => $.offline));
  await expect(page).toHaveURL("/");
  await page.getByRole("banner").getByRole("link", { name: "EN English" }).click();
  await expect(page).toHaveURL("/");
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: common(($) => $.menu.label) }).click();
  await expect(page.locator("#menu")).toBeVisible();
  await page.setViewportSize(desktop);
  await context.setOffline(false);
  await expect(page.getByRole("alert")).toBeHidden();
  await link.click();
  await expect(page).toHaveURL("/aanmelden?about=menu");
});

test("the keyboard opens the form and returns from it", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: common(($) => $.skipToContent) })).toBeFocused();
  await showIntent(page);
  await page.getByRole("banner").getByRole("link", startNow).focus();
  await page.keyboard.press("Enter");
  const form = await signupForm(page, "nl");
  await expect(form.field("firstName")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("banner").getByRole("link", startNow)).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript, a page is complete, its links and forms work, and it has contact details", async ({
    page,
  }) => {
    await page.goto("/pricing");
    for (const price of ["39", "50", "49", "64"]) await expect(page.getByText(price).first()).toBeAttached();
    await page.getByLabel(site(($) => $.forms.fields.crm)).fill("Vergeetmenietje");
    await page.getByRole("button", { name: site(($) => $.forms.signup.crm.title) }).click();
    await expect(page).toHaveURL("/aanmelden/crm?crm=Vergeetmenietje");
    await expect(page.getByLabel(site(($) => $.forms.fields.crm))).toHaveValue("Vergeetmenietje");
    const notice = page.getByText(/Voor de demo heb je JavaScript nodig/);
    await expect(notice.getByRole("link", { name: brand.contact.email })).toBeVisible();
    await expect(notice.locator(`[href="tel:${brand.contact.phone}"]`)).toBeVisible();
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: site(($) => $.shell.nav.features) })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(site(($) => $.features.title));
  });

  test("without JavaScript, the phone's menu opens and switches the language", {
    tag: "@soak",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/pricing");
    await page.getByRole("button", menu).click();
    await page.getByRole("banner").getByRole("link", { name: "EN English" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(english(($) => $.pricing.title));
  });
});
