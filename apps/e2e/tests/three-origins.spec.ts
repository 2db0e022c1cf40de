import { brand } from "@voxlog/product";
import { origins, startThreeOrigins } from "../deployment/three-origins.ts";
import { deployedTest, expectServed, openEachPage, watchForeignRequests } from "../support/deployed.ts";
import { fillIn, openSignup, signup } from "../support/forms.ts";
import { english, textsOf } from "../support/languages.ts";
import { parseSitemap } from "../support/page-head.ts";
import { rowsOf } from "../support/rows.ts";
import { expect } from "../support/test.ts";

const test = deployedTest(startThreeOrigins).extend<object, object>({
  sharedServer: [({ deployment }, use) => use(deployment.server), { scope: "worker" }],
});
const all = Object.values(origins);

// This test makes its own builds.
test.describe("the product on three origins", { tag: "@soak" }, () => {
  // In one worker, because a deployment takes seconds to start.
  test.describe.configure({ mode: "default" });
  // With a Dutch browser, only the links can tell the demo that the visitor reads English.
  test.use({ locale: "nl-NL" });

  test("the product on three origins serves every page and screen at its address by the hosts' rules, and uses that address in links", async ({
    page,
  }) => {
    await page.goto("/");
    const read = (path: string) => page.evaluate(async (path) => (await fetch(path)).text(), path);
    const sitemap = await read("/sitemap.xml");
    const pages = parseSitemap(sitemap, origins.site).map(({ path }) => path);
    for (const path of ["/en/pricing", "/robots.txt", "/.well-known/security.txt"]) {
      const text = await read(path);
      expect(text, path).toContain(`${origins.site}/`);
      expect(text, path).not.toContain(brand.origin);
    }
    expect(pages.length).toBeGreaterThan(30);
    await expectServed(page, pages);
    await page.goto(`${origins.demo}/dashboard`);
    const links = page.getByRole("navigation").first().getByRole("link");
    await expect(links.first()).toBeVisible();
    const screens = await links.evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).pathname));
    expect(screens.length).toBeGreaterThan(5);
    await expectServed(page, screens);
  });

  test("the product on three origins opens pages and screens without console errors or requests to other origins", async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expected.push(/status of 404 .*\/nothing$/);
    const foreign = watchForeignRequests(page, all);
    await openEachPage(page, origins.demo);
    expect(foreign).toEqual([]);
  });

  test("the product on three origins accepts a signup with proof of work, and tracking, across origins, with language and dev mode in the links", async ({
    page,
    server,
    consoleErrors,
  }) => {
    // The server requests a proof by rejecting the first request.
    consoleErrors.expected.push(/status of 428/);
    const rows = rowsOf(server);
    const { site, demo } = await textsOf("en");
    const foreign = watchForeignRequests(page, all);

    await page.goto("/en/pricing");
    const form = await openSignup(page, "en");
    await fillIn(form, signup);
    await form.submit.click();
    await expect(page.getByRole("status").getByText(english.thanks)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(form.dialog).toBeHidden();
    expect(await rows.signups()).toMatchObject([{ ...signup, openedBy: "menu", language: "en" }]);

    const demoEntry = page
      .getByRole("banner")
      .getByRole("link", { name: site(($) => $.shell.nav.demo), exact: true });
    await demoEntry.click();
    await expect(page).toHaveURL(`${origins.demo}/dashboard`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(demo(($) => $.dashboard.title));
    await expect.poll(rows.appSessions).toMatchObject([{ dev_mode: false, language: "en" }]);

    await page.getByRole("link", { name: demo(($) => $.layout.backToSite) }).click();
    await expect(page).toHaveURL(`${origins.site}/en`);
    // A page left before the tracker loads isn't counted as a view.
    await expect.poll(rows.sessions).toMatchObject([{ page_count: 2 }]);
    await page.goto("/en?dev=1");
    await expect.poll(rows.sessions).toMatchObject([{ page_count: 3 }]);
    await demoEntry.click();
    await expect(page).toHaveURL(`${origins.demo}/dashboard`);
    await expect.poll(rows.appSessions).toMatchObject([{ dev_mode: true, page_count: 2 }]);
    // Turns it off again on both origins.
    await page.goto("/en?dev=0");
    await expect.poll(rows.sessions).toMatchObject([{ page_count: 4 }]);
    await demoEntry.click();
    await expect.poll(rows.appSessions).toMatchObject([{ dev_mode: false, page_count: 3 }]);

    await expect
      .poll(rows.sessions)
      .toMatchObject([{ landing_page: "/pricing", page_count: 4, converted: true, language: "en" }]);
    const ended = async () =>
      (await rows.visits()).map(({ page_path, end_time }) => [page_path, end_time !== ""]);
    await expect.poll(ended).toEqual([
      ["/pricing", true],
      ["/", true],
      ["/", true],
      ["/", true],
    ]);
    expect(foreign).toEqual([]);
  });
});
