import { expectedReports } from "@voxlog/server/testing/expected-report";
import { generateVisits, writeVisits } from "@voxlog/server/testing/visits";
import { openReports } from "../support/forms.ts";
import { textsOf } from "../support/languages.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL" });

const { reports } = await textsOf("nl");
const [from, to] = ["2026-03-01", "2026-03-14"];
const until = Date.parse("2026-03-20T00:00:00Z");
const stored = generateVisits({ sessions: 400, visitsPerSession: 4, days: 40, until, seed: 11 });

const sessionsIn = (rows: ReturnType<typeof expectedReports>[string] = []) =>
  rows.reduce((sum, { sessions }) => sum + Number(sessions), 0);

test("sessions without a sign of life are left out, by a button that a period without such sessions doesn't have", async ({
  page,
  server,
}) => {
  writeVisits(server.dataDir, "", stored);
  await openReports(page, server, "nl", `?from=${from}&to=${to}`);
  await page.getByRole("button", { name: reports(($) => $.life.leaveOut) }).click();
  const { sessions: all = [] } = expectedReports(stored, from, to);
  const { sessions: alive = [] } = expectedReports(stored, from, to, { did: "interaction" });
  const figures = page.getByRole("group", { name: reports(($) => $.overview.figures) });
  await expect(figures.getByRole("button").first()).toContainText(`${sessionsIn(alive)}`);
  const silent = sessionsIn(all) - sessionsIn(alive);
  const leftOut = reports(($) => $.life.leftOut, { count: silent, number: String(silent) });
  await expect(page.getByText(leftOut)).toBeVisible();
  await page.getByRole("button", { name: reports(($) => $.life.include) }).click();
  await page.goto("/reports?from=2025-01-01&to=2025-01-07");
  await expect(page.getByText(reports(($) => $.life.included, { count: 0, number: "0" }))).toBeVisible();
  await expect(page.getByRole("button", { name: reports(($) => $.life.leaveOut) })).toHaveCount(0);
});
