import { type LeadFieldName, leadFields } from "@voxlog/product";
import { fillIn, openSignup, type SignupForm, signup } from "../support/forms.ts";
import { dutch, textsOf } from "../support/languages.ts";
import { rowsOf } from "../support/rows.ts";
import { expect, soakUnless, test } from "../support/test.ts";

const fields = leadFields.signups.map(({ name }) => name);
const limits = Object.fromEntries(leadFields.signups.map(({ name, max }) => [name, max])) as Record<
  LeadFieldName,
  number
>;

function longest(field: LeadFieldName, length: number = limits[field]): string {
  if (field === "phone") return "0".repeat(length);
  if (field !== "email") return "é".repeat(length);
  // The server limits parts of an address: 64 characters before the @, 63 between dots.
  const domain = `${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(56)}.example`;
  return `${"a".repeat(length - domain.length - 1)}@${domain}`;
}

const posts = (requests: { method: string; path: string }[]) =>
  requests.filter(({ method, path }) => method === "POST" && path.includes("/signups/"));

async function expectStored(form: SignupForm, thanks: string): Promise<void> {
  await form.submit.click();
  await expect(form.dialog.page().getByRole("status").getByText(thanks)).toBeVisible();
}

test.describe("the signup form", () => {
  test.use({ locale: "nl-NL" });

  test("the signup form accepts every field at its limit", { tag: "@soak" }, async ({ page, server }) => {
    await page.goto("/");
    const form = await openSignup(page, "nl");
    const values = Object.fromEntries(fields.map((field) => [field, longest(field)]));
    await fillIn(form, values);
    await expectStored(form, dutch.thanks);
    expect(await rowsOf(server).signups()).toMatchObject([values]);
  });

  test("the signup form stores scripts, emoji and right-to-left text as they were typed, once however often the button is clicked", async ({
    page,
    server,
    faultProxy,
  }) => {
    const arrive = faultProxy.fault({ method: "POST", path: /signups/, hold: true });
    await page.goto("/");
    const form = await openSignup(page, "nl");
    const odd = {
      firstName: "<script>alert('x')</script>",
      lastName: "👩🏽‍💻 שלום",
      company: '"; DROP TABLE signups; -- {{constructor}}',
      crm: "مبيعات & <b>co</b>",
    };
    await fillIn(form, { ...signup, ...odd });
    await form.submit.evaluate((button: HTMLElement) => {
      for (let click = 0; click < 10; click++) button.click();
    });
    await form.field("crm").press("Enter");
    arrive();
    await expect(page.getByRole("status").getByText(dutch.thanks)).toBeVisible();
    expect(await rowsOf(server).signups()).toMatchObject([odd]);
    expect(posts(faultProxy.requests)).toHaveLength(1);
  });

  test("the signup form shows errors next to fields before sending, truncates nothing, says why sending failed, and keeps everything until it's sent", async ({
    page,
    context,
    server,
    faultProxy,
    consoleErrors,
  }) => {
    const { site, common } = await textsOf("nl");
    consoleErrors.expected.push(/status of 4(00|29)/, /couldn't be stored/);
    consoleErrors.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
    await page.goto("/");
    const form = await openSignup(page, "nl");
    const alert = form.dialog.getByRole("alert");
    await fillIn(form, Object.fromEntries(fields.map((field) => [field, longest(field, limits[field] + 1)])));
    await form.submit.click();
    for (const field of fields) {
      await expect(form.field(field)).toHaveValue(longest(field, limits[field] + 1));
      await expect(form.field(field)).toHaveAccessibleDescription(
        new RegExp(site(($) => $.forms.errors.tooLong, { max: limits[field] })),
      );
    }
    await fillIn(form, { ...signup, email: "anna@b" });
    await form.submit.click();
    await expect(form.field("email")).toHaveAccessibleDescription(site(($) => $.forms.errors.email));
    await expect(form.field("email")).toBeFocused();
    await expect(alert).toBeHidden();
    expect(posts(faultProxy.requests)).toEqual([]);

    await form.field("email").fill(signup.email);
    await expect(form.field("email")).toHaveAccessibleDescription("");
    faultProxy.fault({ method: "POST", path: /signups/, status: 429, times: 1 });
    await form.submit.click();
    await expect(alert).toHaveText(site(($) => $.forms.tooMany));

    await context.setOffline(true);
    await form.submit.click();
    await expect(alert).toHaveText(common(($) => $.offline));
    await context.setOffline(false);
    const answer = { data: { email: { code: "validation_is_email" } } };
    await page.route("**/signups/records", (route) => route.fulfill({ status: 400, json: answer }), {
      times: 1,
    });
    await form.submit.click();
    await expect(form.field("email")).toHaveAccessibleDescription(site(($) => $.forms.errors.email));
    await expect(form.field("email")).toBeFocused();
    await expect(alert).toHaveText(dutch.failure);

    const release = faultProxy.fault({ method: "POST", path: /signups/, cut: "before forwarding" });
    const cut = page.waitForEvent("requestfailed");
    await form.submit.click();
    await cut;
    await expect(alert).toHaveText(dutch.failure);
    for (const field of fields) await expect(form.field(field)).toHaveValue(signup[field]);
    release();
    await expectStored(form, dutch.thanks);
    expect(await rowsOf(server).signups()).toMatchObject([signup]);
  });

  test("the signup form shows that it's sending, and can't be sent again in the meantime", {
    tag: "@soak",
  }, async ({ page, faultProxy }) => {
    const { site } = await textsOf("nl");
    const arrive = faultProxy.fault({ method: "POST", path: /signups/, hold: true });
    await page.goto("/");
    const form = await openSignup(page, "nl");
    await fillIn(form, signup);
    await form.submit.click();
    const sending = form.dialog.getByRole("button", { name: site(($) => $.forms.sending) });
    await expect(sending).toBeDisabled();
    await expect(sending).toBeFocused();
    arrive();
    await expect(form.dialog).toBeHidden();
  });

  test("the signup form holds back a lead from a program that fills in every field, and counts no conversion", async ({
    page,
    server,
  }) => {
    await page.goto("/");
    const form = await openSignup(page, "nl");
    await fillIn(form, signup);
    await form.dialog.locator('input[name="website"]').fill("buy now", { force: true });
    await expectStored(form, dutch.thanks);
    const rows = rowsOf(server);
    expect(await rows.signups()).toMatchObject([signup]);
    expect(await server.admin.rows("outbox")).toMatchObject([{ held: "trap", bundled: true }]);
    expect(await rows.sessions()).toMatchObject([{ converted: false }]);
  });
});

for (const [state, block] of [
  ["blocked", "() => { throw new DOMException('denied', 'SecurityError'); }"],
  [
    "full",
    "() => ({ getItem: () => null, removeItem() {}, setItem() { throw new DOMException('full', 'QuotaExceededError'); } })",
  ],
] as const) {
  test(
    `a visitor whose storage is ${state} can sign up and enter the demo`,
    soakUnless(state === "blocked"),
    async ({ page, server }) => {
      await page.addInitScript(`for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { configurable: true, get: ${block} });`);
      const { site, demo } = await textsOf("nl");
      await page.goto("/?lang=nl");
      const form = await openSignup(page, "nl");
      await fillIn(form, signup);
      await expectStored(form, dutch.thanks);
      await page
        .getByRole("dialog")
        .getByRole("link", { name: site(($) => $.home.hero.viewDemo) })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(demo(($) => $.dashboard.title));
      const rows = rowsOf(server);
      expect(await rows.signups()).toHaveLength(1);
      await expect.poll(rows.sessions).toMatchObject([{ converted: true }]);
    },
  );
}

const HOSTILE = `<img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`;

test("a visitor's input is plain text in PocketBase's dashboard", async ({ page, server }) => {
  const lead = {
    firstName: HOSTILE,
    lastName: HOSTILE,
    company: HOSTILE,
    email: "ada@example.com",
    crm: HOSTILE,
  };
  await page.request.post("/api/collections/signups/records", { data: lead });

  await page.goto("/_/");
  await page.getByLabel("Email").fill(server.owner.email);
  await page.getByLabel("Password").first().fill(server.owner.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("button", { name: /^signups/ }).click();
  const shown = page.getByText("<img src=x onerror", { exact: false });
  await expect(shown.first()).toBeVisible();
  await shown.first().click(); // Opens the record.
  await expect(page.getByRole("textbox", { name: /^company/ })).toHaveValue(HOSTILE);
  expect(await page.title()).not.toBe("owned");
});
