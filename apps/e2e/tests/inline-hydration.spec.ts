import { openSignup, signupForm } from "../support/forms.ts";
import { textsOf } from "../support/languages.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL" });

const { site, common } = await textsOf("nl");

/** The application's entry: while it has not been asked for, the page is plain HTML. */
const ENTRY = /\/assets\/entry\.client-/;
const startNow = { name: common(($) => $.startNow) };

test.describe("before the first sign of intent", () => {
  test("only the page's tracking is fetched as a script", async ({ page, line, server }) => {
    await page.goto("/pricing");
    await expect.poll(() => server.admin.rows("page_visits")).toHaveLength(1);
    const scripts = line.requests.map(({ path }) => path).filter((path) => path.endsWith(".js"));
    expect(scripts).toEqual(["begin", "addresses"].map((name) => expect.stringMatching(`^/assets/${name}-`)));
  });

  test("a click on a button waits for the application and is then carried out", async ({ page, line }) => {
    const arrive = line.fault({ path: ENTRY, hold: true });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.getByRole("button", { name: common(($) => $.menu.open) }).click();
    await expect(page.getByRole("button", { name: common(($) => $.menu.open) })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    arrive();
    await expect(page.getByRole("button", { name: common(($) => $.menu.close) })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
  });

  test("an impatient second click is one click, and another one comes after it", async ({
    page,
    line,
    server,
  }) => {
    const arrive = line.fault({ path: ENTRY, hold: true });
    await page.goto("/");
    const developer = page.getByRole("switch", { name: site(($) => $.shell.footer.devMode) });
    await developer.click();
    await developer.click();
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: site(($) => $.shell.nav.pricing) })
      .click();
    arrive();
    await expect(page).toHaveURL("/pricing");
    await expect(developer).toHaveAttribute("aria-checked", "true");
    await expect.poll(() => server.admin.rows("sessions")).toMatchObject([{ dev_mode: true, page_count: 2 }]);
  });

  test("links work by themselves", async ({ page, line }) => {
    line.fault({ path: ENTRY, delay: 10_000 });
    await page.goto("/");
    await page
      .getByRole("banner")
      .getByRole("link", { name: site(($) => $.shell.nav.pricing) })
      .click();
    await expect(page).toHaveURL("/pricing");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(site(($) => $.pricing.title));
  });
});

test.describe("when the application cannot be fetched", () => {
  test("a click on a link to a dialog is tried again with the page", async ({ page, line, complaints }) => {
    complaints.expected.push(/Failed to load|Failed to fetch|ERR_/);
    line.fault({ path: ENTRY, cut: "before forwarding", times: 1 });
    await page.goto("/");
    const form = await openSignup(page, "nl");
    await expect(form.field("firstName")).toBeVisible();
    await expect(page).toHaveURL("/?open=signup");
  });
});

test("the keyboard alone opens the form and comes back from it", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: common(($) => $.skipToContent) })).toBeFocused();
  await page.getByRole("banner").getByRole("link", startNow).focus();
  await page.keyboard.press("Enter");
  const form = await signupForm(page, "nl");
  await expect(form.field("firstName")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("banner").getByRole("link", startNow)).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a page reads completely, links lead on, and it says how to reach us", async ({ page }) => {
    await page.goto("/pricing");
    for (const price of ["39", "50", "49", "64"]) await expect(page.getByText(price).first()).toBeAttached();
    await expect(page.getByText(/Zonder JavaScript/)).toBeVisible();
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: site(($) => $.shell.nav.features) })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(site(($) => $.features.title));
  });

  test("the prices of both periods can be seen", async ({ page }) => {
    await page.goto("/pricing");
    await expect(page.getByText("€ 39")).toBeVisible();
    await page
      .getByText(
        site(($) => $.pricing.period.monthly),
        { exact: true },
      )
      .click();
    await expect(page.getByText("€ 49")).toBeVisible();
    await expect(page.getByText("€ 39")).toBeHidden();
  });
});
