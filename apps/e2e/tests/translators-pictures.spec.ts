import { generateVisits, writeVisits } from "@voxlog/server/testing/visits";
import { desktop, phone } from "../support/browser.ts";
import { clickEach, openReports, selectAllOptions, signup } from "../support/forms.ts";
import { textsOf } from "../support/languages.ts";
import { rareResponses, respondWith, showRareLeads } from "../support/rare-responses.ts";
import { openScene, scenesIn } from "../support/scenes.ts";
import { expect, test } from "../support/test.ts";
import { takePicture, takePictureOfAll } from "../support/translators-pictures.ts";

test.use({ locale: "nl-NL", viewport: desktop });

const dutch = await textsOf("nl");
const { demo, reports } = dutch;

// The other tests take pictures of their window only.
test("translators get a picture of every page in full", { tag: "@soak" }, async ({ page, consoleErrors }) => {
  test.setTimeout(600_000);
  consoleErrors.expected.push(/status of 404 .*\/nothing/); // From the scene with an unknown address.
  consoleErrors.expected.push(/status of 422 .*\/(aanmelden|sign-up)/); // From the form with errors.
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || "/",
  );
  for (const scene of [...scenesIn("nl"), ...listed.map((path) => ({ name: path, path }))]) {
    await page.setViewportSize(desktop);
    await openScene(page, scene, dutch);
    await takePictureOfAll(page);
  }
});

test("translators get a picture of the result of a visitor's own words", { tag: "@soak" }, async ({
  page,
}) => {
  await page.goto("/dashboard");
  await page.setViewportSize({ ...desktop, height: 3000 });
  await expect(page.getByRole("heading", { name: demo(($) => $.teamWeek.title) })).toBeVisible();
  await takePictureOfAll(page);
  await page.goto("/dashboard/record");
  await page
    .getByLabel(demo(($) => $.userRecording.note.label))
    .fill("Net bij Petra geweest, het budget is 6.050 euro. Ik stuur haar maandag de offerte.");
  await page
    .getByRole("button", { name: demo(($) => $.userRecording.note.submit, { agent: "Timmy" }) })
    .click();
  const approve = page.getByRole("button", {
    name: demo(($) => $.crm.review.approve, { crm: "Salesforce" }),
  });
  await approve.click(); // Asks for the client first.
  await takePictureOfAll(page);
  const question = page.getByRole("region", { name: demo(($) => $.own.client.ask) });
  await question.getByRole("button", { name: /Petra Kappers/ }).click();
  await question.getByRole("button", { name: demo(($) => $.own.client.change) }).click();
  await question.getByRole("combobox").selectOption({ index: 1 }); // A new client.
  await takePictureOfAll(page);
  await question.getByRole("textbox").fill("Bos Techniek");
  await page.getByRole("button", { name: demo(($) => $.own.client.add) }).click();
  await takePictureOfAll(page);
  await approve.click();
  await page.getByRole("button", { name: demo(($) => $.undo) }).waitFor();
  await takePictureOfAll(page);
  await page.getByRole("button", { name: demo(($) => $.undo) }).click();
  await expect(page.getByText(demo(($) => $.crm.review.undone))).toBeVisible();
  await takePictureOfAll(page);
});

test("translators get a picture of what a member sees", { tag: "@soak" }, async ({ page }) => {
  await page.goto("/dashboard/settings?tab=team");
  await page.getByRole("radio").last().press("Space");
  for (const address of ["/dashboard/settings", "/dashboard/agent-timmy"]) {
    await page.goto(address);
    await clickEach(page.getByRole("tablist").first().getByRole("tab"), () => takePictureOfAll(page));
  }
  await page.goto("/dashboard/settings?tab=team");
  await page.getByRole("button", { name: demo(($) => $.settings.team.leave) }).click();
  await takePictureOfAll(page);
});

test("translators get a picture of every problem with a microphone", { tag: "@soak" }, async ({ page }) => {
  for (const [name, message] of [
    ["NotAllowedError", "Permission denied by system"],
    ["NotAllowedError", "Permission dismissed"],
    ["NotFoundError", ""],
    ["NotReadableError", ""],
  ] as const) {
    await page.goto("/dashboard/record");
    await page.evaluate(
      ([name, message]) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException(message, name));
      },
      [name, message] as const,
    );
    await page.getByRole("button", { name: demo(($) => $.record.start) }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await takePictureOfAll(page);
  }
});

test("translators get a picture of the reports and the leads", { tag: "@soak" }, async ({
  page,
  server,
  consoleErrors,
}) => {
  test.setTimeout(180_000);
  consoleErrors.expected.push(/status of 50[03]/);
  const visits = generateVisits({ sessions: 100, visitsPerSession: 3, days: 20, until: Date.now(), seed: 5 });
  for (const set of ["", "app_"] as const) writeVisits(server.dataDir, set, visits);
  await page.request.post(`${server.url}/api/collections/signups/records`, { data: signup });
  await openReports(page, server, "nl");
  await expect(page.getByRole("heading", { level: 1, name: reports(($) => $.title) })).toBeVisible();
  await clickEach(page.getByRole("tab"), () => takePictureOfAll(page));
  await clickEach(page.getByRole("button", { name: /^(Toon|Alle) / }), () => takePictureOfAll(page));
  await selectAllOptions(page, () => takePictureOfAll(page));
  for (const { page: address, path, answers } of rareResponses) {
    for (const answer of answers) {
      await respondWith(page, path, answer);
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await takePictureOfAll(page);
      await page.setViewportSize(phone);
      await takePicture(page);
      await page.setViewportSize(desktop);
    }
    await page.unroute(path);
  }
  for (const prepare of [() => {}, () => showRareLeads(page)]) {
    await prepare();
    await page.goto("/reports/leads");
    await clickEach(page.getByRole("tab"), () => takePictureOfAll(page));
  }
});
