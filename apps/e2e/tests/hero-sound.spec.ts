import type { Page } from "@playwright/test";
import { textsOf, visitors } from "../support/languages.ts";
import { expect, soakUnless, test } from "../support/test.ts";

const sound = (page: Page) => page.locator("audio");

for (const { language, locale, prefix } of visitors) {
  test.describe(() => {
    test.use({ locale });

    test(
      `the hero in ${language} plays when pressed and fills the record as it's heard, again after its end`,
      soakUnless(language === "nl"),
      async ({ page, faultProxy }) => {
        const { site } = await textsOf(language);
        const listen = page.getByRole("button", { name: site(($) => $.home.story.listen) });
        const pause = page.getByRole("button", { name: site(($) => $.home.story.pause) });
        const values = page.locator("main section").first().locator("dd");
        await page.goto(prefix || "/");
        await page.waitForLoadState("networkidle");
        await expect(values).toHaveText(["48", /28[.,]800/, "Henk Bos", /jan/i]);
        expect(faultProxy.requests.filter(({ path }) => path.endsWith(".mp3"))).toEqual([]);

        await listen.click();
        await expect(pause).toBeVisible();
        await expect(values).toHaveText(["40", /24[.,]000/, "Marieke van Dijk", "–"]);
        await sound(page).evaluate((audio: HTMLAudioElement) => {
          audio.currentTime = 10.2;
        });
        await expect(values).toHaveText(["48", /28[.,]800/, "Marieke van Dijk", "–"]);
        await page.keyboard.press("Enter");
        await expect(listen).toBeFocused();

        await sound(page).evaluate((audio: HTMLAudioElement) => {
          audio.currentTime = audio.duration - 0.5;
        });
        await page.keyboard.press("Enter");
        await expect(page.getByRole("status").filter({ hasText: "Henk Bos" })).toBeAttached();
        await expect(values).toHaveText(["48", /28[.,]800/, "Henk Bos", /jan/i]);
        await listen.click();
        await expect(values.first()).toHaveText("40");
      },
    );
  });
}

test("a sound that doesn't load is reported, and plays at the next press", async ({
  page,
  consoleErrors,
}) => {
  const { site } = await textsOf("en");
  const listen = page.getByRole("button", { name: site(($) => $.home.story.listen) });
  consoleErrors.expected.push(/Failed to load resource/);
  await page.route("**/*.mp3", (route) => route.abort());
  await page.goto("/en");
  await listen.click();
  await expect(page.getByRole("alert")).toHaveText(site(($) => $.home.story.failed));
  await page.unroute("**/*.mp3");
  await listen.click();
  await expect(page.getByRole("button", { name: site(($) => $.home.story.pause) })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("the hero plays before the application is there, and stops when its view is left", async ({ page }) => {
  const { site } = await textsOf("en");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/entry\.client-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/en");
  await page.getByRole("button", { name: site(($) => $.home.story.listen) }).click();
  const isPlaying = () =>
    sound(page).evaluate((audio: HTMLAudioElement) => !audio.paused && audio.currentTime > 0);
  await expect.poll(isPlaying).toBe(true);
  release();
  await expect(page.getByRole("button", { name: site(($) => $.home.story.pause) })).toBeVisible();
  expect(await isPlaying()).toBe(true);

  const audio = await sound(page).elementHandle();
  await page
    .getByRole("banner")
    .getByRole("link", { name: site(($) => $.shell.nav.pricing) })
    .click();
  await expect(page).toHaveURL("/en/pricing");
  await expect.poll(() => audio?.evaluate((element: HTMLAudioElement) => element.paused)).toBe(true);
});

test("in forced colors, words of the hero that weren't heard yet look like those around them", async ({
  page,
}) => {
  const { site } = await textsOf("en");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await page.goto("/en");
    await page.getByRole("button", { name: site(($) => $.home.story.listen) }).click();
    const colors = await page
      .locator("mark[data-unheard]")
      .first()
      .evaluate((mark) => [mark, mark.parentElement as Element].map((each) => getComputedStyle(each).color));
    expect(colors[0], colorScheme).toBe(colors[1]);
  }
});

test("the hero scrolls under the bar", async ({ page }) => {
  const { site } = await textsOf("en");
  await page.goto("/en");
  const isBar = await page
    .getByRole("button", { name: site(($) => $.home.story.listen) })
    .evaluate((button) => {
      const bar = document.querySelector("header") as Element;
      scrollTo({ top: button.getBoundingClientRect().top + scrollY, behavior: "instant" });
      const { left, top } = button.getBoundingClientRect();
      return bar.contains(document.elementFromPoint(left + 20, top + 20));
    });
  expect(isBar).toBe(true);
});
