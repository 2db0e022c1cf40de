import { readFile } from "node:fs/promises";
import { generateVisits, writeVisits } from "@voxlog/server/testing/visits";
import { expectAccessible } from "../support/accessible.ts";
import { openReports } from "../support/forms.ts";
import { textsOf } from "../support/languages.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL" });

const { reports, staff } = await textsOf("nl");
const MARCH = "?from=2026-03-01&to=2026-03-14&device=desktop";
const until = Date.parse("2026-03-20T00:00:00Z");

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

test("a note on a day is in the chart's text, survives a reload, and is removed", async ({ page }) => {
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
});

test("the chart is downloaded as a PNG in the colors of the page", async ({ page }) => {
  const title = reports(($) => $.overview.title, { figure: reports(($) => $.metrics.sessions) });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: reports(($) => $.overview.pictureOf, { title }) }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("sessions-2026-03-01-2026-03-14.png");
  const picture = await readFile(await file.path());
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1920, 960]);
  const colors = await page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
      canvas?.drawImage(image, 0, 0);
      const pixels = canvas?.getImageData(0, 0, image.width, image.height).data.buffer;
      return new Set(new Uint32Array(pixels ?? new ArrayBuffer())).size;
    },
    [...picture],
  );
  expect(colors, "the line, the grid and the text on a background").toBeGreaterThan(4);
});
