import type { Locator } from "@playwright/test";
import { brand, claims, directCrms, otherCrmCount, plans } from "@voxlog/product";
import { desktop, phone } from "../support/browser.ts";
import { textsOf, visitors } from "../support/languages.ts";
import { pagesByElements } from "../support/page-head.ts";
import { expect, soakUnless, test } from "../support/test.ts";

const exactly = (text: string) => new RegExp(`^${text}$`);

for (const { language, locale, prefix } of visitors) {
  test.describe(`the home page in ${language}`, () => {
    test.use({ locale });

    test(
      `the home page in ${language} makes every claim, describes its pictures, shows the promise, both buttons, the five CRM names and, on a desktop, the picture in its first screen, is less than nine screens long on a phone and, with the features page, leads to what people search for`,
      soakUnless(language === "nl"),
      async ({ page }) => {
        const { site } = await textsOf(language);
        const main = page.getByRole("main");
        await page.goto(`${prefix}/`);
        for (const claim of [
          site(($) => $.home.hero.directCrms, { count: directCrms.length }),
          site(($) => $.home.hero.otherCrms, { count: otherCrmCount }),
          site(($) => $.home.audience.user.claims.time, { minutes: claims.minutesSavedPerDay }),
          site(($) => $.home.audience.organization.claims.logged, { percent: claims.callsLoggedPercent }),
          site(($) => $.home.audience.organization.claims.roi, { times: claims.returnOnInvestment }),
          site(($) => $.home.demo.title, { minutes: claims.demoMinutes }),
        ]) {
          await expect(page.getByText(claim, { exact: true })).toBeVisible();
        }
        const names = await main
          .getByRole("img")
          .evaluateAll((pictures) =>
            pictures.map((each) => each.getAttribute("aria-label") ?? each.getAttribute("alt")),
          );
        expect(names.filter((name) => !name?.trim())).toEqual([]);
        expect(new Set(names).size).toBe(names.length);

        const link = (name: string) => main.getByRole("link", { name, exact: true }).first();
        const promise = [
          page.getByRole("heading", { level: 1 }),
          link(site(($) => $.home.hero.viewDemo)),
          link(site(($) => $.home.hero.startNow)),
          ...directCrms.map((name) =>
            main
              .getByRole("listitem")
              .filter({ hasText: exactly(name) })
              .first(),
          ),
        ];
        const picture = [main.getByRole("definition").last(), link(site(($) => $.home.story.open))];
        await page.setViewportSize(desktop);
        for (const part of [...promise, ...picture]) await expect(part).toBeInViewport({ ratio: 1 });
        await page.setViewportSize(phone);
        for (const part of promise) await expect(part).toBeInViewport({ ratio: 1 });
        await page.emulateMedia({ reducedMotion: "no-preference" });
        const height = await page.evaluate(
          (other) => {
            document.documentElement.dataset["offer"] = other;
            return document.documentElement.scrollHeight;
          },
          language === "nl" ? "en" : "nl",
        );
        expect(height / phone.height).toBeLessThan(9);

        const topics = Object.values(site(($) => $.shell.topics, { returnObjects: true }));
        for (const path of [`${prefix}/`, `${prefix}/features`]) {
          if (path !== `${prefix}/`) await page.goto(path);
          for (const size of [desktop, phone]) {
            await page.setViewportSize(size);
            for (const name of topics) await expect(link(name)).toBeVisible();
          }
        }
      },
    );
  });
}

test.describe("the picture of the dashboard", () => {
  test("the home page on a phone fetches neither the picture of the dashboard nor drawings that it doesn't show", async ({
    page,
    faultProxy,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    expect(faultProxy.requests.filter(({ path }) => /\/(preview|drawings)\//.test(path))).toEqual([]);
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(
      `the picture of the dashboard shows the ${colorScheme} dashboard to a visitor who has the screen ${colorScheme}`,
      soakUnless(colorScheme === "dark"),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto("/en");
        const picture = page.getByRole("img", { name: /dashboard/i });
        await expect
          .poll(() =>
            picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 1 && image.currentSrc),
          )
          .toMatch(colorScheme === "dark" ? /dashboard-en-dark-\d+\.webp$/ : /dashboard-en-\d+\.webp$/);
      },
    );
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const colorScheme of ["light", "dark"] as const) {
    test(
      `without JavaScript, marks and icons stand out from every page in forced ${colorScheme} colors, and no page shows a control that does nothing`,
      soakUnless(colorScheme === "light"),
      async ({ page, request }) => {
        await page.emulateMedia({ forcedColors: "active", colorScheme });
        for (const path of await pagesByElements(request)) {
          await page.goto(path);
          expect(await page.getByRole("main").evaluate(faintParts), path).toEqual([]);
          // Radio buttons and checkboxes take effect with CSS only.
          const controls = page.locator(
            "main :is(button, textarea, input:not([type=radio], [type=checkbox])):not([popovertarget], form:is([action], [method]) *)",
          );
          await expect(controls.filter({ visible: true }), path).toHaveCount(0);
        }
      },
    );
  }
});

/** The marks and icons with a contrast under 3 to their background, by element and classes. */
function faintParts(main: Element): string[] {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (!context) throw new Error("There is no canvas.");
  const luminance = (color: string) => {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
      (value) => (value / 255) ** 2.2,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const page = getComputedStyle(document.body).backgroundColor;
  const visible = [...main.querySelectorAll("mark, svg")].filter((each) => each.checkVisibility());
  return visible.flatMap((each) => {
    const { color, backgroundColor } = getComputedStyle(each);
    const [dark = 0, light = 0] = [color, each.localName === "mark" ? backgroundColor : page]
      .map(luminance)
      .sort((one, other) => one - other);
    return (light + 0.05) / (dark + 0.05) < 3 ? [`${each.localName} ${each.getAttribute("class")}`] : [];
  });
}

test("home, features and prices move nothing while they load, or as more of them arrives", async ({
  page,
}) => {
  for (const [path, width, grids] of [
    ["/", 1280, ".grid"],
    ["/features", 1280, ".grid"],
    ["/pricing", 800, ".grid, li:has(h2)"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    // A typeface that comes late moves a word by a pixel or two.
    expect(await page.evaluate(sumOfShifts), path).toBeLessThan(0.001);
    expect(await page.getByRole("main").evaluate(movedParts, grids), path).toEqual([]);
  }
});

function sumOfShifts(): Promise<number> {
  return new Promise<number>((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    // Buffered entries arrive before the frame after next.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
  });
}

/** The parts of grids that move as their neighbors arrive. One that is hidden shows the layout before its HTML has arrived. */
function movedParts(main: Element, selector: string): (string | null)[] {
  const placeOf = (item: Element) => {
    const { left, top } = item.getBoundingClientRect();
    return [Math.round(left), Math.round(top)].join();
  };
  return [...main.querySelectorAll(selector)].flatMap((grid) => {
    const items = [...grid.children] as HTMLElement[];
    const places = items.map(placeOf);
    return items.flatMap((_, last) => {
      for (const [index, item] of items.entries()) item.hidden = index > last;
      return items
        .slice(0, last + 1)
        .filter((item, index) => placeOf(item) !== places[index])
        .map((item) => item.textContent);
    });
  });
}

test("neighbors share their lines, and the footer is at the bottom", async ({ page, consoleErrors }) => {
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
  const topsOf = (parts: Locator[]) => Promise.all(parts.map(async (part) => (await box(part)).top));
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.goto("/en");
  const cards = (["user", "manager", "organization"] as const).map((who) =>
    heading(site(($) => $.home.audience[who].title)),
  );
  expect(new Set(await topsOf(cards)).size).toBe(1);

  await page.goto("/en/pricing");
  expect(new Set(await topsOf(plans.map(({ name }) => heading(name)))).size).toBe(1);

  await page.goto("/roi-berekenen");
  expect(new Set(await topsOf(await page.getByRole("spinbutton").all())).size).toBe(3);

  consoleErrors.expected.push(/status of 404/);
  await page.goto("/en/nothing");
  const footer = page.getByRole("contentinfo");
  expect((await box(footer)).bottom).toBe(1600);
  const firsts = [brand.name, site(($) => $.shell.nav.features), brand.company.legalName];
  const lines = await Promise.all(
    firsts.map((first) => box(footer.getByText(first, { exact: true }).first())),
  );
  const middles = lines.map(({ top, bottom }) => Math.round((top + bottom) / 2));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
  const rule = await box(
    footer
      .getByRole("link", { name: site(($) => $.shell.footer.poweredBy, { agency: brand.agency.name }) })
      .locator(".."),
  );
  const columns = await Promise.all(
    [footer.getByText(brand.name, { exact: true }), footer.locator("address")].map(box),
  );
  expect([rule.left, rule.right]).toEqual([columns[0]?.left, columns[1]?.right]);
});

test("words typed before the application is there reach the demo, even after a double click on its link", async ({
  page,
}) => {
  const { site, demo } = await textsOf("en");
  await page.addInitScript(() => localStorage.setItem("voxlog.demoAccess", "true"));
  await page.goto("/en");
  const words = "Saw Van Dijk today, they want 40 licenses.";
  await page.getByLabel(site(($) => $.home.words.label)).fill(words);
  await page.getByRole("link", { name: site(($) => $.home.words.open) }).dblclick();
  await expect(page).toHaveURL("/dashboard/record");
  await expect(page.getByLabel(demo(($) => $.userRecording.note.label))).toHaveValue(words);
});
