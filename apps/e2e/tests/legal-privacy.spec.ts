import type { Page } from "@playwright/test";
import type { TestPocketBase } from "@voxlog/server/testing";
import { fillIn, openSignup, signup } from "../support/forms.ts";
import { textsOf } from "../support/languages.ts";
import { showIntent } from "../support/page.ts";
import { rowsOf } from "../support/rows.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL" });

const { legal, site } = await textsOf("nl");
const choice = (key: "optIn" | "optOut") => ({ name: legal(($) => $.privacy.choice[key]) });

async function visitsAfterAnotherView(page: Page, server: TestPocketBase): Promise<number> {
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: site(($) => $.shell.nav.pricing) })
    .click();
  await expect(page).toHaveURL("/pricing");
  await page.goto("about:blank"); // Leaving sends the rest.
  return (await rowsOf(server).visits()).length;
}

test("a visitor who opts out isn't counted, sees a confirmation, finds the choice saved, and is counted again after opting in", async ({
  page,
  server,
}) => {
  await page.goto("/privacy");
  await expect.poll(() => rowsOf(server).visits()).toHaveLength(1);
  await page.getByRole("button", choice("optOut")).click();
  await expect(page.getByRole("status").filter({ hasText: "telt niet mee" })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect(await visitsAfterAnotherView(page, server)).toBe(1);

  await page.goto("/privacy");
  await showIntent(page);
  await expect(page.getByRole("button", choice("optOut"))).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("button", choice("optIn"))).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", choice("optIn")).click();
  await expect(page.getByText(legal(($) => $.privacy.choice.counted))).toBeVisible();
  await expect
    .poll(() => rowsOf(server).visits())
    .toMatchObject([{}, { page_path: "/privacy", page_title: "Privacyverklaring | Voxlog" }]);
});

test("a lead of a visitor who opted out stores what opened the form, not the visitor's origin", async ({
  page,
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem("voxlog.opt-out", "true"));
  await page.goto("/?utm_source=news", { referer: "https://search.example/" });
  const form = await openSignup(page, "nl");
  await fillIn(form, signup);
  await form.submit.click();
  await expect
    .poll(rowsOf(server).signups)
    .toMatchObject([{ source: "", referrer: "", firstPage: "", openedBy: "menu", language: "nl" }]);
});

test("a visitor whose browser opts out has no choice to make", {
  tag: "@soak",
}, async ({ page, server }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
  );
  await page.goto("/privacy");
  await showIntent(page);
  await expect(page.getByText(legal(($) => $.privacy.choice.signal))).toBeVisible();
  await expect(page.getByRole("button", choice("optOut"))).toBeHidden();
  expect(await visitsAfterAnotherView(page, server)).toBe(0);
});

const storedKeys = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());

/** Returns the keys that the privacy statement in English, which is open, doesn't name. */
async function unnamed(page: Page, keys: readonly string[]): Promise<string[]> {
  const named = await page.locator("#browser dt").allTextContents();
  return keys.filter((key) => !named.some((name) => key.startsWith(name.replace("…", ""))));
}

test("the privacy statement names everything that the site stores in the browser", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "EN English" }).click();
  await expect(page).toHaveURL("/en");
  const form = await openSignup(page, "en");
  await fillIn(form, { company: "Acme" });
  await page.goto("/en/privacy?dev=1");
  await expect.poll(() => storedKeys(page)).toContain("voxlog.site.session");
  const whileTracked = await storedKeys(page);
  await page.getByRole("button", { name: "Don’t count it" }).click();
  await expect
    .poll(() => storedKeys(page))
    .toEqual([
      "voxlog.dev-mode",
      "voxlog.draft.signups",
      "voxlog.language",
      "voxlog.opt-out",
      "voxlog.scroll-positions",
    ]);

  expect(await unnamed(page, [...whileTracked, ...(await storedKeys(page))])).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test("a visit to the demo stores nothing that the list on the privacy page leaves out, even after a reset", async ({
  page,
}) => {
  const { demo } = await textsOf("en");
  await page.goto("/en?open=demo");
  const request = page.getByRole("dialog");
  await request.getByLabel("Company").fill("Acme");
  await request.getByLabel("Email").fill("sam@acme.example");
  await request.getByRole("button", { name: "View demo" }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/dashboard/record");
  await page.getByRole("textbox").first().fill("Spoke to Sam of Acme.");
  await expect.poll(() => storedKeys(page)).toContain("voxlog.demo.note-draft");
  const whileUsed = await storedKeys(page);
  await page.getByRole("button", { name: demo(($) => $.edits.reset.action) }).click();
  await page.getByRole("button", { name: demo(($) => $.edits.reset.confirm) }).click();
  await expect.poll(() => storedKeys(page)).not.toContain("voxlog.demo.note-draft");
  const afterReset = await storedKeys(page);

  await page.goto("/en/privacy");
  expect(await unnamed(page, [...whileUsed, ...afterReset])).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript, the statement is complete and says that nothing is counted", {
    tag: "@soak",
  }, async ({ page }) => {
    await page.goto("/privacy");
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(9);
    await expect(
      page.getByText(
        legal(($) => $.privacy.choice.noScript),
        { exact: true },
      ),
    ).toBeVisible();
    await expect(page.getByRole("button", choice("optOut"))).toBeHidden();
  });
});
