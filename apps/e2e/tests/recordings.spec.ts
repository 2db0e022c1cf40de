import type { Page } from "@playwright/test";
import { silence } from "../support/audio.ts";
import { textsOf } from "../support/languages.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL" });

const { demo, common } = await textsOf("nl");

const link = (page: Page, client: string) =>
  page.getByRole("link", { name: demo(($) => $.recordingList.viewClient, { client }) });
const detail = (page: Page) => page.getByRole("dialog");
const close = (page: Page) => detail(page).getByRole("button", { name: common(($) => $.close), exact: true });

test("a recording's detail stays open after a double click, and a click on the backdrop closes it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/dashboard/recordings");
  await link(page, "Lumen Energie").hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(detail(page)).toBeVisible();
  await page.mouse.move(8, 450);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.keyboard.press("ArrowRight");
  await expect(detail(page)).toHaveAccessibleName("Vragen over beveiliging");
  await page.mouse.click(8, 450);
  await expect(detail(page)).toHaveCount(0);
});

test("a recording's detail closes and opens again after two clicks while it loads", {
  tag: "@soak",
}, async ({ page }) => {
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/recording-dialog-[^/]*\.js$/, (route) => promise.then(() => route.continue()));
  await page.goto("/dashboard/recordings");
  for (let click = 0; click < 2; click++) {
    await link(page, "Lumen Energie").click();
    await expect(page).toHaveURL(/recording=/);
  }
  arrive();
  await expect(detail(page)).toBeVisible();
  await close(page).click();
  await expect(page).toHaveURL(/\/recordings$/);
  await link(page, "Van Dijk Logistiek").click();
  await expect(detail(page)).toHaveAccessibleName("Offerte voor 48 gebruikers");
});

test("a recording's detail closes at once after a double click on a slow screen", {
  tag: "@soak",
}, async ({ page }) => {
  await page.goto("/dashboard/recordings");
  await link(page, "Lumen Energie").hover();
  await link(page, "Lumen Energie").evaluate((target) => {
    for (const detail of [1, 2])
      target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  });
  await expect(detail(page)).toBeVisible();
  await close(page).click();
  await expect(page).toHaveURL(/\/recordings$/);
  await expect(detail(page)).toHaveCount(0);
});

test("a recording's detail goes one step back when it is closed with a double click", {
  tag: "@soak",
}, async ({ page }) => {
  await page.goto("/dashboard");
  await page.getByRole("link", { name: demo(($) => $.sections.recordings), exact: true }).click();
  await expect(page).toHaveURL(/\/recordings$/);
  for (let opening = 0; opening < 2; opening++) {
    await link(page, "Lumen Energie").click();
    await close(page).dblclick();
    await expect(detail(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/recordings$/);
  }
});

test("a recording opens by its address alone, also after a reload", async ({ page }) => {
  const alone = page.getByRole("article", { name: "Akkoord op het voorstel" });
  for (const address of [
    "/dashboard?recording=stroom-en-zoon",
    "/dashboard/recordings?q=zzz&recording=stroom-en-zoon",
  ]) {
    await page.goto(address);
    await expect(alone).toBeVisible();
  }
  await page.goto("/dashboard/recordings");
  await link(page, "Stroom & Zoon").click();
  await expect(detail(page)).toBeVisible();
  await page.reload();
  await expect(alone).toBeVisible();
  await expect(detail(page)).toHaveCount(0);
  await page.goBack();
  await expect(link(page, "Stroom & Zoon")).toBeVisible();
});

for (const place of ["page", "dialog"])
  test(`the ${place} of a conversation prints from its first line to its last`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/dashboard/recordings${place === "page" ? "?recording=stroom-en-zoon" : ""}`);
    if (place === "dialog") await link(page, "Stroom & Zoon").click();
    await expect(page.getByText(/Daan belt je vrijdag/)).toBeVisible();
    const printed = await textOnPaper(page);
    expect(printed.text).toMatch(
      /\bFase\b.*Gewonnen.*laat hem meteen inspreken.*Sanne, kort en goed.*Daan belt je vrijdag/s,
    );
    expect(printed.text).not.toMatch(/Lumen Energie|Naar de inhoud/);
    expect(printed.isCut).toBe(false);
    expect(printed.pages).toBe(2);
  });

test("a conversation on A4 ends without an empty page", async ({ page }) => {
  await page.goto("/dashboard/recordings?recording=van-dijk-logistiek&lang=en");
  await expect(page.getByText(/gives us the edge over RouteWerk/)).toBeVisible();
  expect((await textOnPaper(page)).pages).toBe(3);
});

test("what is printed isn't in a grid, in which browsers would print one part over the other", async ({
  page,
}) => {
  await page.goto("/dashboard/recordings?lang=en");
  await page.getByRole("link", { name: /Northgate Medical/ }).click();
  const lines = page.getByRole("list").filter({ hasText: "Who makes the final decision?" });
  await expect(lines).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(lines).toHaveCSS("display", "flex");
  await expect(page.getByRole("region", { name: "CRM sync" })).toHaveCSS("display", "block");
  await page.emulateMedia({ media: "screen" });
  await page.goto("/dashboard/crm-record?recording=van-dijk-logistiek&lang=en");
  const parts = page.getByRole("heading", { name: "Activities" }).locator("xpath=../..");
  await expect(parts).toContainText("Jan 1, 2026");
  await page.emulateMedia({ media: "print" });
  await expect(parts).toHaveCSS("display", "block");
  await page.goto("/dashboard?lang=en#team");
  await expect(page.getByRole("region", { name: "Your team this week" })).toHaveCSS("display", "block");
});

test("on a phone, the way back from a CRM record stays in view to the record's end", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard/crm-record?recording=van-dijk-logistiek");
  await expect(page.getByRole("main")).toContainText("1 jan 2026");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole("link", { name: demo(($) => $.crm.record.back) })).toBeInViewport();
});

/** Prints, and returns the text of the page as it is then: it has no time for another frame. */
async function textOnPaper(page: Page): Promise<{ text: string; isCut: boolean; pages: number }> {
  const printed = await page.evaluateHandle(() => {
    const result = { text: "", isCut: true };
    const read = () => {
      // biome-ignore lint/performance/useDomNodeTextContent: without what isn't printed.
      result.text = document.body.innerText;
      const panel = document.querySelector("[role=dialog], article");
      const end = [...(panel?.querySelectorAll("li") ?? [])].at(-1)?.getBoundingClientRect().bottom ?? 0;
      result.isCut = end > (panel?.getBoundingClientRect().bottom ?? 0);
    };
    // After React's microtask, which follows the listeners'.
    const afterReact = () => queueMicrotask(() => queueMicrotask(read));
    matchMedia("print and (width < 64rem)").addEventListener("change", afterReact, { once: true });
    return result;
  });
  const pdf = await page.pdf({
    format: "A4",
    margin: { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" },
  });
  const pages = [...pdf.toString("latin1").matchAll(/\/Type\s*\/Page\b/g)].length;
  return { ...(await printed.jsonValue()), pages };
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("on a phone, the first touch of anything fetches the code of a recording's detail and of the menu", async ({
    page,
  }) => {
    const fetched = Promise.all([
      page.waitForResponse(/\/recording-dialog-[^/]*\.js$/),
      page.waitForResponse(/\/mobile-menu-[^/]*\.js$/),
    ]);
    await page.goto("/dashboard");
    const heading = page.getByRole("heading", { level: 1 });
    // More than once: a visible component may not listen yet.
    const touching = expect(async () => {
      await heading.tap();
      await Promise.race([fetched, Promise.reject(new Error("It was not fetched yet."))]);
    }).toPass();
    await Promise.all([fetched, touching]);
  });
});

test.describe("a visitor in New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("a visitor in New York sees the agreed days, not the days before", async ({ page }) => {
    await page.goto("/dashboard/recordings?recording=albers-facility");
    await expect(page.getByRole("cell", { name: "3 nov 2025" })).toBeVisible();
    await expect(page.getByRole("article")).toContainText("28 okt 2025");
  });
});

test("a file of another type is rejected by name, and a long name doesn't make a narrow phone scroll sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const name = "20251024_143211_gesprek_van_dijk_logistiek_definitief";
  const fits = async (what: string) => {
    for (const place of [page.locator("html"), detail(page).locator("xpath=./div")]) {
      for (const element of await place.all()) {
        const [needs, has] = await element.evaluate(({ scrollWidth, clientWidth }) => [
          scrollWidth,
          clientWidth,
        ]);
        expect(needs, what).toBeLessThanOrEqual(has ?? 0);
      }
    }
  };
  await page.goto("/dashboard/upload");
  const chooser = page.getByLabel(demo(($) => $.upload.choose));
  await chooser.setInputFiles({ name: `${name}.docx`, mimeType: "", buffer: Buffer.from("?") });
  await expect(page.getByRole("alert")).toHaveText(
    `‘${name}.docx’ kan niet worden geüpload. Toegestaan: .mp3, .wav, .webm, .m4a, .dat en .mp4.`,
  );
  await fits("the rejection");
  await chooser.setInputFiles({ name: `${name}.wav`, mimeType: "audio/wav", buffer: silence(1) });
  await page.getByRole("link", { name: demo(($) => $.userRecording.result) }).click();
  await expect(page.getByText(demo(($) => $.recordings.status.empty))).toBeVisible();
  await fits("the detail");
  await page.getByRole("article").getByRole("link").first().click();
  await expect(page.getByRole("table")).toBeVisible();
  await fits("the list");
});
