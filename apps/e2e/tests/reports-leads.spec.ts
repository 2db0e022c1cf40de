import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { startPocketBase, type TestPocketBase } from "@voxlog/server/testing";
import { type MailServer, mailVariables, startMailServer } from "@voxlog/server/testing/mail-server";
import { buildDir } from "../deployment/published-builds.ts";
import { expectAccessible } from "../support/accessible.ts";
import { signInForm } from "../support/forms.ts";
import { textsOf } from "../support/languages.ts";
import { expectNoLayoutFaults } from "../support/reading.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL" });

const { reports, staff } = await textsOf("nl");
const STAFF = { email: "staff@voxlog.test", password: "nine lives of a quiet cat" };
const LEADS = [
  { firstName: "Ada", lastName: "de Vries", email: "ada@example.com", company: "Eerste BV", crm: "HubSpot" },
  {
    firstName: "Bob",
    lastName: "Bakker",
    email: "bob@example.com",
    company: "Tweede BV",
    phone: "+31 6 1234",
    openedBy: "enterprise",
  },
  { firstName: "=1+1", lastName: "Smit", email: "carla@example.com", company: "Derde BV", openedBy: "hero" },
];

let mailServer: MailServer;
let server: TestPocketBase;
test.beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startPocketBase({
    env: { ...mailVariables(mailServer), REPORTS_DIR: buildDir("REPORTS_DIR") },
  });
  await post("/api/collections/staff/records", { ...STAFF, passwordConfirm: STAFF.password });
  for (const lead of LEADS) await post("/api/collections/signups/records", lead, "");
  const again = { company: "Zusje BV", email: LEADS[0]?.email, language: "nl" };
  await post("/api/collections/demo_requests/records", again, "");
  await post("/api/collections/signups/records", { ...LEADS[0], email: "bot@example.com", website: "x" }, "");
});
test.afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

async function post(path: string, body: object, token = server.admin.token): Promise<void> {
  const headers = { "Content-Type": "application/json", ...(token && { Authorization: token }) };
  const response = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  expect(response.ok, await response.text()).toBe(true);
}

async function codeOfMail(count: number): Promise<string> {
  const texts = () => mailServer.emails.filter(({ to }) => to[0] === STAFF.email).map(({ text }) => text);
  await expect.poll(() => texts().length).toBe(count);
  return /\d{8}/.exec(texts().at(-1) ?? "")?.[0] ?? "";
}

const row = (page: Page, company: string) => page.getByRole("row", { name: company });
const tab = (page: Page, state: "open" | "answered" | "held") =>
  page.getByRole("tab", { name: staff(($) => $.states[state]) });
const answer = (page: Page, company: string) =>
  page.getByRole("button", { name: staff(($) => $.answerOf, { company }) });

test("a staff member signs in with a mailed code, processes the leads, and ends all sessions", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expected.push(
    /status of 40[01] .*auth-with/,
    /status of 409 .*api\/leads/,
    /ERR_FAILED.*api\/leads/,
    /status of 401 .*api\/account/,
  );
  await page.goto(`${server.url}/reports/leads`);
  const form = await signInForm(page, "nl");
  await form.email.fill(STAFF.email);
  await form.password.fill(STAFF.password);
  await form.submit.click();

  await test.step("enters the right code", async () => {
    const code = page.getByLabel(staff(($) => $.code.label));
    await expect(code).toBeFocused();
    await expect(page.getByText(staff(($) => $.code.intro, { email: STAFF.email }))).toBeVisible();
    await code.fill("00000000");
    await code.press("Enter");
    await expect(form.failure).toHaveText(staff(($) => $.code.failures.rejected));
    await page.getByRole("button", { name: staff(($) => $.code.again) }).click();
    await code.fill(await codeOfMail(2));
    await code.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: staff(($) => $.title) })).toBeFocused();
  });

  await test.step("sees waiting leads with the time left to answer", async () => {
    await expect(page).toHaveTitle("Aanvragen | Voxlog");
    await expect(page.locator("tbody tr")).toContainText(LEADS.map(({ company }) => company));
    await expect(row(page, "Eerste BV")).toContainText("nog 23 uur 59 min");
    await expect(row(page, "Tweede BV").getByRole("link")).toContainText(["bob@example.com", "+31 6 1234"]);
    await expect(row(page, "Tweede BV")).toContainText("Formulier geopend via: het abonnement Enterprise");
    await expect(tab(page, "open")).toContainText("3");
    await expectAccessible(page);
  });

  await test.step("has the controls apart on a small laptop, and room for the texts", async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const person = page.getByLabel(staff(($) => $.assignedOf, { company: "Tweede BV" }));
    const [field, button] = [await person.boundingBox(), await answer(page, "Tweede BV").boundingBox()];
    expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThan(button?.x ?? 0);
    await expectNoLayoutFaults(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("answers one, undoes it, and continues by keyboard", async () => {
    await answer(page, "Eerste BV").focus();
    await page.keyboard.press("Enter");
    await expect(row(page, "Eerste BV")).toHaveCount(0);
    await expect(answer(page, "Tweede BV")).toBeFocused();
    const message = page.getByText(staff(($) => $.done.answered, { company: "Eerste BV" }));
    await expect(message).toBeVisible();
    await page.getByRole("button", { name: staff(($) => $.undo) }).click();
    await expect(row(page, "Eerste BV")).toBeVisible();
    const { x = 0, y = 0 } = (await answer(page, "Eerste BV").boundingBox()) ?? {};
    await page.mouse.click(x + 10, y + 10);
    await expect(row(page, "Eerste BV")).toHaveCount(0);
    // The second click of a double click is on the next lead.
    await page.mouse.click(x + 10, y + 10);
    await tab(page, "answered").click();
    await expect(page.locator("tbody tr")).toContainText(["Eerste BV"]);
    const reopen = staff(($) => $.reopenOf, { company: "Eerste BV" });
    await page.getByRole("button", { name: reopen }).click();
    await tab(page, "open").click();
    await expect(page.locator("tbody tr")).toContainText(LEADS.map(({ company }) => company));
    await answer(page, "Tweede BV").click();
    await tab(page, "answered").click();
    await expect(page).toHaveURL(`${server.url}/reports/leads?state=answered`);
    await expect(page.locator("tbody tr")).toContainText(["Tweede BV"]);
    await tab(page, "held").click();
    await expect(page.locator("tbody tr")).toContainText([staff(($) => $.reasons.trap)]);
    await page.goBack();
    await page.goBack();
    await expect(tab(page, "open")).toHaveAttribute("aria-selected", "true");
  });

  await test.step("assigns one, sees the others of its address, and replies from the template", async () => {
    const company = "Eerste BV";
    // The lead that was held back has the same company.
    await expect(page.locator("tbody tr")).toContainText([company, "Derde BV"]);
    const person = page.getByLabel(staff(($) => $.assignedOf, { company }));
    await person.selectOption(STAFF.email);
    await expect(person).toBeEnabled();
    await page.reload();
    await expect(person).toHaveValue(STAFF.email);
    await row(page, company)
      .getByText(staff(($) => $.others, { count: 1, number: "1" }))
      .click();
    await expect(row(page, company)).toContainText("Zusje BV");
    const reply = row(page, company).getByRole("link", { name: /mailprogramma/ });
    await expect(reply).toHaveAttribute("href", /^mailto:ada@example\.com\?subject=.*&body=Ho?i%20Ada/);
  });

  await test.step("loses no part of a note to the network or a colleague", async () => {
    const company = "Derde BV";
    const field = page.getByLabel(staff(($) => $.note.label, { company }));
    const save = page.getByRole("button", { name: staff(($) => $.note.save) });
    await page.getByRole("button", { name: staff(($) => $.note.addOf, { company }) }).click();
    await field.fill("Belt dinsdag terug");
    await page.route("**/api/leads/signups/*", (route) => route.abort(), { times: 1 });
    await save.click();
    await expect(page.getByRole("alert")).toContainText("Wat je typte, staat hier nog.");
    await tab(page, "answered").click();
    await tab(page, "open").click();
    await expect(field).toHaveValue("Belt dinsdag terug");

    const [lead] = await server.admin.rows("signups", { filter: `company = '${company}'` });
    await fetch(`${server.url}/api/leads/signups/${lead?.id}`, {
      method: "PATCH",
      headers: { "Content-Type": "application/json", Authorization: server.admin.token },
      body: JSON.stringify({ revision: 0, note: "Gemaild door Bob" }),
    });
    await save.click();
    await expect(page.getByRole("alert")).toContainText("Gemaild door Bob");
    await expect(field).toHaveValue("Belt dinsdag terug");
    await page.getByRole("button", { name: staff(($) => $.note.overwrite) }).click();
    await expect(page.getByText(staff(($) => $.note.saved, { company }))).toBeVisible();
    expect(await server.admin.rows("follow_ups", { filter: "note != ''" })).toMatchObject([
      { note: "Belt dinsdag terug", revision: 2 },
    ]);
    const edit = page.getByRole("button", { name: staff(($) => $.note.editOf, { company }) });
    await expect(edit).toBeFocused();
    await edit.click();
    await field.fill("Belt dinsdag terug om tien uur");
    await answer(page, company).click();
    await expect(row(page, company)).toHaveCount(0);
    await tab(page, "answered").click();
    await expect(row(page, company)).toContainText("Belt dinsdag terug om tien uur");
    await expect(edit).toBeVisible();
    await page.getByRole("button", { name: staff(($) => $.reopenOf, { company }) }).click();
    await tab(page, "open").click();
  });

  await test.step("finds one by its note, with the search in the fragment, and downloads it", async () => {
    const search = page.getByRole("searchbox", { name: staff(($) => $.search) });
    await search.fill("dinsdag");
    await expect(page).toHaveURL(`${server.url}/reports/leads#search=dinsdag`);
    await expect(page.locator("tbody tr")).toContainText(["Derde BV"]);
    await page.reload();
    await expect(search).toHaveValue("dinsdag");
    await expect(page.locator("tbody tr")).toHaveCount(1);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: staff(($) => $.downloadOf) }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^leads-open-\d{4}-\d\d-\d\d\.csv$/);
    const [, line = ""] = (await readFile(await file.path(), "utf8")).split("\r\n");
    expect(line).toMatch(
      /Aanmelding;Derde BV;'=1\+1;Smit;carla@example\.com;;;;;;;;de knop bovenaan;nl;;;;Belt dinsdag terug om tien uur$/,
    );
    await search.fill("niets daarvan");
    await expect(page.getByText(staff(($) => $.empty.search, { search: "niets daarvan" }))).toBeVisible();
    await page.getByRole("button", { name: staff(($) => $.empty.clear) }).click();
    await expect(page.locator("tbody tr")).toHaveCount(2);
  });

  await test.step("sees the last page at the address of a later one", async () => {
    await page.goto(`${server.url}/reports/leads?page=9`);
    await expect(page).toHaveURL(`${server.url}/reports/leads`);
    await expect(page.locator("tbody tr")).toHaveCount(2);
  });

  await test.step("erases one after a confirmation", async () => {
    await page.getByRole("button", { name: staff(($) => $.erase.of, { company: "Derde BV" }) }).click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByRole("button", { name: staff(($) => $.erase.cancel) })).toBeFocused();
    await question.getByRole("button", { name: staff(($) => $.erase.confirm) }).click();
    // Rows can't be reached while the dialog is open.
    const stored = () => server.admin.rows("signups", { filter: "company = 'Derde BV'" });
    await expect.poll(stored).toEqual([]);
    await expect(row(page, "Derde BV")).toHaveCount(0);
    expect(await server.admin.rows("follow_ups", { filter: "note != ''" })).toEqual([]);
  });

  await test.step("sees a message when the list can't be loaded", async () => {
    await page.route("**/api/leads/search", (route) => route.abort());
    await page.reload();
    const reason = staff(($) => $.failures.unreachable);
    await expect(page.getByRole("alert")).toHaveText(staff(($) => $.load.failed, { reason }));
    await page.unroute("**/api/leads/search");
    await page.getByRole("button", { name: staff(($) => $.load.retry) }).click();
    await expect(page.locator("tbody tr")).toContainText(["Eerste BV"]);
  });

  await test.step("sees where they are signed in, and signs out everywhere", async () => {
    await page.getByRole("link", { name: reports(($) => $.account) }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle("Je account | Voxlog");
    await expect(page.getByText(staff(($) => $.account.factor.on))).toBeVisible();
    await expect(page.getByRole("listitem")).toContainText([
      staff(($) => $.account.on, { browser: "Chrome", system: "Linux" }),
    ]);
    const token = await page.evaluate(() => sessionStorage.getItem("voxlog.owner"));
    await page.getByRole("button", { name: staff(($) => $.account.endAll) }).click();
    await expect(form.email).toBeVisible();
    const response = await fetch(`${server.url}/api/account`, { headers: { Authorization: token ?? "" } });
    expect(response.status).toBe(401);
  });
});
