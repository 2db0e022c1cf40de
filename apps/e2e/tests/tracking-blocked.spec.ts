import { readdir } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { isRejectedName } from "@voxlog/hosting";
import { buildDir } from "../deployment/published-builds.ts";
import { contentBlockers, delayTracker } from "../support/content-blocker.ts";
import { fillIn, openSignup, signup } from "../support/forms.ts";
import { textsOf } from "../support/languages.ts";
import { showIntent } from "../support/page.ts";
import { readSitemap } from "../support/page-head.ts";
import { rowsOf } from "../support/rows.ts";
import { type ConsoleErrors, expect, soakUnless, test } from "../support/test.ts";

test.use({ locale: "nl-NL" });

const { site, demo, legal } = await textsOf("nl");
const titleOf = (view: "home" | "pricing") => site(($) => $.shell.meta[view].title, { product: "Voxlog" });
const demoEntry = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: site(($) => $.shell.nav.demo), exact: true });
const screenLink = (page: Page, section: "recordings") =>
  page.getByRole("link", { name: demo(($) => $.sections[section]), exact: true }).first();

/**
 * The browser logs every blocked request. Each load of a page of the site, and of the demo, logs each kind of
 * unconfirmed record once.
 */
function expectLittleNoise(consoleErrors: ConsoleErrors, { loads = 1 } = {}): void {
  consoleErrors.expected.push(/ERR_BLOCKED_BY_CLIENT/, /^\[voxlog tracking\] Not confirmed/);
  const own = consoleErrors.all.filter((text) => !/ERR_BLOCKED_BY_CLIENT/.test(text));
  for (const [text, { length }] of Map.groupBy(own, (text) => text))
    expect(length, text).toBeLessThanOrEqual(loads);
}

/** Two of four kinds: a blocked script, and calls without an answer. */
const ALWAYS_TESTED = ["blocks the tracker's script", "never answers the tracker's calls"];

for (const [what, block] of Object.entries(contentBlockers)) {
  test(
    `if a content blocker ${what}, a signup is stored and a request opens the demo`,
    soakUnless(ALWAYS_TESTED.includes(what)),
    async ({ page, server, consoleErrors }) => {
      const blocked = await block(page);
      await page.goto("/");
      const form = await openSignup(page, "nl");
      await fillIn(form, signup);
      await form.submit.click();
      await expect(page.getByRole("dialog").getByRole("status")).toBeVisible();
      expect(await rowsOf(server).signups()).toMatchObject([signup]);
      await expect.poll(() => blocked.length).toBeGreaterThan(0);

      await page.evaluate(() => localStorage.clear());
      await page.goto("/");
      await showIntent(page);
      await demoEntry(page).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(site(($) => $.forms.fields.company)).fill(signup.company);
      await dialog.getByLabel(site(($) => $.forms.fields.email)).fill(signup.email);
      await dialog.getByRole("button", { name: site(($) => $.home.hero.viewDemo) }).click();
      await expect(page).toHaveURL("/dashboard");
      expect(await rowsOf(server).demoRequests()).toMatchObject([{ company: signup.company }]);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(demo(($) => $.dashboard.title));
      await screenLink(page, "recordings").click();
      await expect(page).toHaveURL("/dashboard/recordings");
      await page.getByRole("table").getByRole("link").first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect.poll(() => blocked.some((url) => /dashboard|app_|batch/.test(url))).toBe(true);
      expectLittleNoise(consoleErrors, { loads: 2 });
    },
  );
}

test("if a content blocker blocks the tracker's script, the demo opens by its address, switches its language and links to signup", async ({
  page,
  consoleErrors,
}) => {
  const blocked = await contentBlockers["blocks the tracker's script"](page);
  await page.goto("/dashboard/settings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(demo(($) => $.settings.title));
  await page.getByRole("button", { name: "English" }).click();
  const { demo: english } = await textsOf("en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(english(($) => $.settings.title));
  await page
    .getByRole("link", { name: english(($) => $.sections.recordings), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL("/dashboard/recordings");
  expect(blocked).toHaveLength(1); // A failed request isn't repeated.
  expectLittleNoise(consoleErrors);
});

test("if a content blocker blocks the tracker's script, every page of the site loads its application", {
  tag: "@soak",
}, async ({ page, request, consoleErrors }) => {
  await contentBlockers["blocks the tracker's script"](page);
  for (const { path } of await readSitemap(request)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const isForm = (await page.locator("main form[method=post]").count()) > 0; // Those are never hydrated.
    if (!isForm) await showIntent(page);
  }
  expectLittleNoise(consoleErrors);
});

test("if a content blocker blocks the tracker's script, the privacy statement says so, and dev mode and opting out work", {
  tag: "@soak",
}, async ({ page, consoleErrors }) => {
  await contentBlockers["blocks the tracker's script"](page);
  await page.goto("/privacy?dev=1");
  await showIntent(page);
  await expect(page).toHaveURL("/privacy");
  const developer = page.getByRole("switch", { name: site(($) => $.shell.footer.devMode) });
  await expect(page.getByText(legal(($) => $.privacy.choice.blocked))).toBeVisible();
  await expect(developer).toBeChecked();
  const optOut = page.getByRole("button", { name: legal(($) => $.privacy.choice.optOut) });
  await optOut.click();
  await expect(optOut).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await showIntent(page);
  await expect(optOut).toHaveAttribute("aria-pressed", "true");
  expectLittleNoise(consoleErrors);
});

test("a late tracker counts every view in order with its title, and a form that was abandoned before it loaded", async ({
  page,
  server,
}) => {
  const release = await delayTracker(page);
  await page.goto("/");
  const form = await openSignup(page, "nl");
  await form.field("company").fill(signup.company);
  await page.keyboard.press("Escape");
  await expect(form.dialog).toBeHidden();
  await expect(page).toHaveURL("/");
  await page
    .getByRole("banner")
    .getByRole("link", { name: site(($) => $.shell.nav.pricing) })
    .click();
  await expect(page).toHaveURL("/pricing");
  await expect(page).toHaveTitle(titleOf("pricing"));
  release();
  await expect
    .poll(async () =>
      (await rowsOf(server).visits())
        .map(({ page_path, page_title, referrer }) => [page_path, page_title, referrer])
        .sort(),
    )
    .toEqual([
      ["/", titleOf("home"), "direct"],
      ["/pricing", titleOf("pricing"), "/"],
    ]);
  await page.goto("about:blank");
  await expect
    .poll(async () => (await rowsOf(server).events()).map(({ name, properties }) => [name, properties]))
    .toEqual(
      expect.arrayContaining([
        ["form_start", { form: "signups" }],
        ["form_abandon", { form: "signups" }],
      ]),
    );
});

test("no built file has a name that content blockers block", async () => {
  for (const build of ["SITE_DIR", "DEMO_DIR", "REPORTS_DIR"] as const) {
    const files = await readdir(buildDir(build), { recursive: true });
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter(isRejectedName), build).toEqual([]);
  }
});
