import type { Locator, Page } from "@playwright/test";
import { english, textsOf } from "../support/languages.ts";
import { showIntent } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "en-GB" });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await showIntent(page);
}

const { site, demo } = await textsOf("en");
const sample = { id: "van-dijk-logistiek", client: "Van Dijk Logistiek" };

const demoEntry = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: site(($) => $.shell.nav.demo), exact: true });
const requestForm = (page: Page) =>
  page.getByRole("dialog", { name: site(($) => $.forms.demoRequest.title) });

async function sendRequest(form: Locator): Promise<void> {
  await form.getByLabel(site(($) => $.forms.fields.company)).fill("Acme");
  await form.getByLabel(site(($) => $.forms.fields.email)).fill("sam@acme.example");
  await form.getByRole("button", { name: site(($) => $.home.hero.viewDemo) }).click();
}

async function expectDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(demo(($) => $.dashboard.title));
}

async function expectSample(page: Page): Promise<void> {
  await expect(page).toHaveURL(`/dashboard?recording=${sample.id}`);
  await expect(page.getByRole("article")).toContainText(sample.client);
}

test("the site's own demo address opens the request over the home view, and the hero's conversation opens in the demo, after the request and without it", async ({
  page,
}) => {
  const hero = page.getByRole("link", { name: site(($) => $.home.story.open) });
  await page.goto("/en/dashboard");
  await expect(page).toHaveURL("/en?open=demo");
  await expect(requestForm(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/en");
  await hero.click();
  await sendRequest(requestForm(page));
  await expectSample(page);
  await open(page, "/en");
  await hero.click();
  await expectSample(page);
});

test("words typed on the home page fill a record there, survive a reload, and continue in the demo", async ({
  page,
}) => {
  const words = "Saw Van Dijk Logistiek today, they want 40 licenses. Budget is 12,000 euros a year.";
  const field = page.getByLabel(site(($) => $.home.words.label));
  const record = page.getByRole("main").locator("dl").last();
  await page.goto("/en");
  await field.fill("nice weather");
  await expect(page.getByText(site(($) => $.home.words.nothing))).toBeVisible();
  await field.fill(words);
  await expect(record).toContainText("Van Dijk Logistiek");
  await expect(record).toContainText("€12,000 per year");
  await page.reload();
  await expect(field).toHaveValue(words);
  await showIntent(page);
  await page.getByRole("link", { name: site(($) => $.home.words.open) }).click();
  await sendRequest(requestForm(page));
  await expect(page).toHaveURL("/dashboard/record");
  await expect(page.getByLabel(demo(($) => $.userRecording.note.label))).toHaveValue(words);
});

test("the demo entry asks a new visitor for the request, stays closed when that fails, and opens the demo directly after it, also on a later visit, which prefills a signup", async ({
  page,
  server,
  faultProxy,
  consoleErrors,
}) => {
  consoleErrors.expected.push(/status of 500/, /couldn't be stored/);
  faultProxy.fault({ method: "POST", path: /demo_requests/, status: 500, times: 1 });
  const form = requestForm(page);
  await open(page, "/en/features");
  await demoEntry(page).click();
  await expect(form).toBeVisible();
  await expect(page).toHaveURL("/en/features?open=demo&about=menu");
  await sendRequest(form);
  await expect(form.getByRole("alert")).toHaveText(english.failure);
  await form.press("Escape");
  await demoEntry(page).click();
  await expect(form.getByLabel(site(($) => $.forms.fields.company))).toHaveValue("Acme");
  await sendRequest(form);
  await expectDashboard(page);
  await page.goBack();
  await expect(page).toHaveURL("/en/features");
  await expect(form).toBeHidden();
  await demoEntry(page).click();
  await expectDashboard(page);
  await page.goto("/en/pricing?open=demo");
  await expectDashboard(page);
  await page.goto("/en?open=signup&crm=HubSpot");
  const signup = page.getByRole("dialog");
  await expect(signup.getByLabel(site(($) => $.forms.fields.crm))).toHaveValue("HubSpot");
  await expect(signup.getByLabel(site(($) => $.forms.fields.company))).toHaveValue("Acme");
  await expect(signup.getByLabel(site(($) => $.forms.fields.email))).toHaveValue("sam@acme.example");
  await expect(page).toHaveURL("/en?open=signup");
  await signup.getByLabel(site(($) => $.forms.fields.crm)).fill("Zoho CRM");
  await page.reload();
  await expect(signup.getByLabel(site(($) => $.forms.fields.crm))).toHaveValue("Zoho CRM");
  await expect.poll(() => server.admin.rows("page_visits", { filter: "page_path = '/'" })).not.toEqual([]);
  const tracked = [await server.admin.rows("sessions"), await server.admin.rows("page_visits")];
  expect(JSON.stringify(tracked)).not.toContain("HubSpot");
});

test("the demo entry opens the demo directly for developers, whose switch can be turned off again", async ({
  page,
  server,
}) => {
  await page.goto("/en");
  await showIntent(page);
  const developer = page.getByRole("switch", { name: site(($) => $.shell.footer.devMode) });
  await expect(developer).toHaveCount(0);
  await page.goto("/en/pricing?dev=1&from=demo");
  await expect(page).toHaveURL("/en/pricing?from=demo");
  await expect.poll(() => server.admin.rows("sessions")).toMatchObject([{ dev_mode: true }]);
  await demoEntry(page).click();
  await expectDashboard(page);
  await expect.poll(() => server.admin.rows("app_sessions")).toMatchObject([{ dev_mode: true }]);
  await page.goBack();
  await showIntent(page);
  await developer.click();
  await expect(developer).not.toBeChecked();
  const view = (name: "features" | "pricing") =>
    page.getByRole("banner").getByRole("link", { name: site(($) => $.shell.nav[name]), exact: true });
  const isDeveloper = async () => (await server.admin.rows("sessions"))[0]?.["dev_mode"];
  await view("features").click();
  await expect.poll(isDeveloper).toBe(false);
  await demoEntry(page).click();
  await expect(requestForm(page)).toBeVisible();

  // Another tab turned it on.
  await page.evaluate(() => localStorage.setItem("voxlog.dev-mode", "true"));
  await page.keyboard.press("Escape");
  await view("pricing").click();
  await expect.poll(isDeveloper).toBe(true);
});

test("the site's own demo address opens the demo for a visitor with access", { tag: "@soak" }, async ({
  page,
}) => {
  await page.goto("/en?open=demo");
  await sendRequest(requestForm(page));
  await expectDashboard(page);
  await page.goto("/en/dashboard");
  await expectDashboard(page);
  await page.goto(`/en/dashboard?recording=${sample.id}`);
  await expectSample(page);
});
