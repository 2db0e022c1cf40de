import { readFile } from "node:fs/promises";
import { generateVisits, writeVisits } from "@voxlog/server/testing/visits";
import { expectAccessible } from "../support/accessible.ts";
import { openReports } from "../support/forms.ts";
import { textsOf } from "../support/languages.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL" });

const { reports, staff } = await textsOf("nl");
const MARCH = "?from=2026-03-01&to=2026-03-14&device=desktop&from_a_mail=yes";
const until = Date.parse("2026-03-20T00:00:00Z");
/** Ms. */
const FOUR_DAYS = 4 * 24 * 60 * 60_000;

test.beforeEach(async ({ page, server }) => {
  writeVisits(
    server.dataDir,
    "",
    generateVisits({ sessions: 200, visitsPerSession: 3, days: 40, until, seed: 5 }),
  );
  await openReports(page, server, "nl", MARCH);
});

test("the owner shares a view by a link that shows only that view, and revokes it", async ({
  page,
  browser,
  consoleErrors,
}) => {
  consoleErrors.expected.push(/status of 401/);
  await page.getByLabel(staff(($) => $.share.name)).fill("Het bureau");
  await page.getByRole("button", { name: staff(($) => $.share.add) }).click();
  const link = await page
    .getByLabel(
      staff(($) => $.share.link),
      { exact: true },
    )
    .inputValue();
  expect(link).toMatch(/\/reports\?from=2026-03-01&to=2026-03-14&device=desktop#view=view_[\w-]{43}$/);
  await expectAccessible(page);

  const stranger = await (await browser.newContext({ locale: "nl-NL" })).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(reports(($) => $.title));
  const figures = (of: typeof page) =>
    of.getByRole("group", { name: reports(($) => $.overview.figures) }).textContent();
  await expect.poll(() => figures(stranger)).toBe(await figures(page));
  await expect(stranger.getByRole("link")).toHaveCount(0);
  const row = stranger.getByRole("button", { name: reports(($) => $.values.desktop), exact: true });
  await expect(row).toHaveCount(0);
  await expect(stranger.getByRole("listitem")).toHaveText([/Computer/]);
  await expect(stranger.getByRole("alert")).toHaveCount(0);
  await stranger.getByRole("button", { name: reports(($) => $.life.leaveOut) }).click();
  await stranger.reload();
  await stranger.getByRole("button", { name: reports(($) => $.life.include) }).click();
  await expect.poll(() => figures(stranger)).toBe(await figures(page));

  await page.getByRole("button", { name: staff(($) => $.share.revokeOf, { name: "Het bureau" }) }).click();
  await expect(page.getByText(staff(($) => $.share.revoked, { name: "Het bureau" }))).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(reports(($) => $.view.ended));
  await stranger.context().close();
});

test("a note on a day is in the chart's text, survives a reload, and is removed, and the chart is downloaded as a PNG whose line is dotted on a day that isn't over", async ({
  page,
  server,
}) => {
  const text = "Nieuwe prijzen";
  await page.getByText(staff(($) => $.chartNotes.add)).click();
  const day = page.getByRole("textbox", { name: staff(($) => $.chartNotes.day) });
  expect([await day.getAttribute("min"), await day.getAttribute("max")]).toEqual([
    "2026-03-01",
    "2026-03-14",
  ]);
  await page.getByLabel(staff(($) => $.chartNotes.text)).fill(text);
  await page.getByRole("button", { name: staff(($) => $.note.save) }).click();
  const notes = page.getByRole("list", { name: staff(($) => $.chartNotes.title) });
  await expect(notes).toContainText(`14 mrt 2026: ${text}`);
  await page.reload();
  await expect(notes).toContainText(text);
  await page.getByRole("slider").focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", new RegExp(`${text}$`));
  await page.getByRole("button", { name: staff(($) => $.chartNotes.remove, { text }) }).click();
  await expect(notes).toHaveCount(0);

  writeVisits(
    server.dataDir,
    "",
    // None since four days ago: the dots of a steep line would touch.
    generateVisits({ sessions: 90, visitsPerSession: 2, days: 3, until: Date.now() - FOUR_DAYS, seed: 6 }),
  );
  await page.goto("/reports?period=7");
  const title = reports(($) => $.overview.title, { figure: reports(($) => $.metrics.sessions) });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: reports(($) => $.overview.pictureOf, { title }) }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^sessions-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.png$/);
  const picture = await readFile(await file.path());
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1920, 960]);
  // The share of the columns between two of the seven points that have the accent's color.
  const shares = await page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
      canvas?.drawImage(image, 0, 0);
      const isColored = (x: number) => {
        const { data = [] } = canvas?.getImageData(x, 0, 1, image.height) ?? {};
        return Array.from(
          { length: image.height },
          (_, y) => (data[4 * y + 2] ?? 0) - (data[4 * y + 1] ?? 0),
        ).some((difference) => difference > 100);
      };
      const [left, width] = [144, 1728 / 7];
      return [4.5, 5.5].map((index) => {
        const columns = Array.from({ length: Math.floor(width) }, (_, x) =>
          Math.ceil(left + index * width + x),
        );
        return columns.filter(isColored).length / columns.length;
      });
    },
    [...picture],
  );
  expect(shares[0]).toBe(1);
  expect(shares[1]).toBeLessThan(0.9);
});
