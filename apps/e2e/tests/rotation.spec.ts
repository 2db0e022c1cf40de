import type { Page } from "@playwright/test";
import { otherCrms, partners, timings } from "@voxlog/product";
import { textsOf } from "../support/languages.ts";
import { showIntent } from "../support/page.ts";
import { rotationOf } from "../support/rotation.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL", contextOptions: { reducedMotion: "no-preference" } });

const { site } = await textsOf("nl");
const [first = "", second = ""] = otherCrms;
const last = otherCrms.at(-1) ?? "";

/** Polling pauses grow to a second, which could skip a turn. */
const FAST_POLLING = { intervals: [100] };

const tickerOn = (page: Page) => rotationOf(page.locator(".rotation", { hasText: first }));

test.describe("the ticker of CRM names", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/features");
  });

  test("the ticker of CRM names shows each name in turn before the application loads", async ({ page }) => {
    const ticker = tickerOn(page);
    expect(await ticker.pace()).toEqual({
      turn: timings.crmTicker,
      round: timings.crmTicker * otherCrms.length,
    });
    await expect.poll(ticker.shown, FAST_POLLING).toEqual([second]);
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  });

  test("the ticker of CRM names goes back to the first name after the last", { tag: "@soak" }, async ({
    page,
  }) => {
    const ticker = tickerOn(page);
    await ticker.goTo(timings.crmTicker * (otherCrms.length - 1));
    expect(await ticker.shown()).toEqual([last]);
    await expect.poll(ticker.shown, FAST_POLLING).toEqual([first]);
  });

  test("the ticker of CRM names shows a name in a window of 60 px", { tag: "@soak" }, async ({ page }) => {
    const box = await tickerOn(page).window.boundingBox();
    expect(box?.height).toBe(60);
  });

  test("the ticker of CRM names pauses under the mouse", { tag: "@soak" }, async ({ page }) => {
    const ticker = tickerOn(page);
    await ticker.window.hover();
    await expect.poll(ticker.state).toBe("paused");
    await page.mouse.move(5, 5);
    await expect.poll(ticker.state).toBe("running");
  });

  test("the ticker of CRM names pauses while its control has focus", { tag: "@soak" }, async ({ page }) => {
    const ticker = tickerOn(page);
    await ticker.pause.focus();
    await page.keyboard.press("Shift");
    await expect.poll(ticker.state).toBe("paused");
    await page.keyboard.press("Tab");
    await expect.poll(ticker.state).toBe("running");
  });

  test("the ticker of CRM names stays paused once paused, also through hydration", async ({ page }) => {
    const ticker = tickerOn(page);
    await page.locator("label", { hasText: site(($) => $.ticker.pause) }).click();
    await showIntent(page);
    await expect(ticker.pause).toBeChecked();
    expect(await ticker.state()).toBe("paused");
  });
});

test.describe("the partners on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const partnersOn = (page: Page) =>
    rotationOf(page.locator(".rotation", { hasText: partners[0]?.name ?? "" }));
  const names = async (page: Page) => (await partnersOn(page).shown()).join();

  test("the partners on a phone rotate, three seconds each", async ({ page }) => {
    await page.goto("/");
    const carousel = partnersOn(page);
    expect(await carousel.pace()).toEqual({
      turn: timings.partnerCarousel,
      round: timings.partnerCarousel * partners.length,
    });
    await expect.poll(() => names(page), FAST_POLLING).toContain(partners[1]?.name);
    await carousel.goTo(timings.partnerCarousel * (partners.length - 0.3));
    await expect.poll(() => names(page), FAST_POLLING).toContain(partners[0]?.name);
  });

  const dot = (page: Page, index: number) =>
    page.getByRole("button", {
      name: site(($) => $.home.partners.jump, { partner: partners[index]?.name ?? "" }),
    });

  test("the partners on a phone show the one whose dot is clicked, and continue from there", async ({
    page,
  }) => {
    await page.goto("/");
    await partnersOn(page).goTo(0);
    await dot(page, 2).tap();
    // Sooner than its own turn, which is after two others.
    const timeout = timings.partnerCarousel * 1.7;
    await expect.poll(() => names(page), { ...FAST_POLLING, timeout }).toContain(partners[2]?.name);
    await expect.poll(() => names(page), FAST_POLLING).toContain(partners[0]?.name);
  });

  test("the partners on a phone show the one whose dot is clicked while paused", {
    tag: "@soak",
  }, async ({ page }) => {
    await page.goto("/");
    await page.locator("label", { hasText: site(($) => $.home.partners.pause) }).tap();
    for (const index of [2, 0, 1]) {
      await dot(page, index).tap();
      await expect.poll(() => names(page)).toContain(partners[index]?.name);
    }
    expect(await partnersOn(page).state()).toBe("paused");
  });
});

test("the partners are side by side on a wide screen, without controls", { tag: "@soak" }, async ({
  page,
}) => {
  await page.goto("/");
  const strip = rotationOf(page.locator(".rotation", { hasText: partners[0]?.name ?? "" }));
  expect(await strip.shown()).toHaveLength(partners.length);
  expect(await strip.state()).toBe("still");
  await expect(strip.pause).toBeHidden();
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 390, height: 844 } });

  // The design system's rule shortens animations to almost nothing, so one may not have ended yet.
  test("with reduced motion, all CRM names are static and visible", async ({ page }) => {
    await page.goto("/features");
    const ticker = tickerOn(page);
    await expect.poll(ticker.state).toBe("still");
    expect(await ticker.shown()).toEqual([...otherCrms]);
  });

  test("with reduced motion, all partners are static and visible", {
    tag: "@soak",
  }, async ({ page }) => {
    await page.goto("/");
    const strip = rotationOf(page.locator(".rotation", { hasText: partners[0]?.name ?? "" }));
    await expect.poll(strip.state).toBe("still");
    expect(await strip.shown()).toHaveLength(partners.length);
  });
});
