import type { Page } from "@playwright/test";
import type { TestPocketBase } from "@voxlog/backend/testing";
import type { Language } from "@voxlog/i18n";
import { textsOf } from "./texts.ts";

/** The form that lets the owner in to their reports, as they find their way in it. */
export async function signInForm(page: Page, language: Language) {
  const { reports } = await textsOf(language);
  return {
    email: page.getByRole("textbox", { name: reports(($) => $.signIn.email) }),
    password: page.getByLabel(reports(($) => $.signIn.password)),
    submit: page.getByRole("button", { name: reports(($) => $.signIn.submit) }),
    failure: page.getByRole("alert"),
  };
}

/** Opens the reports at an address and signs in, with the keyboard alone. */
export async function openReports(
  page: Page,
  { owner }: TestPocketBase,
  language: Language,
  search = "",
): Promise<void> {
  await page.goto(`/reports${search}`);
  const { email } = await signInForm(page, language);
  await email.focus();
  await page.keyboard.type(owner.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(owner.password);
  await page.keyboard.press("Enter");
}
