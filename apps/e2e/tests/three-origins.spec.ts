import { origins, startThreeOrigins } from "../deployment/three-origins.ts";
import { deployedTest, openAllPages, openAllScreens, watchForeignRequests } from "../support/deployed.ts";
import { fillIn, openSignup, signup } from "../support/forms.ts";
import { textsOf } from "../support/languages.ts";
import { rowsOf } from "../support/rows.ts";
import { expect } from "../support/test.ts";

const test = deployedTest(startThreeOrigins).extend<object, object>({
  sharedServer: [({ deployment }, use) => use(deployment.server), { scope: "worker" }],
});
const all = Object.values(origins);

test.describe("the product on three origins", () => {
  // In one worker: a deployment takes seconds to start.
  test.describe.configure({ mode: "default" });
  // A Dutch browser: only the links can tell the demo that the visitor reads English.
  test.use({ locale: "nl-NL" });

  test("opens every page and screen without a complaint of the browser or a request elsewhere", async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(/status of 404 .*\/nothing$/);
    const foreign = watchForeignRequests(page, all);
    await openAllPages(page);
    await openAllScreens(page, origins.demo);
    expect(foreign).toEqual([]);
  });

  test("takes signups, demo requests and tracking across origins, with language and dev mode in the links", async ({
    page,
    server,
  }) => {
    const rows = rowsOf(server);
    const { site, demo } = await textsOf("en");
    const foreign = watchForeignRequests(page, all);

    await page.goto("/en/pricing");
    const form = await openSignup(page, "en");
    await fillIn(form, signup);
    await form.submit.click();
    await expect(form.dialog).toBeHidden();
    expect(await rows.signups()).toMatchObject([signup]);

    const demoEntry = page
      .getByRole("banner")
      .getByRole("link", { name: site(($) => $.shell.nav.demo), exact: true });
    await demoEntry.click();
    const request = page.getByRole("dialog");
    await request.getByLabel(site(($) => $.forms.fields.company)).fill(signup.company);
    await request.getByLabel(site(($) => $.forms.fields.email)).fill(signup.email);
    await request.getByRole("button", { name: site(($) => $.forms.demoRequest.submit) }).click();
    await expect(page).toHaveURL(`${origins.demo}/dashboard`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(demo(($) => $.dashboard.title));
    expect(await rows.demoRequests()).toMatchObject([{ company: signup.company, email: signup.email }]);
    await expect.poll(rows.appSessions).toMatchObject([{ dev_mode: false, language: "en" }]);

    await page.getByRole("link", { name: demo(($) => $.layout.backToSite) }).click();
    await expect(page).toHaveURL(`${origins.site}/en`);
    await page.getByRole("switch", { name: site(($) => $.shell.footer.devMode) }).click();
    await demoEntry.click();
    await expect(page).toHaveURL(`${origins.demo}/dashboard`);
    await expect.poll(rows.appSessions).toMatchObject([{ dev_mode: true, page_count: 2 }]);

    await expect
      .poll(rows.sessions)
      .toMatchObject([{ landing_page: "/pricing", page_count: 2, converted: true, language: "en" }]);
    const ended = async () =>
      (await rows.visits()).map(({ page_path, end_time }) => [page_path, end_time !== ""]);
    await expect.poll(ended).toEqual([
      ["/pricing", true],
      ["/", true],
    ]);
    expect(foreign).toEqual([]);
  });
});
