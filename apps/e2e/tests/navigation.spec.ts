import type { Page } from "@playwright/test";
import { textsOf } from "../support/languages.ts";
import { showIntent } from "../support/page.ts";
import { readHead } from "../support/page-head.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL" });

const { site, common } = await textsOf("nl");
const scrolled = () => scrollY;
const label = { name: common(($) => $.menu.label), exact: true };
const button = (page: Page) => page.getByRole("button", label);
const entry = (page: Page, view: "features") =>
  page.getByRole("banner").getByRole("link", { name: site(($) => $.shell.nav[view]) });
const CODE_OF_FEATURES = /\/assets\/features-[^/]*\.js$/;
const menu = (page: Page) => page.getByRole("navigation", label);

test("a change of view scrolls to the top, focuses the heading, marks the entry, shows the same as a fresh load, is undone by the back button, at the position that was left, and the logo leads home", async ({
  page,
}) => {
  const whole = async (of: Page) => {
    // Programs that read the rest fetch the page.
    const { data, meta, ...head } = await readHead(of);
    return { ...head, description: meta["description"], main: await of.getByRole("main").textContent() };
  };
  await page.goto("/pricing");
  const fresh = await whole(page);
  await page.goto("/");
  await showIntent(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: site(($) => $.shell.nav.features) });
  await link.scrollIntoViewIfNeeded();
  const position = await page.evaluate(scrolled);
  expect(position).toBeGreaterThan(500);
  await link.click();
  await expect.poll(() => page.evaluate(scrolled)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site(($) => $.home.hero.title));
  await expect.poll(() => page.evaluate(scrolled)).toBe(position);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: site(($) => $.shell.nav.pricing) })
    .click();
  await expect(page).toHaveTitle(site(($) => $.shell.meta.pricing.title, { product: "Voxlog" }));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(scrolled)).toBe(0);
  const banner = page.getByRole("banner");
  const entry = banner.getByRole("link", { name: site(($) => $.shell.nav.pricing) });
  await expect(entry).toHaveAttribute("aria-current", "page");
  await expect.poll(() => whole(page)).toEqual(fresh);
  await banner.getByRole("link", { name: site(($) => $.shell.nav.home, { product: "Voxlog" }) }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site(($) => $.home.hero.title));
});

test.describe("without reduced motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("without reduced motion, a new view fades in, but hydration and another language don't", {
    tag: "@soak",
  }, async ({ page }) => {
    const fades = () => page.evaluate(() => document.body.dataset["fades"]);
    await page.goto("/pricing");
    await page.evaluate(() => {
      const { dataset } = document.body;
      dataset["fades"] = "";
      document.getElementById("content")?.addEventListener("transitionrun", ({ target, propertyName }) => {
        const { parentElement, tagName } = target as Element;
        if (parentElement?.id === "content" && propertyName === "opacity") dataset["fades"] += `${tagName} `;
      });
    });
    await showIntent(page);
    await page.getByRole("link", { name: "EN English" }).click();
    await expect(page).toHaveURL("/en/pricing");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(await fades()).toBe("");
    await page.getByRole("banner").getByRole("link", { name: "Features" }).click();
    await expect.poll(fades).toBe("SECTION ");
  });
});

test.describe("the menu on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await button(page).click();
    await expect(menu(page)).toBeVisible();
  });

  test("the menu on a phone closes when the language is chosen", { tag: "@soak" }, async ({ page }) => {
    await page.getByRole("banner").getByRole("link", { name: "EN English" }).click();
    await expect(page).toHaveURL("/en");
    await expect(menu(page)).toBeHidden();
  });

  test("the menu on a phone is entered by Tab, closes on Escape with focus on its button, and when an entry is chosen", async ({
    page,
  }) => {
    await page.keyboard.press("Tab");
    await expect(menu(page).getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await menu(page)
      .getByRole("link", { name: site(($) => $.shell.nav.features) })
      .click();
    await expect(page).toHaveURL("/features");
    await expect(menu(page)).toBeHidden();
  });

  test("the menu on a phone closes on a click outside it", { tag: "@soak" }, async ({ page }) => {
    await page.mouse.click(195, 800);
    await expect(menu(page)).toBeHidden();
  });
});

const moved = [
  ["/home", "/"],
  ["/nl", "/"],
  ["/nl/", "/"],
  ["/en/home", "/en"],
  ["/nl/pricing?utm_source=news", "/pricing?utm_source=news"],
  ["/nl/aanmelden/", "/aanmelden"],
  ["/sign-up", "/aanmelden"],
  ["/en/aanmelden", "/en/sign-up"],
  ["/Prijzen", "/pricing"],
  ["/EN/Pricing?utm_source=print", "/en/pricing?utm_source=print"],
] as const;

test("an old, mistyped or translated address leads to its page", async ({ request, baseURL }) => {
  for (const [path, page] of moved) {
    const answer = await request.get(path);
    expect([answer.status(), answer.url()], path).toEqual([200, new URL(page, baseURL).href]);
  }
});

test("a slow view keeps the current one until it's loaded", async ({ page, faultProxy }) => {
  const arrive = faultProxy.fault({ path: /features-/, hold: true });
  await page.goto("/");
  await showIntent(page);
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  await page
    .getByRole("banner")
    .getByRole("link", { name: site(($) => $.shell.nav.features) })
    .click();
  await expect(page).toHaveURL("/features");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(heading);
  arrive();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site(($) => $.features.title));
});

test("a view whose code can't be fetched loads as a page after one retry", async ({
  page,
  faultProxy,
  consoleErrors,
}) => {
  consoleErrors.expected.push(/status of 503/, /Failed to fetch dynamically imported module/);
  faultProxy.fault({ path: CODE_OF_FEATURES, status: 503 });
  await page.goto("/");
  await showIntent(page);
  await entry(page, "features").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site(($) => $.features.title));
  // By hover, focus and click; each preloads and imports, and retries once.
  expect(faultProxy.requests.filter(({ path }) => CODE_OF_FEATURES.test(path)).length).toBeLessThan(13);
});

test("without a network the visitor sees a message, and the requested view loads once there is one", async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expected.push(
    /ERR_INTERNET_DISCONNECTED/,
    /Failed to fetch dynamically imported module/,
    /Not confirmed/,
  );
  await page.goto("/");
  await showIntent(page);
  await context.setOffline(true);
  await entry(page, "features").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site(($) => $.shell.offline.title));
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site(($) => $.home.hero.title));
  await entry(page, "features").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site(($) => $.shell.offline.title));
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site(($) => $.features.title));

  // That page was reloaded. The browser remembers a failed module, so the other language loads as a page.
  await showIntent(page);
  const entries = await page.evaluate(() => history.length);
  const english = page.getByRole("banner").getByRole("link", { name: "EN English" });
  await context.setOffline(true);
  await english.click();
  await expect(page.getByText(common(($) => $.offline)).filter({ visible: true })).toBeVisible();
  await expect(page).toHaveURL("/features");
  await context.setOffline(false);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  await english.click();
  await expect(page).toHaveURL("/en/features");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});
