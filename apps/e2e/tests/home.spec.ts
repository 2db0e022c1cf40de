import type { Locator } from "@playwright/test";
import { brand, claims, directCrms, otherCrmCount, otherCrms } from "@voxlog/product";
import { textsOf, visitors } from "../support/languages.ts";
import { expect, test } from "../support/test.ts";

const exactly = (text: string) => new RegExp(`^${text}$`);

for (const { language, locale, prefix } of visitors) {
  test.describe(`the home page in ${language}`, () => {
    test.use({ locale });

    test("makes every claim of the product", async ({ page }) => {
      const { site } = await textsOf(language);
      await page.goto(`${prefix}/`);
      for (const claim of [
        site(($) => $.home.hero.directCrms, { count: directCrms.length }),
        site(($) => $.home.hero.otherCrms, { count: otherCrmCount }),
        site(($) => $.home.audience.user.claims.time, { minutes: claims.minutesSavedPerDay }),
        site(($) => $.home.audience.organisation.claims.logged, { percent: claims.callsLoggedPercent }),
        site(($) => $.home.audience.organisation.claims.roi, { times: claims.returnOnInvestment }),
        site(($) => $.home.demo.title, { minutes: claims.demoMinutes }),
      ]) {
        await expect(page.getByText(claim, { exact: true })).toBeVisible();
      }
      // Once under the hero's buttons, once on the wall.
      const names = page.getByRole("main").getByRole("listitem");
      for (const crm of directCrms) await expect(names.filter({ hasText: exactly(crm) })).toHaveCount(2);
      for (const crm of otherCrms) await expect(names.filter({ hasText: exactly(crm) })).toHaveCount(1);
    });

    test("describes every one of its pictures", async ({ page }) => {
      await page.goto(`${prefix}/`);
      const names = await page
        .getByRole("main")
        .getByRole("img")
        .evaluateAll((pictures) =>
          pictures.map((each) => each.getAttribute("aria-label") ?? each.getAttribute("alt")),
        );
      expect(names.length).toBeGreaterThan(12);
      expect(names.filter((name) => !name?.trim())).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    });
  });
}

test.describe("the hero's story", () => {
  test.use({ reducedMotion: "no-preference" });

  test("is told once, in less than the five seconds after which moving things need a pause", async ({
    page,
  }) => {
    await page.goto("/");
    const ends = await page
      .locator("main > section")
      .first()
      .evaluate((hero) =>
        hero
          .getAnimations({ subtree: true })
          .filter((animation) => animation instanceof CSSAnimation)
          .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      );
    expect(ends.length).toBeGreaterThan(10);
    expect(Math.max(...ends)).toBeLessThan(5000);
  });
});

test.describe("the picture of the dashboard", () => {
  const preview = /\/preview\/dashboard-/;

  test("is not fetched on a phone", async ({ page, line }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    expect(line.requests.filter(({ path }) => preview.test(path))).toEqual([]);
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`shows the ${colorScheme} dashboard to a visitor who has the screen ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto("/en");
      const picture = page.getByRole("img", { name: /dashboard/i });
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 1 && image.currentSrc))
        .toMatch(colorScheme === "dark" ? /dashboard-en-dark-\d+\.webp$/ : /dashboard-en-\d+\.webp$/);
    });
  }
});

for (const path of ["/", "/features"]) {
  test(`${path} moves nothing while it loads`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
          // Buffered entries come before the frame after next.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shifts).toBe(0);
  });
}

test("what stands side by side shares its lines, and the footer stands at the foot", async ({
  page,
  complaints,
}) => {
  const { site } = await textsOf("en");
  const box = async (part: Locator) => {
    const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return {
      left: Math.round(x),
      top: Math.round(y),
      right: Math.round(x + width),
      bottom: Math.round(y + height),
    };
  };
  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.goto("/en");
  const cards = (["user", "manager", "organisation"] as const).map((who) =>
    page.getByRole("heading", { name: site(($) => $.home.audience[who].title), exact: true }),
  );
  const tops = await Promise.all(cards.map(async (card) => (await box(card)).top));
  expect(new Set(tops).size).toBe(1);

  complaints.expected.push(/status of 404/);
  await page.goto("/en/nothing");
  const footer = page.getByRole("contentinfo");
  expect((await box(footer)).bottom).toBe(1600);
  const columns = await Promise.all(
    [brand.name, site(($) => $.shell.nav.features), brand.company.legalName].map(async (first) => {
      const { top, bottom } = await box(footer.getByText(first, { exact: true }).first());
      return Math.round((top + bottom) / 2);
    }),
  );
  expect(Math.max(...columns) - Math.min(...columns)).toBeLessThanOrEqual(1);
});
