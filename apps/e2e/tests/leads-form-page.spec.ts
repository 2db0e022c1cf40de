import type { Locator, Page } from "@playwright/test";
import type { Lead, LeadFieldName } from "@voxlog/product";
import type { Language } from "@voxlog/texts";
import { signup } from "../support/forms.ts";
import { dutch, textsOf } from "../support/languages.ts";
import { rowsOf } from "../support/rows.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL" });

const { site, common, demo } = await textsOf("nl");
const { site: english } = await textsOf("en");

/** The application's entry. Until it arrives, pages are plain HTML. */
const ENTRY = /\/assets\/entry\.client-/;

async function formOn(page: Page, language: Language = "nl") {
  const { site } = await textsOf(language);
  const field = (name: LeadFieldName): Locator =>
    page.getByRole("main").getByLabel(site(($) => $.forms.fields[name]));
  return {
    field,
    submit: page.getByRole("main").getByRole("button"),
    async fill(lead: Lead) {
      for (const [name, value] of Object.entries(lead)) await field(name as LeadFieldName).fill(value);
    },
  };
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript, the page of a plan's form shows errors per field, keeps the rest, and stores one lead with its plan", async ({
    page,
    server,
    consoleErrors,
  }) => {
    consoleErrors.expected.push(/status of 422/);
    await page.goto("/pricing");
    await page.locator("[data-recommended]").getByRole("link").click();
    await expect(page).toHaveURL("/aanmelden/teams");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      site(($) => $.forms.signup.title, { product: "Teams" }),
    );
    const form = await formOn(page);
    await form.fill({ ...signup, firstName: "", email: 'anna@b"<' });
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await form.submit.click();
    expect((await answered).status()).toBe(422);
    await expect(form.field("firstName")).toHaveAccessibleDescription(site(($) => $.forms.errors.required));
    await expect(form.field("email")).toHaveAccessibleDescription(site(($) => $.forms.errors.email));
    await expect(form.field("email")).toHaveValue('anna@b"<');
    await expect(form.field("company")).toHaveValue(signup.company);
    await expect(form.field("company")).not.toHaveAttribute("aria-invalid");
    await form.fill({ firstName: signup.firstName, email: signup.email });
    await form.submit.click();
    await expect(page).toHaveURL("/aanmelden/bedankt");
    await expect(page.getByText(dutch.thanks)).toBeVisible();
    await expect(page).toHaveTitle(`${site(($) => $.forms.signup.sent.title)} | Voxlog`);
    await page.goBack();
    await form.submit.click();
    await expect(page).toHaveURL("/aanmelden/bedankt");
    expect(await server.admin.rows("signups")).toMatchObject([
      { ...signup, openedBy: "teams", language: "nl" },
    ]);
    expect(await server.admin.rows("outbox")).toMatchObject([{ held: "", repeats: 1 }]);
  });

  test("without JavaScript, the page of Enterprise's form and the one after it promise a quote first, not an account", async ({
    page,
    server,
  }) => {
    await page.goto("/pricing");
    await page.getByRole("link", { name: site(($) => $.pricing.custom.action) }).click();
    await expect(page).toHaveURL("/aanmelden/enterprise");
    const form = await formOn(page);
    const expectQuote = async () => {
      await expect(page.getByText(site(($) => $.forms.signup.quote.setup))).toBeVisible();
      await expect(page.getByRole("main")).not.toContainText(/directe integratie/);
    };
    await expectQuote();
    await form.fill(signup);
    await form.submit.click();
    await expect(page.getByText(dutch.thanks)).toBeVisible();
    await expectQuote();
    expect(await server.admin.rows("signups")).toMatchObject([{ ...signup, openedBy: "enterprise" }]);
  });

  test("without JavaScript, a page pasted into every field gets the form back, with what is too long, and the lead has the button that led to its form", async ({
    page,
    server,
    consoleErrors,
  }) => {
    consoleErrors.expected.push(/status of 4\d\d/);
    await page.goto("/aanmelden?about=integration");
    const form = await formOn(page);
    const pasted = "語".repeat(5000);
    await form.fill({
      firstName: pasted,
      lastName: pasted,
      company: pasted,
      crm: pasted,
      email: signup.email,
    });
    await form.submit.click();
    await expect(form.field("company")).toHaveAccessibleDescription(
      site(($) => $.forms.errors.tooLong, { max: 200 }),
    );
    await expect(form.field("email")).toHaveValue(signup.email);
    await form.fill(signup);
    await form.submit.click();
    await expect(page).toHaveURL("/aanmelden/bedankt");
    expect(await server.admin.rows("signups")).toMatchObject([{ ...signup, openedBy: "integration" }]);
  });
});

test("a click before the application loads opens the form's page, which keeps typed text offline and across languages, and sends one complete lead", async ({
  page,
  context,
  faultProxy,
  server,
  consoleErrors,
}) => {
  consoleErrors.expected.push(/ERR_INTERNET_DISCONNECTED/, /Not confirmed/, /status of 422/);
  const arrive = faultProxy.fault({ path: ENTRY, hold: true });
  await page.goto("/features?utm_source=news");
  await page
    .getByRole("banner")
    .getByRole("link", { name: common(($) => $.startNow) })
    .click();
  await expect(page).toHaveURL("/aanmelden?about=menu");
  arrive();
  await expect.poll(rowsOf(server).visits).toHaveLength(2);
  const dutchForm = await formOn(page);
  await dutchForm.fill(signup);
  await context.setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  const pricing = page.getByRole("banner").getByRole("link", { name: site(($) => $.shell.nav.pricing) });
  for (const control of [pricing, dutchForm.submit]) {
    await control.click();
    await expect(page.getByRole("alert")).toHaveText(common(($) => $.offline));
    await page.getByRole("heading", { level: 1 }).click();
    await expect(page.getByRole("alert")).toBeHidden();
  }
  await context.setOffline(false);
  await page.getByRole("banner").getByRole("link", { name: "EN English" }).click();
  await expect(page).toHaveURL("/en/sign-up?about=menu");
  const form = await formOn(page, "en");
  await expect(form.field("crm")).toHaveValue(signup.crm);
  await form.fill({ email: "anna" });
  await form.submit.click();
  await expect(form.field("email")).toHaveAccessibleDescription(english(($) => $.forms.errors.email));
  await form.fill({ email: signup.email });
  await expect(form.field("email")).toHaveAccessibleDescription("");
  await form.submit.dblclick();
  await expect(page).toHaveURL("/en/sign-up/thank-you");
  expect(await server.admin.rows("signups")).toMatchObject([
    { ...signup, source: "news", firstPage: "/features", openedBy: "menu", language: "en" },
  ]);
  await expect.poll(rowsOf(server).sessions).toMatchObject([{ converted: true, conversion_type: "signup" }]);
  const formEvents = async () =>
    (await rowsOf(server).events()).map(({ name }) => name).filter((name) => name.startsWith("form_"));
  // Not abandoned in Dutch.
  await expect.poll(formEvents).toEqual(["form_start"]);
  const thanks = page.getByRole("heading", { level: 1, name: english(($) => $.forms.signup.sent.title) });
  await page.goBack();
  await expect(thanks).toBeVisible();
  await page.goForward();
  await expect(thanks).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: english(($) => $.home.hero.viewDemo) })
    .click();
  await expect(page).toHaveURL("/dashboard");
});

test.describe("on a touchscreen", () => {
  test.use({ hasTouch: true });

  test("on a touchscreen, a tap on a link to a form doesn't fetch the application, which would slow down the form's page", async ({
    page,
    faultProxy,
  }) => {
    // Otherwise the application is fetched after three seconds.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await page.goto("/");
    const start = page.getByRole("main").getByRole("link", { name: site(($) => $.home.hero.startNow) });
    await start.first().tap();
    await expect(page).toHaveURL("/aanmelden?about=hero");
    expect(faultProxy.requests.filter(({ path }) => ENTRY.test(path))).toEqual([]);
  });
});

test("a click on a link to a form stops the application's download, which would slow down the form's page, and a return to the page starts it again", async ({
  page,
  faultProxy,
}) => {
  const arrive = faultProxy.fault({ path: ENTRY, hold: true });
  const showForm = faultProxy.fault({ path: /^\/aanmelden/, hold: true });
  await page.goto("/");
  const fetched = page.waitForRequest(ENTRY);
  const start = page.getByRole("banner").getByRole("link", { name: common(($) => $.startNow) });
  await start.hover();
  await fetched;
  const stopped = page.waitForEvent("requestfailed", { predicate: (request) => ENTRY.test(request.url()) });
  await start.click({ noWaitAfter: true });
  await stopped;
  showForm();
  await expect(page).toHaveURL("/aanmelden?about=menu");
  arrive();
  await page.goBack();
  await page.keyboard.press("Tab");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
});

test("the demo request's page opens the demo at the recording, and directly the next time", async ({
  page,
  server,
}) => {
  await page.goto("/demo-aanvragen?about=hero&recording=van-dijk-logistiek");
  const form = await formOn(page);
  await form.fill({ company: signup.company, email: signup.email });
  await form.submit.click();
  await expect(page).toHaveURL("/dashboard?recording=van-dijk-logistiek");
  await expect(page.getByRole("main")).toContainText("Van Dijk Logistiek");
  expect(await rowsOf(server).demoRequests()).toMatchObject([{ openedBy: "hero" }]);
  await expect.poll(rowsOf(server).sessions).toMatchObject([{ conversion_type: "demo_request" }]);
  await page.goto("/demo-aanvragen");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(demo(($) => $.dashboard.title));
});

test("a link to a dialog opens the form's page when the application can't be fetched", async ({
  page,
  faultProxy,
  consoleErrors,
}) => {
  consoleErrors.expected.push(/Failed to load|Failed to fetch|ERR_/);
  faultProxy.fault({ path: ENTRY, cut: "before forwarding" });
  await page.goto("/?open=demo");
  await expect(page).toHaveURL(/\/demo-aanvragen/);
});
