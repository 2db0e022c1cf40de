import type { Page } from "@playwright/test";
import { brand, claims } from "@voxlog/product";
import { signupForm } from "../support/forms.ts";
import { textsOf } from "../support/languages.ts";
import { showIntent } from "../support/page.ts";
import { readHead } from "../support/page-head.ts";
import { expect, soakUnless, test } from "../support/test.ts";

test.use({ locale: "nl-NL" });

const { site } = await textsOf("nl");
const monthly = site(($) => $.pricing.period.monthly);
const yearly = site(($) => $.pricing.period.yearly);

const choose = (page: Page, period: string) => page.getByText(period, { exact: true }).click();

async function expectPrices(page: Page, { shown, hidden }: { shown: string[]; hidden: string[] }) {
  for (const price of shown) await expect(page.getByText(price, { exact: true })).toBeVisible();
  for (const price of hidden) await expect(page.getByText(price, { exact: true })).toBeHidden();
}
const expectYearly = (page: Page) =>
  expectPrices(page, { shown: ["€ 39", "€ 50", "Bespaar 20%", "Bespaar 22%"], hidden: ["€ 49", "€ 64"] });
const expectMonthly = (page: Page) =>
  expectPrices(page, { shown: ["€ 49", "€ 64"], hidden: ["€ 39", "€ 50", "Bespaar 20%", "Bespaar 22%"] });

test("the form is titled by the button that opened it, and prefills the CRM", async ({ page }) => {
  const dialog = page.getByRole("dialog");
  await page.goto("/pricing");
  await showIntent(page);
  for (const [button, title, first] of [
    [
      site(($) => $.pricing.custom.action),
      site(($) => $.forms.signup.quote.title, { plan: "Enterprise" }),
      "firstName",
    ],
    [site(($) => $.forms.signup.crm.title), site(($) => $.forms.signup.crm.title), "crm"],
  ] as const) {
    const asks = first === "crm";
    if (asks) await page.getByLabel(site(($) => $.forms.fields.crm)).fill("Vergeetmenietje");
    await page
      .getByRole("main")
      .getByRole(asks ? "button" : "link", { name: button })
      .click();
    await expect(dialog).toHaveAccessibleName(title);
    const field = dialog.getByLabel(site(($) => $.forms.fields[first]));
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(asks ? "Vergeetmenietje" : "");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/pricing");
  }
});

test("the billing period is yearly at first, also in forced colors, shows the savings, can be changed by keyboard, and follows the back and forward buttons", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/pricing");
  await expectYearly(page);
  const ground = (period: string) =>
    page.getByText(period, { exact: true }).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(yearly)).not.toBe(await ground(monthly));
  await showIntent(page);
  await page.getByRole("radio", { name: yearly }).focus();
  await page.keyboard.press("ArrowRight");
  await expectMonthly(page);
  await expect(page).toHaveURL("/pricing?period=monthly");
  await page.goBack();
  await expectYearly(page);
  await expect(page).toHaveURL("/pricing");
  await page.goForward();
  await expectMonthly(page);
});

test("the billing period follows an early click on the back button", {
  tag: "@soak",
}, async ({ page }) => {
  await page.goto("/pricing");
  await showIntent(page);
  await page.getByRole("radio", { name: monthly }).evaluate((radio: HTMLInputElement) => {
    radio.click();
    history.back();
  });
  await expect(page).toHaveURL("/pricing");
  await expectYearly(page);
});

test("the billing period stays selected after a visit to another view", { tag: "@soak" }, async ({
  page,
}) => {
  await page.goto("/pricing?period=monthly");
  await showIntent(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: site(($) => $.shell.nav.features) })
    .click();
  await expect(page).toHaveURL("/features");
  await page.goBack();
  await expectMonthly(page);
});

test("the billing period is the one in the address before hydration, and one chosen then is in the address after it", async ({
  page,
  faultProxy,
}) => {
  await page.goto("/pricing?period=monthly");
  await expectMonthly(page);
  expect(faultProxy.requests.filter(({ path }) => path.includes("entry.client"))).toEqual([]);
  expect((await readHead(page)).canonical).toBe("/pricing");
  const arrive = faultProxy.fault({ path: /entry\.client-/, hold: true });
  await page.goto("/pricing");
  await choose(page, monthly);
  await expectMonthly(page);
  arrive();
  await expect(page).toHaveURL("/pricing?period=monthly");
  await expectMonthly(page);
});

test("the billing period outlasts a change of language and a dialog", { tag: "@soak" }, async ({ page }) => {
  await page.goto("/pricing?period=monthly");
  await page.getByRole("link", { name: "EN English" }).click();
  await expect(page).toHaveURL("/en/pricing?period=monthly");
  await showIntent(page);
  await page.getByRole("main").getByRole("link", { name: "Start now" }).first().click();
  await expect((await signupForm(page, "en", "Professional")).dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/en/pricing?period=monthly");
  await expectPrices(page, { shown: ["€49", "€64"], hidden: ["€39", "€50"] });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the questions, with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test(
      `the questions, with JavaScript ${javaScriptEnabled ? "on" : "off"} are open one at a time, a click closes what it opened, and paper shows them all`,
      soakUnless(javaScriptEnabled),
      async ({ page }) => {
        await page.goto("/pricing");
        const trial = page.getByText(site(($) => $.faq.items.trial.answer, { minutes: claims.demoMinutes }));
        const privacy = page.getByText(site(($) => $.faq.items.privacy.answer, { product: brand.name }));
        await expect(privacy).toBeHidden();
        await page.getByText(site(($) => $.faq.items.privacy.question)).click();
        await expect(privacy).toBeVisible();
        await page.getByText(site(($) => $.faq.items.trial.question)).click();
        await expect(trial).toBeVisible();
        await expect(privacy).toBeHidden();
        await page.getByText(site(($) => $.faq.items.trial.question)).click();
        await expect(trial).toBeHidden();
        await page.emulateMedia({ media: "print" });
        for (const answer of [trial, privacy]) await expect(answer).toBeVisible();
      },
    );
  });
}
