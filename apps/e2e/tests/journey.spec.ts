import { fillIn, openSignup, signup } from "../support/forms.ts";
import { dutch, textsOf } from "../support/languages.ts";
import { rowsOf } from "../support/rows.ts";
import { expect, test } from "../support/test.ts";

const { language, locale, failure, thanks } = dutch;

test.use({ locale });

const origin = {
  source: "gclid",
  medium: "",
  campaign: "brand",
  referrer: "search.example",
  firstPage: "/pricing",
};

test("a visitor signs up, asks for the demo and looks around, and every step is in the database", async ({
  page,
  server,
  faultProxy,
  consoleErrors,
}) => {
  const { site, demo } = await textsOf(language);
  const rows = rowsOf(server);

  await test.step("arrives on the prices from a search engine's advertisement", async () => {
    await page.goto(`/pricing?utm_campaign=brand&gclid=Cj0KCQ`, { referer: "https://search.example/" });
    await expect.poll(rows.visits).toHaveLength(1);
  });

  await test.step("goes home", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Voxlog" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(site(($) => $.home.hero.title));
    await expect.poll(rows.visits).toHaveLength(2);
  });

  const form = await openSignup(page, language);

  await test.step("submits the empty form and sees what is missing", async () => {
    await form.submit.click();
    await expect(form.field("firstName")).toBeFocused();
    for (const name of ["firstName", "lastName", "email", "company"] as const) {
      await expect(form.field(name)).toHaveAccessibleDescription(site(($) => $.forms.errors.required));
    }
    await expect(form.field("phone")).not.toHaveAttribute("aria-invalid");
  });

  await test.step("is rejected by the server and keeps the typed text", async () => {
    consoleErrors.expected.push(/signups/, /status of 500/);
    const release = faultProxy.fault({ method: "POST", path: /signups/, status: 500 });
    await fillIn(form, signup);
    await form.submit.click();
    await expect(form.dialog.getByRole("alert")).toHaveText(failure);
    await expect(form.field("company")).toHaveValue(signup.company);
    await expect
      .poll(() => consoleErrors.all.join())
      .toContain("couldn't be stored: Something went wrong while processing your request.");
    expect(await rows.signups()).toHaveLength(0);
    release();
  });

  await test.step("sends it again", async () => {
    await form.submit.click();
    await expect(page.getByRole("status").getByText(thanks)).toBeVisible();
    await expect(form.dialog).toBeHidden();
    expect(await rows.signups()).toMatchObject([{ ...signup, ...origin, openedBy: "menu", language }]);
    expect(await rows.emails()).toMatchObject([{ kind: "lead" }]);
  });

  await test.step("has a session with these steps", async () => {
    await expect.poll(async () => (await rows.sessions())[0]?.converted).toBe(true);
    expect(await rows.sessions()).toMatchObject([
      {
        landing_page: "/pricing",
        last_page: "/",
        referrer: "https://search.example/",
        page_count: 2,
        unique_page_count: 2,
        language,
        converted: true,
        conversion_type: "signup",
        dev_mode: false,
        device_type: "desktop",
        os: "Linux",
        browser: "Chrome",
        screen_size: "1280x720",
      },
    ]);
    const [first, second] = await rows.visits();
    expect(first).toMatchObject({ page_path: "/pricing", language, referrer: "https://search.example/" });
    expect(first?.page_title).toBe(site(($) => $.shell.meta.pricing.title, { product: "Voxlog" }));
    expect(first?.end_time).not.toBe("");
    expect(second).toMatchObject({ page_path: "/", end_time: "" });
  });

  await test.step("goes straight into the demo", async () => {
    const dialog = page.getByRole("dialog");
    await expect(page.getByRole("status").getByText(thanks)).toBeFocused();
    await dialog.getByRole("link", { name: site(($) => $.home.hero.viewDemo) }).click();
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(demo(($) => $.dashboard.title));
    await expect(page).toHaveTitle(`${demo(($) => $.sections.dashboard)} - Voxlog Demo`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  });

  await test.step("looks around, and the demo's own collections have it", async () => {
    await page
      .getByRole("link", { name: demo(($) => $.sections.recordings), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL("/dashboard/recordings");
    await expect.poll(rows.appVisits).toHaveLength(2);
    expect(await rows.appVisits()).toMatchObject([
      { page_path: "/dashboard", language },
      { page_path: "/dashboard/recordings", language },
    ]);
    await expect
      .poll(rows.appSessions)
      .toMatchObject([
        { landing_page: "/dashboard", last_page: "/dashboard/recordings", page_count: 2, language },
      ]);
    const plain = (await rows.visits()).map(({ page_path }) => page_path);
    expect(plain).toEqual(["/pricing", "/"]);
    expect(await rows.sessions()).toMatchObject([{ converted: true, page_count: 2 }]);
  });

  await test.step("closes the tab, and no visit is left open", async () => {
    // Like a person closing the tab: otherwise, the page may end before its handlers run.
    await page.close({ runBeforeUnload: true });
    await expect
      .poll(async () => (await rows.appVisits()).map(({ end_time }) => end_time !== ""))
      .toEqual([true, true]);
    const visits = [...(await rows.visits()), ...(await rows.appVisits())];
    expect(visits.map(({ end_time }) => end_time !== "")).toEqual([true, true, true, true]);
    expect(visits.filter(({ visible_time }) => visible_time === 0)).toEqual([]);
  });
});
