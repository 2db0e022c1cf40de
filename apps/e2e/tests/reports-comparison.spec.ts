import { brand } from "@voxlog/product";
import { generateVisits, writeVisits } from "@voxlog/server/testing/visits";
import { openReports } from "../support/forms.ts";
import { textsOf } from "../support/languages.ts";
import { expect, test } from "../support/test.ts";

const { reports } = await textsOf("en");
const YEAR = 365 * 24 * 60 * 60 * 1000;

test.use({ locale: "en-US" });

test("a period is compared with a year earlier while those visits are stored, and printed without controls, with the set and the days", async ({
  page,
  server,
}) => {
  for (const [seed, until] of [Date.now() - YEAR, Date.now()].entries()) {
    // Enough that each figure of each week isn't zero, which nothing can be compared with.
    const days = { sessions: 600, visitsPerSession: 2, days: 20, until, seed };
    writeVisits(server.dataDir, "", generateVisits(days));
  }
  await openReports(page, server, "en", "?period=7");
  const compare = page.getByLabel(reports(($) => $.filters.compare));
  const [title = ""] = reports(($) => $.overview.yearBefore, { from: "@", to: "" }).split("@");
  await compare.selectOption("year");
  await expect(page).toHaveURL(/period=7&compare=year/);
  await expect(page.getByText(title)).toBeVisible();
  const figures = page.getByRole("group", { name: reports(($) => $.overview.figures) });
  await expect(figures).not.toContainText(reports(($) => $.change.none));

  await page.getByLabel(reports(($) => $.filters.period)).selectOption("90");
  await expect(compare).toHaveValue("before");
  await expect(page.getByRole("option", { name: /35 days/ })).toBeDisabled();

  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(`${reports(($) => $.filters.sets.site)}, `)).toBeVisible();
  await expect(page.getByRole("table", { name: reports(($) => $.funnel.title) })).toBeVisible();
  await expect(page.getByRole("navigation")).toBeHidden();
  await expect(page.getByRole("group", { name: reports(($) => $.filters.label) })).toBeHidden();
});

test("the reports end on the server's day, even if the device's clock is years behind", async ({
  page,
  server,
}) => {
  await page.clock.setFixedTime("2019-01-15T12:00:00Z");
  await openReports(page, server, "en");
  const today = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: brand.timeZone });
  await expect(page.getByRole("main")).toContainText(today.format(Date.now()));
});
