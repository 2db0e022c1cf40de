import type { Page } from "@playwright/test";
import { desktop, phone } from "../support/browser.ts";
import { textsOf } from "../support/languages.ts";
import { expect, soakUnless, test } from "../support/test.ts";

/** Every script but the entry. */
const APP = /\/assets\/(?!start-)[^/]+\.js$/;
const tablet = { width: 768, height: 1024 };
const title = (page: Page) => page.getByRole("heading", { level: 1 });

async function holdApp(page: Page): Promise<{ letThrough: () => Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(APP, (route) => promise.then(() => route.continue()));
  return {
    async letThrough() {
      resolve();
      await expect(page).toHaveTitle(/ - /); // The app sets the title.
    },
  };
}

const edit = (page: Page, name: string, value: unknown) =>
  page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    `voxlog.demo.${name}`,
    JSON.stringify(value),
  ] as const);

for (const [language, screens] of [
  ["nl", [phone, tablet, desktop]],
  ["en", [desktop]],
] as const) {
  test.describe(`the dashboard in ${language}`, () => {
    test.use({ locale: language === "nl" ? "nl-NL" : "en-GB" });

    for (const viewport of screens) {
      test(
        `the dashboard in ${language} is visible before the app, which hydrates it unchanged, at ${viewport.width} px`,
        soakUnless(viewport === phone || language === "en"),
        async ({ page }) => {
          const { demo } = await textsOf(language);
          const app = await holdApp(page);
          await page.setViewportSize(viewport);
          await page.goto("/dashboard", { waitUntil: "commit" });
          await expect(title(page)).toHaveText(demo(($) => $.dashboard.title));
          const heading = await title(page).elementHandle();
          const before = await page.locator("#root").innerHTML();

          await app.letThrough();
          // The rest isn't part of the first screen.
          const root = page.locator("#root");
          const after = await root.evaluate((element) => {
            const copy = element.cloneNode(true) as Element;
            copy.querySelector("[aria-labelledby=team-week]")?.remove();
            return copy.innerHTML;
          });
          expect(after).toBe(before);
          expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
        },
      );
    }
  });
}

test.describe("before the app loads", () => {
  test.use({ locale: "nl-NL", viewport: phone });

  let app: Awaited<ReturnType<typeof holdApp>>;
  test.beforeEach(async ({ page }) => {
    app = await holdApp(page);
  });

  test("before the app loads, a click on a button waits for it and then runs", async ({ page }) => {
    const { common, demo } = await textsOf("nl");
    await page.goto("/dashboard", { waitUntil: "commit" });
    const open = page.getByRole("button", { name: common(($) => $.menu.open) });
    await open.click();
    await expect(open).toHaveAttribute("aria-busy", "true");
    await app.letThrough();
    await expect(page.getByRole("dialog")).toContainText(demo(($) => $.layout.backToSite));
  });

  test("before the app loads, a click on a recording waits for it without loading another page", {
    tag: "@soak",
  }, async ({ page }) => {
    const { demo } = await textsOf("nl");
    await page.goto("/dashboard", { waitUntil: "commit" });
    await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
    const links = page.getByRole("link", { name: demo(($) => $.recordingList.viewClient, { client: "" }) });
    await links.first().click();
    await app.letThrough();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL(/\?recording=/);
    await expect(page.locator("body")).toHaveAttribute("data-same-page");
  });

  test("before the app loads, a link to the website works", { tag: "@soak" }, async ({ page }) => {
    const { common } = await textsOf("nl");
    await page.goto("/dashboard", { waitUntil: "commit" });
    await page.getByRole("link", { name: common(($) => $.startNow) }).click();
    await expect(page).toHaveURL("/?open=signup&about=demo");
  });

  test("before the app loads, focus and scroll position are set and then kept", async ({ page }) => {
    await page.goto("/dashboard", { waitUntil: "commit" });
    const link = page.getByRole("main").getByRole("link").first();
    await link.focus();
    await page.evaluate(() => scrollTo(0, 200));

    await app.letThrough();
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(200);
  });

  test("before the app loads, screens other than the dashboard show nothing of it", {
    tag: "@soak",
  }, async ({ page }) => {
    const { demo } = await textsOf("nl");
    await page.goto("/dashboard/recordings", { waitUntil: "commit" });
    await expect(page.locator("template")).toHaveCount(0);
    await expect(title(page)).toHaveCount(0);
    await app.letThrough();
    await expect(title(page)).toHaveText(demo(($) => $.recordingList.title));
  });

  test("before the app loads, a developer waits for links that carry dev mode, also once it is off", {
    tag: "@soak",
  }, async ({ page }) => {
    await page.goto("/dashboard?dev=0", { waitUntil: "commit" });
    await expect(page.locator("template")).toHaveCount(0);
    await expect(title(page)).toHaveCount(0);
    await app.letThrough();
    await expect(title(page)).toBeVisible();
  });

  test("before the app loads, the offer of the tour is hidden if it was answered before", {
    tag: "@soak",
  }, async ({ page }) => {
    const { demo } = await textsOf("nl");
    await edit(page, "tour", { status: "done", step: 0 });
    await page.goto("/dashboard", { waitUntil: "commit" });
    await expect(title(page)).toBeVisible();
    const offer = page.getByRole("region", { name: demo(($) => $.tour.label) });
    await expect(offer).toHaveCount(0);
    const heading = await title(page).elementHandle();

    await app.letThrough();
    await expect(offer).toHaveCount(0);
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  });

  test("before the app loads, the sidebar hides values that the visitor has changed", {
    tag: "@soak",
  }, async ({ page }) => {
    await page.setViewportSize(desktop);
    await edit(page, "viewed-role", "Member");
    await page.goto("/dashboard", { waitUntil: "commit" });
    await expect(page.locator("template")).toHaveCount(0);
    await expect(title(page)).toHaveCount(0);
    await app.letThrough();
    await expect(title(page)).toBeVisible();
  });
});

test("when the app can't be fetched, the screen shows only an error message", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expected.push(/ERR_FAILED|Failed to fetch/);
  await page.route(APP, (route) => route.abort());
  await page.goto("/dashboard?lang=nl");
  const failure = page.getByRole("alert");
  await expect(failure).toContainText("De demo kon niet worden geladen");
  await page.keyboard.press("Tab");
  await expect(failure.getByRole("link")).toBeFocused();
  const atTop = await page.evaluate(() => document.elementFromPoint(30, 30)?.id);
  expect(atTop).toBe("load-failure");
});

test("a browser with its own date format shows dates in it, and loses no click", async ({ page }) => {
  const { common } = await textsOf("nl");
  await page.addInitScript(() => {
    Object.defineProperty(Intl.DateTimeFormat.prototype, "format", { get: () => () => "a day" });
  });
  const app = await holdApp(page);
  await page.setViewportSize(phone);
  await page.goto("/dashboard?lang=nl", { waitUntil: "commit" });
  await page.getByRole("button", { name: common(($) => $.menu.open) }).click();
  await expect(page.getByText("a day")).toHaveCount(0);

  await app.letThrough();
  await expect(page.getByRole("dialog", { name: common(($) => $.menu.label) })).toBeVisible();
  await expect(page.getByText("a day").first()).toBeVisible();
});
