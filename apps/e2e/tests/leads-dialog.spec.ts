import { fillIn, openSignup, signup, signupForm } from "../support/forms.ts";
import { textsOf } from "../support/languages.ts";
import { openWithClock, showIntent } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL" });

test("the signup dialog opens from a link to it, and shows a message until the next click if it can't be loaded", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expected.push(/ERR_FAILED/, /The form couldn't be loaded/);
  const { common, site } = await textsOf("nl");
  await page.goto("/pricing?open=signup");
  const form = await signupForm(page, "nl");
  await expect(form.field("firstName")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(form.dialog).toBeHidden();
  await expect(page).toHaveURL("/pricing");
  await page.route(/\/open-lead-dialog-/, (route) => route.abort());
  await page.goto("/pricing?open=signup");
  await expect(page.getByRole("alert")).toHaveText(common(($) => $.failure));
  await expect(page).toHaveURL("/pricing");
  await page.getByRole("heading", { name: site(($) => $.pricing.title) }).click();
  await expect(page.getByRole("alert")).toBeHidden();
});

test("the signup dialog needs no further request after its link is hovered", async ({
  page,
  context,
  consoleErrors,
}) => {
  // The tracker loads after the application, and isn't part of the dialog.
  consoleErrors.expected.push(/ERR_INTERNET_DISCONNECTED/, /Not confirmed|Failed to fetch/);
  const { common } = await textsOf("nl");
  const fetched = page.waitForResponse(/\/open-lead-dialog-[^/]*\.js$/);
  await page.goto("/");
  await page
    .getByRole("banner")
    .getByRole("link", { name: common(($) => $.startNow) })
    .hover();
  // A browser first reports the mouse's resting position, which loads the application.
  await page.keyboard.press("Shift");
  await (await fetched).finished();
  await showIntent(page);
  await context.setOffline(true);
  const form = await openSignup(page, "nl");
  await expect(form.field("firstName")).toBeFocused();
});

test("the signup dialog's code is fetched once a visitor reads for three seconds, unless the visitor saves data", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const dialog = expect.stringMatching(/\/open-lead-dialog-[^/]*\.js$/);
  const clock = await openWithClock(page, "/");
  await clock.pass(5000);
  await expect.poll(() => requested).toContainEqual(dialog);

  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.reload();
  requested.length = 0;
  await clock.pass(10_000);
  // Requests are reported in their order.
  await page.evaluate(() => fetch("/robots.txt"));
  expect(requested).toContain("/robots.txt");
  expect(requested).not.toContainEqual(dialog);
});

test("the signup dialog goes one step back when it is closed with a double click", { tag: "@soak" }, async ({
  page,
}) => {
  const { common } = await textsOf("nl");
  await page.goto("/features");
  await page.goto("/");
  const form = await openSignup(page, "nl");
  await form.dialog.getByRole("button", { name: common(($) => $.close), exact: true }).dblclick();
  await expect(form.dialog).toBeHidden();
  await expect(page).toHaveURL("/");
  await openSignup(page, "nl");
  await expect(page).toHaveURL("/?open=signup&about=menu");
});

test("the signup dialog keeps the typed text when it's closed, by Escape or the back button, or reloaded, and returns focus", async ({
  page,
}) => {
  const { common } = await textsOf("nl");
  await page.goto("/");
  const form = await openSignup(page, "nl");
  await fillIn(form, signup);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("banner").getByRole("link", { name: common(($) => $.startNow) })).toBeFocused();
  await openSignup(page, "nl");
  await expect(form.field("email")).toHaveValue(signup.email);
  await page.goBack();
  await expect(form.dialog).toBeHidden();
  await expect(page).toHaveURL("/");
  await openSignup(page, "nl");
  await expect(form.field("crm")).toHaveValue(signup.crm);
  await page.reload();
  await expect(form.field("email")).toHaveValue(signup.email);
});

test("the signup dialog shows the confirmation again after Back, Forward and a reload, its link enters the demo, and the next form is empty", async ({
  page,
}) => {
  const { site, demo } = await textsOf("nl");
  const confirmation = page.getByRole("dialog", { name: site(($) => $.forms.signup.sent.title) });
  await page.goto("/");
  const form = await openSignup(page, "nl");
  await fillIn(form, signup);
  await form.submit.click();
  await expect(confirmation).toBeVisible();
  await page.goBack();
  await expect(confirmation).toBeHidden();
  await page.goForward();
  await expect(confirmation).toBeVisible();
  await page.reload();
  await confirmation.getByRole("link", { name: site(($) => $.home.hero.viewDemo) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(demo(($) => $.dashboard.title));
  await page.goBack();
  await expect(confirmation).toBeVisible();
  await confirmation.press("Escape");
  await openSignup(page, "nl");
  await expect(form.field("email")).toHaveValue("");
  await page.reload();
  await expect(form.field("email")).toHaveValue("");
});

test("the signup dialog suggests known CRM systems", { tag: "@soak" }, async ({ page }) => {
  await page.goto("/?open=signup");
  const form = await signupForm(page, "nl");
  const list = await form.field("crm").getAttribute("list");
  await expect(page.locator(`datalist#${list} option`)).toHaveCount(17);
});

test("the signup dialog is at most 600 px wide, and the demo request 500", { tag: "@soak" }, async ({
  page,
}) => {
  const width = async () => (await page.getByRole("dialog").boundingBox())?.width;
  await page.goto("/?open=signup");
  await expect.poll(width).toBe(600);
  await page.goto("/?open=demo");
  await expect.poll(width).toBe(500);
});
