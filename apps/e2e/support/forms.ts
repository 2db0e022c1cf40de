import type { Locator, Page } from "@playwright/test";
import { type Lead, type LeadFieldName, leadFields } from "@voxlog/product";
import type { TestPocketBase } from "@voxlog/server/testing";
import type { Language } from "@voxlog/texts";
import { textsOf } from "./languages.ts";
import { showIntent } from "./page.ts";
import { expect } from "./test.ts";

/** The values of a complete signup. */
export const signup = {
  ...Object.fromEntries(leadFields.signups.map(({ name }) => [name, `A ${name}`])),
  firstName: "Anna",
  lastName: "de Vries",
  email: "anna@devries-transport.nl",
  company: "De Vries Transport",
  phone: "+31 6 12 34 56 78",
  crm: "HubSpot",
} as Record<LeadFieldName, string>;

/** An open signup form. */
export type SignupForm = {
  dialog: Locator;
  field: (name: LeadFieldName) => Locator;
  submit: Locator;
};

/**
 * Returns the page's open signup form.
 *
 * @param start what the visitor starts with: the product, or a plan.
 */
export async function signupForm(page: Page, language: Language, start = "Voxlog"): Promise<SignupForm> {
  const { site } = await textsOf(language);
  const dialog = page.getByRole("dialog", { name: site(($) => $.forms.signup.title, { product: start }) });
  return {
    dialog,
    field: (name) => dialog.getByLabel(site(($) => $.forms.fields[name])),
    submit: dialog.getByRole("button", { name: site(($) => $.forms.signup.submit) }),
  };
}

/** Opens the signup form by the button in the bar. */
export async function openSignup(page: Page, language: Language): Promise<SignupForm> {
  await showIntent(page);
  const { common } = await textsOf(language);
  await page
    .getByRole("banner")
    .getByRole("link", { name: common(($) => $.startNow) })
    .click();
  const form = await signupForm(page, language);
  await expect(form.dialog).toBeVisible();
  return form;
}

export async function fillIn(form: SignupForm, values: Lead): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await form.field(name as LeadFieldName).fill(value);
  }
}

/** Returns the reports' sign-in form. */
export async function signInForm(page: Page, language: Language) {
  const { reports } = await textsOf(language);
  return {
    email: page.getByRole("textbox", { name: reports(($) => $.signIn.email) }),
    password: page.getByLabel(reports(($) => $.signIn.password)),
    submit: page.getByRole("button", { name: reports(($) => $.signIn.submit) }),
    failure: page.getByRole("alert"),
  };
}

/** Opens an address of the reports and signs in with the keyboard. */
export async function openReports(
  page: Page,
  { owner }: TestPocketBase,
  language: Language,
  search = "",
  origin = "",
): Promise<void> {
  await page.goto(`${origin}/reports${search}`);
  const { email } = await signInForm(page, language);
  await email.focus();
  await page.keyboard.type(owner.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(owner.password);
  await page.keyboard.press("Enter");
}

/**
 * Selects every option of every list on the page. The first one comes last, because it shows everything.
 *
 * @param settle waits until the page shows the selection.
 */
export async function selectAllOptions(page: Page, settle?: () => Promise<void>): Promise<void> {
  for (const list of await allOf(page.getByRole("combobox"))) {
    const options = await list.getByRole("option").count();
    for (let index = options - 1; index >= 0; index--) {
      await list.selectOption({ index });
      await settle?.();
    }
  }
}

/** Clicks each element, and waits for the page after each click. */
export async function clickEach(elements: Locator, settle: () => Promise<void>): Promise<void> {
  for (const element of await allOf(elements)) {
    await element.click();
    await settle();
  }
}

async function allOf(elements: Locator): Promise<Locator[]> {
  await expect(elements.first()).toBeVisible();
  return elements.all();
}
