import type { Page } from "@playwright/test";
import { generateVisits, writeVisits } from "@voxlog/backend/testing/visits";
import { fillIn, openSignup } from "../support/forms.ts";
import { visitors } from "../support/languages.ts";
import { layoutFaults } from "../support/layout-faults.ts";
import { microphone, recorded } from "../support/microphone.ts";
import { openReports, signInForm } from "../support/owner.ts";
import { readings, startReading } from "../support/reading.ts";
import { openScene, scenesIn } from "../support/scenes.ts";
import { silence } from "../support/silence.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test.use({ locale: "nl-NL", ...microphone.allowed });

/** The page stays whole on a phone in each of the ways of reading it; what does not is named, with the ways. */
async function expectWhole(page: Page): Promise<void> {
  const read = await startReading(page);
  const faults = new Map<string, string[]>();
  for (const reading of readings) {
    await read(reading);
    for (const fault of await layoutFaults(page))
      faults.set(fault, [...(faults.get(fault) ?? []), `${reading.width} ${reading.name}`]);
  }
  expect([...faults].map(([fault, ways]) => `${fault} [${ways.join(" | ")}]`)).toEqual([]);
}

for (const { language } of visitors) {
  const texts = await textsOf(language);
  for (const { screens, ...scene } of scenesIn(language)) {
    test(`${scene.name} in ${language} is whole on a phone, however it is read`, async ({ page }) => {
      await openScene(page, scene, texts);
      await expectWhole(page);
    });
  }

  test(`the reports in ${language} are whole on a phone, however they are read`, async ({ page, server }) => {
    const visits = { sessions: 60, visitsPerSession: 4, days: 14, seed: 11 };
    writeVisits(server.dataDir, "", generateVisits({ ...visits, until: Date.parse("2026-03-14T12:00:00Z") }));
    await page.addInitScript((chosen) => localStorage.setItem("voxlog.language", chosen), language);
    await openReports(page, server, language, "?from=2026-03-01&to=2026-03-14");
    await expect(page.getByRole("table")).toHaveCount(5);
    await page.getByText(texts.reports(($) => $.table)).click();
    await expectWhole(page);
  });
}

// Dutch alone: its words are the longer ones.
test.describe("what comes up in use is whole on a phone, however it is read:", () => {
  const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
  let texts: Awaited<ReturnType<typeof textsOf>>;
  test.beforeAll(async () => {
    texts = await textsOf("nl");
  });

  test("a form with an error on every field", async ({ page }) => {
    await page.goto("/");
    const form = await openSignup(page, "nl");
    await fillIn(form, { email: "anna@" });
    await form.submit.click();
    await expect(form.field("email")).toHaveAccessibleDescription(/./);
    await expectWhole(page);
  });

  test("a page that is not there", async ({ page, complaints }) => {
    complaints.expected.push(/status of 404/);
    await page.goto("/nothing");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectWhole(page);
  });

  test("the owner's way in, and what is missing there", async ({ page }) => {
    await page.goto("/reports");
    const form = await signInForm(page, "nl");
    await form.submit.click();
    await expect(form.email).toHaveAccessibleDescription(/./);
    await expectWhole(page);
  });

  test("a recording under way, and to be kept or not", async ({ page }) => {
    await page.goto("/dashboard/record?lang=nl");
    await press(
      page,
      texts.demo(($) => $.record.start),
    );
    await recorded(page, 1);
    await expectWhole(page);
    await press(
      page,
      texts.demo(($) => $.record.stop),
    );
    await expect(page.getByLabel(texts.demo(($) => $.recordings.own.play))).toBeVisible();
    await expectWhole(page);
  });

  test("a recording that is still processed", async ({ page }) => {
    await page.goto("/dashboard/recordings?recording=bouwgroep-hartman&lang=nl");
    const sync = page.getByRole("region", { name: texts.demo(($) => $.recording.sync) });
    await expect(sync).toBeVisible();
    await expectWhole(page);
  });

  test("a file that was uploaded, and the message about it", async ({ page }) => {
    await page.goto("/dashboard/upload?lang=nl");
    await page.getByLabel(texts.demo(($) => $.upload.choose)).setInputFiles({
      name: "kennismaking_oceaan-verzekeringen.wav",
      mimeType: "audio/wav",
      buffer: silence(1),
    });
    await expect(page.getByRole("status").getByText("geüpload en verwerkt")).toBeVisible();
    await page.getByRole("status").getByText("geüpload en verwerkt").hover();
    await expectWhole(page);
  });

  test("what becomes of a colleague, and the question about it", async ({ page }) => {
    await page.goto("/dashboard/settings?tab=team&lang=nl");
    await press(
      page,
      texts.demo(($) => $.settings.team.manageMember, { name: "Yasmin Aydin" }),
    );
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectWhole(page);
  });

  test("words from a file", async ({ page }) => {
    await page.goto("/dashboard/agent-timmy?tab=dictionary&lang=nl");
    await press(
      page,
      texts.demo(($) => $.agentTimmy.dictionary.import),
    );
    const dialog = page.getByRole("dialog");
    await dialog.locator("input[type=file]").setInputFiles({
      name: "woorden.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("MT\nISO 27001\n;SLA\n"),
    });
    await expect(dialog.getByRole("listitem")).toBeVisible();
    await expectWhole(page);
  });

  test("the question before a word goes", async ({ page }) => {
    await page.goto("/dashboard/agent-timmy?tab=dictionary&lang=nl");
    await press(page, "kappers verwijderen");
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectWhole(page);
  });

  test("the tour", async ({ page }) => {
    await page.goto("/dashboard?lang=nl");
    await press(
      page,
      texts.demo(($) => $.tour.offer.start),
    );
    await expect(page.locator("[popover]")).toBeVisible();
    await expectWhole(page);
  });
});
