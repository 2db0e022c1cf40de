import { appSet } from "@voxlog/tracked-sets";
import { phone } from "../support/browser.ts";
import { fillIn, openReports, signup, signupForm } from "../support/forms.ts";
import { textsOf, visitors } from "../support/languages.ts";
import { expect, soakUnless, test } from "../support/test.ts";

const notes = {
  nl: {
    text: "Net bij Petra geweest, zij wil een offerte voor 12 gebruikers, het budget is 6.050 euro inclusief btw per jaar. Ik stuur haar de offerte maandag. Ze twijfelt nog over royte werk.",
    misheard: "royte werk",
    budget: "€\u00A05.000 per jaar excl. btw",
  },
  en: {
    text: "Just saw Petra, she wants a quote for 12 users, the budget is 6,050 euros a year including VAT. I will send her the quote on Monday. She still has doubts about royte werk.",
    misheard: "royte werk",
    budget: "€5,000 per year excl. VAT",
  },
};

/** The core of the demo: visitors' own words become a CRM record. */
for (const { language, locale } of visitors) {
  test.describe(`in ${language}`, () => {
    test.use({ locale, viewport: phone });

    test(`a visitor's own words become a record that they verify, correct, approve and take to the signup form (${language})`, async ({
      page,
      server,
    }) => {
      const { demo, reports } = await textsOf(language);
      const { text, misheard, budget } = notes[language];
      const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

      await test.step("dictates a note", async () => {
        await page.goto("/dashboard/record?company=Bos+Techniek"); // A link from sales.
        await page.getByLabel(demo(($) => $.userRecording.note.label)).fill(text);
        await press(demo(($) => $.userRecording.note.submit, { agent: "Timmy" }));
      });

      const result = page.getByRole("article", {
        name: demo(($) => $.userRecording.titles.note),
        exact: true,
      });
      const form = result.getByRole("form", { name: demo(($) => $.crm.review.title) });

      await test.step("sees fields, each with its sentence, and that nothing is in the CRM yet", async () => {
        await expect(form.getByRole("textbox", { name: "Budget" })).toHaveValue(budget);
        await form
          .getByRole("button", { name: demo(($) => $.crm.showLine, { field: "Budget" }), exact: true })
          .click();
        await expect(result.locator("li[data-marked] mark")).toHaveText(/^6[.,]050 euro/);
        await expect(result).toContainText(demo(($) => $.crm.fills));
        await expect(result).not.toContainText(demo(($) => $.crm.filled));
        const task = result
          .getByRole("listitem")
          .filter({ hasText: demo(($) => $.recording.updateTypes.task) });
        await expect(task.getByText(/offerte|quote/)).toHaveCount(1);
      });

      await test.step("teaches the agent a word, which changes what it wrote", async () => {
        await press(demo(($) => $.words.addSelected));
        const word = page.getByRole("dialog", { name: demo(($) => $.words.addTitle) });
        await word.getByRole("textbox", { name: demo(($) => $.words.word) }).fill(misheard);
        await word
          .getByText(
            demo(($) => $.words.isMisspelling),
            { exact: true },
          )
          .click();
        await word.getByRole("textbox", { name: demo(($) => $.words.correction) }).fill("RouteWerk");
        await word.getByRole("button", { name: demo(($) => $.words.add), exact: true }).click();
        await expect(result).toContainText(
          demo(($) => $.crm.learned.corrected, { heard: misheard, written: "RouteWerk" }),
        );
        await expect(result.locator("ol").getByText(/RouteWerk/)).toBeVisible();
      });

      await test.step("edits their words, and sees what changed", async () => {
        await press(demo(($) => $.own.edit));
        const words = result.getByLabel(demo(($) => $.own.editLabel));
        await words.fill(text.replace(/6([.,])050/, "7$1260"));
        await expect(form.getByRole("textbox", { name: "Budget" })).toHaveValue(budget.replace("5", "6"));
        await expect(result.getByText(demo(($) => $.crm.review.changed)).first()).toBeVisible();
        await press(demo(($) => $.own.done));
      });

      await test.step("is asked which Petra it was, and approves", async () => {
        const approve = demo(($) => $.crm.review.approve, { crm: "Salesforce" });
        await press(approve);
        await expect(result.getByText(demo(($) => $.own.client.missing))).toBeVisible();
        // The reason: their last conversation. Its day stays on one line.
        await expect(result.getByText(/(22\u00A0okt|Oct\u00A022): /)).toBeVisible();
        await result.getByRole("button", { name: /Petra Kappers/ }).click();
        // The link to the signup form takes the place of the button.
        await page.getByRole("button", { name: approve, exact: true }).dblclick();
        await expect(result.getByText(demo(($) => $.recordings.status.synced))).toBeVisible();
        await expect(result).toContainText(demo(($) => $.crm.filled));
      });

      await test.step("drafts the email from their company", async () => {
        await press(demo(($) => $.crm.mail.draft));
        await expect(result).toContainText("Sanne de Vries\nBos Techniek", { useInnerText: true });
      });

      await test.step("opens the record", async () => {
        await result
          .getByRole("link", { name: demo(($) => $.recording.openInCrm, { crm: "Salesforce" }) })
          .click();
        await expect(page.getByText(budget.replace("5", "6"), { exact: true })).toBeVisible();
        await expect(page.getByRole("heading", { level: 1, name: "Kappers Bouwliften" })).toBeFocused();
        await page.goBack();
      });

      await test.step("signs up", async () => {
        await result.getByRole("link", { name: demo(($) => $.recordings.own.connectOther) }).click();
        const form = await signupForm(page, language);
        await expect(form.field("crm")).toBeVisible();
        await expect(form.field("company")).toHaveValue("Bos Techniek");
        await fillIn(form, signup);
        await form.submit.click();
        await expect(form.dialog).toBeHidden(); // Its title changed.
      });

      await test.step("took each step of the owner's funnel", async () => {
        await expect
          .poll(() => server.admin.rows("app_sessions", { filter: "conversion_type = 'signup'" }))
          .toHaveLength(1);
        const [step] = await server.admin.rows("app_events", { filter: "name = 'note_written'" });
        for (const name of ["tour_step", "sound_played"])
          await server.admin.send("POST", "/api/collections/app_events/records", { ...step, id: "", name });
        await openReports(page, server, language, "?set=app");
        const steps = ["visits", ...(appSet.declaration.funnel ?? []).map(({ step }) => step)];
        const names = new Map(Object.entries(reports(($) => $.funnel.steps, { returnObjects: true })));
        const values = new Map(Object.entries(reports(($) => $.values, { returnObjects: true })));
        await expect(
          page.getByRole("table", { name: reports(($) => $.funnel.title) }).locator("tbody tr"),
        ).toHaveText(steps.map((step, index) => `${names.get(step)}1100%${index === 0 ? "–" : "0%"}`));
        const events = page.getByRole("table", { name: reports(($) => $.events.tabs.events), exact: true });
        for (const event of Object.keys(appSet.declaration.events ?? {}))
          await expect(events).toContainText(names.get(event) ?? values.get(event) ?? "a missing name");
      });
    });

    // Keys and focus don't depend on the language.
    const tag = soakUnless(language === "nl");
    test(
      `the client of a note is chosen, and changed, by keyboard alone (${language})`,
      tag,
      async ({ page }) => {
        const { demo } = await textsOf(language);
        const keys = async (...names: string[]) => {
          for (const name of names) await page.keyboard.press(name);
        };
        await page.goto("/dashboard/record");
        await page.getByLabel(demo(($) => $.userRecording.note.label)).fill(notes[language].text);
        await keys("Tab", "Enter");
        const approve = page.getByRole("button", {
          name: demo(($) => $.crm.review.approve, { crm: "Salesforce" }),
        });
        await approve.press("Enter");

        const question = page.getByRole("region", { name: demo(($) => $.own.client.ask) });
        await expect(question).toBeFocused();
        await expect(question).not.toHaveCSS("outline-style", "none");
        await keys("Tab", "Tab");
        const second = await question.getByRole("button").nth(1).textContent();
        await keys("Enter");
        await expect(question).toBeFocused();
        const [, client = ""] = /, ([A-Z][a-z]+)/.exec(second ?? "") ?? [];
        await expect(question).toContainText(client);

        await keys("Tab", "Enter");
        const accounts = question.getByRole("combobox");
        await expect(accounts).toBeFocused();
        await accounts.selectOption({ index: 4 }); // As an arrow key does.
        const other = await accounts.locator("option").nth(4).textContent();
        await expect(accounts).toBeFocused();
        await keys("Tab", "Enter");
        await expect(question).toBeFocused();
        await expect(question).toContainText(other ?? "");
      },
    );
  });
}

test("words are in the form or in the list, also if the page is reloaded while they are stored", async ({
  page,
}) => {
  const { demo } = await textsOf("nl");
  const stored = Promise.withResolvers<void>();
  await page.route(/audio-database-/, (route) => stored.promise.then(() => route.continue()));
  await page.goto("/dashboard/record?lang=nl");
  const words = page.getByLabel(demo(($) => $.userRecording.note.label));
  await words.fill(notes.nl.text);
  const submit = page.getByRole("button", {
    name: demo(($) => $.userRecording.note.submit, { agent: "Timmy" }),
  });
  await submit.click();
  await expect(submit).toHaveAttribute("aria-busy", "true");
  await expect(words).toHaveValue(notes.nl.text);

  stored.resolve();
  await expect(page).toHaveURL(/recording=own-/);
  await page.reload();
  await expect(page.getByRole("article", { name: demo(($) => $.userRecording.titles.note) })).toBeVisible();
});

test("words that are submitted offline become a recording that a reload finds", async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expected.push(/ERR_INTERNET_DISCONNECTED|voxlog tracking/);
  const { demo } = await textsOf("nl");
  await page.goto("/dashboard/record?lang=nl");
  const words = page.getByLabel(demo(($) => $.userRecording.note.label));
  await words.focus();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await words.fill(notes.nl.text);
  await page
    .getByRole("button", { name: demo(($) => $.userRecording.note.submit, { agent: "Timmy" }) })
    .click();
  const result = page.getByRole("article", { name: demo(($) => $.userRecording.titles.note) });
  await expect(result.getByRole("textbox", { name: "Budget" })).toHaveValue(notes.nl.budget);

  await context.setOffline(false);
  await page.reload();
  await expect(result.getByRole("textbox", { name: "Budget" })).toHaveValue(notes.nl.budget);
});

test("an approved recording that is deleted leaves nothing of its words, also if another tab shows it, and no offer to undo", async ({
  page,
  context,
}) => {
  const { demo } = await textsOf("nl");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const remove = demo(($) => $.recordings.own.remove);
  const undo = page.getByRole("button", { name: demo(($) => $.undo) });
  await page.goto("/dashboard/record?lang=nl");
  await page
    .getByLabel(demo(($) => $.userRecording.note.label))
    .fill("Net bij Petra Kappers geweest, zij wil een offerte voor 12 gebruikers.");
  await press(demo(($) => $.userRecording.note.submit, { agent: "Timmy" }));
  await press(demo(($) => $.crm.review.approve, { crm: "Salesforce" }));
  await expect(undo).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto(page.url());
  await expect(otherTab.getByRole("button", { name: remove })).toBeVisible();

  await press(remove);
  await page.getByRole("alertdialog").getByRole("button", { name: remove }).click();
  await expect(page.getByText(demo(($) => $.userRecording.removed))).toBeVisible();
  expect(await undo.count()).toBe(0);
  await expect(otherTab.getByRole("heading", { level: 1 })).toHaveText(demo(($) => $.recordingList.title));
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Petra");
});

test("Dutch words on an English screen are read aloud, and hyphenated, as Dutch", async ({ page }) => {
  const { demo } = await textsOf("en");
  await page.goto("/dashboard/record?lang=en");
  await page.getByLabel(demo(($) => $.userRecording.note.label)).fill(notes.nl.text);
  await page
    .getByRole("button", { name: demo(($) => $.userRecording.note.submit, { agent: "Timmy" }) })
    .click();
  await expect(page.getByText(/^Net bij Petra geweest/)).toHaveAttribute("lang", "nl");
});
