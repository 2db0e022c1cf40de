import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectedReports, type ReportFilters, type ReportRow } from "@voxlog/server/testing/expected-report";
import { generateVisits, writeVisits } from "@voxlog/server/testing/visits";
import { expectAccessible } from "../support/accessible.ts";
import { openReports, signInForm } from "../support/forms.ts";
import { textsOf } from "../support/languages.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL" });

const { reports } = await textsOf("nl");
const [from, to] = ["2026-03-01", "2026-03-14"];
const FORTNIGHT = `?from=${from}&to=${to}`;
const until = Date.parse("2026-03-20T00:00:00Z");
const stored = {
  site: generateVisits({ sessions: 400, visitsPerSession: 4, days: 40, until, seed: 11 }),
  app: generateVisits({ sessions: 150, visitsPerSession: 6, days: 40, until, seed: 12 }),
};
// Anyone can send this as a referrer.
for (const session of stored.site.sessions.slice(0, 200)) session.referrer = '=HYPERLINK("\u202Ex")';

const count = new Intl.NumberFormat("nl");
const percent = new Intl.NumberFormat("nl", { style: "percent", maximumFractionDigits: 1 });
const date = new Intl.DateTimeFormat("nl", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const minutes = (seconds: number) =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, "0")}`;
const sum = (rows: readonly ReportRow[], key: string) =>
  rows.reduce((total, row) => total + Number(row[key]), 0);

const percentOf = (change: number) =>
  new Intl.NumberFormat("nl", { style: "percent", maximumFractionDigits: 0 }).format(Math.abs(change));
const perDay = (figure: string) => reports(($) => $.overview.title, { figure });

const figures = (page: Page, name: string = reports(($) => $.overview.figures)) =>
  page.getByRole("group", { name }).getByRole("button");

const cells = (page: Page, name: string) =>
  page
    .getByRole("table", { name })
    .locator("tbody tr")
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));

test.describe("the reports of the site", () => {
  test.beforeEach(async ({ page, server }) => {
    writeVisits(server.dataDir, "", stored.site);
    await openReports(page, server, "nl", FORTNIGHT);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("the reports of the site match counts by hand", async ({ page }) => {
    const by = expectedReports(stored.site, from, to);
    const { sessions = [], funnel: [funnel] = [], pages = [], sources = [], languages = [] } = by;
    const total = sum(sessions, "sessions");
    expect(total).toBeGreaterThan(100);

    await expect(figures(page)).toContainText([
      count.format(total),
      count.format(sum(sessions, "page_views")),
      count.format(Math.round((10 * sum(sessions, "page_views")) / total) / 10),
      percent.format(sum(sessions, "bounces") / total),
      percent.format(sum(sessions, "conversions") / total),
    ]);
    const before = sum(
      expectedReports(stored.site, "2026-02-15", "2026-02-28")["sessions"] ?? [],
      "sessions",
    );
    const change = total === before ? reports(($) => $.change.same) : percentOf((total - before) / before);
    await expect(figures(page).first()).toContainText(change);

    await page.getByRole("button", { name: reports(($) => $.table) }).click();
    await expect(page.getByRole("table")).toHaveCount(7);
    expect(await cells(page, perDay(reports(($) => $.metrics.sessions)))).toEqual(
      sessions.map((row) => [
        date.format(new Date(String(row["day"]))),
        count.format(Number(row["sessions"])),
        count.format(Number(row["page_views"])),
        count.format(Math.round((10 * Number(row["page_views"])) / Number(row["sessions"])) / 10),
        percent.format(Number(row["bounces"]) / Number(row["sessions"])),
        percent.format(Number(row["conversions"]) / Number(row["sessions"])),
      ]),
    );

    const steps = ["visits", "pricing", "demo_requests", "signups"] as const;
    expect(
      await cells(
        page,
        reports(($) => $.funnel.title),
      ),
    ).toEqual(
      steps.map((step, index) => {
        const [before, now] = [Number(funnel?.[steps[index - 1] ?? ""]), Number(funnel?.[step])];
        return [
          reports(($) => $.funnel.steps[step]),
          count.format(now),
          percent.format(now / total),
          index === 0 ? "–" : percent.format(Math.max(0, before - now) / before),
        ];
      }),
    );
    expect(
      await cells(
        page,
        reports(($) => $.pages.title),
      ),
    ).toEqual(
      pages.map((row) => [
        decodeURI(String(row["label"])),
        count.format(Number(row["views"])),
        minutes(Number(row["seconds"]) / Number(row["ended"])),
      ]),
    );
    const share = (part: unknown, whole: unknown) => percent.format(Number(part) / Number(whole));
    expect(
      await cells(
        page,
        reports(($) => $.traits.sources),
      ),
    ).toEqual(
      sources
        .slice(0, 8)
        .map((row) => [
          row["label"] === "direct"
            ? reports(($) => $.values.direct)
            : String(row["label"]).replace("\u202E", ""),
          count.format(Number(row["sessions"])),
          count.format(Number(row["conversions"])),
          share(row["conversions"], row["sessions"]),
        ]),
    );
    await page.getByRole("tab", { name: reports(($) => $.traits.languages) }).click();
    const languageTable = page.getByRole("table", { name: reports(($) => $.traits.languages) });
    await expect(languageTable).toBeVisible();
    expect(
      await cells(
        page,
        reports(($) => $.traits.languages),
      ),
    ).toEqual(
      languages.map((row) => [
        { nl: "Nederlands", en: "Engels" }[String(row["label"])] ?? "Onbekend",
        count.format(Number(row["sessions"])),
        share(row["sessions"], total),
        share(row["conversions"], row["sessions"]),
      ]),
    );
  });

  test("the reports of the site download as files without spreadsheet formulas, once for a double click", {
    tag: "@soak",
  }, async ({ page }) => {
    const names: string[] = [];
    page.on("download", (each) => names.push(each.suggestedFilename()));
    const button = (report: string) => page.getByRole("button", { name: `${report} downloaden` });
    const download = page.waitForEvent("download");
    await button(reports(($) => $.traits.sources)).dblclick();
    const file = await download;
    await button(reports(($) => $.pages.title)).click();
    await expect
      .poll(() => names)
      .toEqual(["sources", "pages"].map((name) => `${name}-site-${from}-${to}.csv`));
    const [head, ...lines] = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
    expect(head).toBe("\ufeffWebsite;Sessies;Bounces;Conversies");
    const expected = expectedReports(stored.site, from, to)["sources"] ?? [];
    expect(lines).toHaveLength(expected.length);
    expect(lines[0]).toBe(
      `"'=HYPERLINK(""x"")";${expected[0]?.["sessions"]};${expected[0]?.["bounces"]};${expected[0]?.["conversions"]}`,
    );
  });

  test("the reports of the site follow the filters, which are in the address, undone by the back button, and can't reverse the text around them", async ({
    page,
    faultProxy,
  }) => {
    const period = page.getByLabel(reports(($) => $.filters.period));
    const until = page.getByLabel(reports(($) => $.filters.to));
    await expect(page.getByRole("table")).toHaveCount(6);
    await until.fill("2026-03-02");
    const arrive = faultProxy.fault({ path: /api\/reports/, hold: true });
    await until.press("Enter");
    await expect(page).toHaveURL("/reports?from=2026-03-01&to=2026-03-02");
    // Earlier rows stay until new ones arrive.
    await expect(page.locator("[aria-busy=true]")).toHaveCount(7);
    await expect(page.getByRole("table")).toHaveCount(6);
    arrive();
    const { sessions = [] } = expectedReports(stored.site, from, "2026-03-02");
    await expect(figures(page).first()).toContainText(count.format(sum(sessions, "sessions")));
    await period.selectOption("7");
    await expect(page).toHaveURL("/reports?period=7");
    await expect(page.getByText(reports(($) => $.empty))).toHaveCount(5);
    await page.goBack();
    await expect(until).toHaveValue("2026-03-02");
    await page.reload();
    await expect(figures(page).first()).toContainText(count.format(sum(sessions, "sessions")));
    await page.goto(`/reports?source=${encodeURIComponent("\u202Egpj.exe")}`);
    await expect(page.getByRole("list", { name: reports(($) => $.filters.active) })).toHaveText(/ gpj\.exe$/);
  });

  test("the reports of the site count sessions that match all filters, set by clicks on rows and kept in the address", async ({
    page,
  }) => {
    const filters = { page: "/features", device: "desktop", conversion: "signup" };
    const shown = async (filters: ReportFilters) => {
      const { sessions = [] } = expectedReports(stored.site, from, to, filters);
      expect(sum(sessions, "sessions")).toBeGreaterThan(0);
      await expect(figures(page).first().locator("span").nth(1)).toHaveText(
        count.format(sum(sessions, "sessions")),
      );
    };
    const pages = page.getByRole("region", { name: reports(($) => $.cards.pages) });
    await pages.getByRole("button", { name: "/features" }).click();
    await page.getByRole("button", { name: reports(($) => $.values.desktop) }).press("Enter");
    await page.getByRole("button", { name: reports(($) => $.values.signup) }).click();
    await shown(filters);
    await expectAccessible(page);
    await figures(page).nth(3).click();
    await expect(page).toHaveURL(
      `/reports${FORTNIGHT}&metric=bounce_rate&page=%2Ffeatures&device=desktop&conversion=signup`,
    );

    await page.reload();
    await shown(filters);
    await expect(
      page.getByRole("img", { name: perDay(reports(($) => $.metrics.bounce_rate)) }),
    ).toBeVisible();
    await page.getByRole("slider").focus();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", /^13 mrt 2026: .*27 feb 2026: /);

    await page.getByRole("button", { name: reports(($) => $.filters.removeAll) }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await shown({});

    const { vitals_overall: [overall] = [] } = expectedReports(stored.site, from, to);
    const lcp = count.format(Math.round(Number(overall?.["lcp"]) / 100) / 10);
    await expect(page.getByRole("region", { name: reports(($) => $.vitals.title) })).toContainText(
      `${lcp} s`,
    );
    await page.getByRole("button", { name: reports(($) => $.values.outbound_link) }).click();
    await expect(page).toHaveURL(/&event=outbound_link$/);
    await shown({ event: "outbound_link" });
  });

  test("the reports of the site show what failed, including the server's health, and retry it, by themselves when the connection is back", async ({
    page,
    faultProxy,
    consoleErrors,
  }) => {
    consoleErrors.expected.push(
      /status of 500 .*\/api\/(reports\/pages|owner\/health)/,
      /ERR_INTERNET_DISCONNECTED/,
    );
    const health = page.getByRole("region", { name: reports(($) => $.health.title) });
    // Otherwise, the first load's requests would use up the faults.
    await expect(page.getByRole("table")).toHaveCount(6);
    await expect(health.getByRole("listitem")).toHaveCount(6);
    for (const path of [/api\/reports\/pages/, /api\/owner\/health/])
      faultProxy.fault({ path, status: 500, times: 1 });
    await page.reload();
    const card = page.getByRole("region", { name: reports(($) => $.cards.pages) });
    await expect(card.getByRole("alert")).toHaveText(reports(($) => $.failure.server));
    await expect(page.getByText(reports(($) => $.health.failures.unreachable))).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(5);
    const retry = reports(($) => $.failure.retry);
    await card.getByRole("button", { name: retry }).click();
    await expect(card.getByRole("table")).toBeVisible();
    await page.route(/owner\/health/, async (route) => {
      const { configured, ...body } = await (await route.fetch()).json();
      const webhook = { waiting: 1, failed: 0, error: "500" };
      await route.fulfill({ json: { ...body, webhook, configured: { ...configured, webhook: true } } });
    });
    await page.getByRole("button", { name: retry }).click();
    await expect(health.getByRole("listitem")).toContainText([
      reports(($) => $.health.webhook.late, { count: 1, undelivered: "1" }),
      /^Schijf: .* vrij$/,
      reports(($) => $.health.database.whole),
      reports(($) => $.health.mail.off),
      reports(($) => $.health.backup.none),
    ]);

    await page.unrouteAll();
    await page.context().setOffline(true);
    await page.getByLabel(reports(($) => $.filters.period)).selectOption("7");
    await expect(card.getByRole("alert")).toBeVisible();
    await page.context().setOffline(false);
    await expect(card.getByRole("alert")).toBeHidden();
  });

  test("the reports of the site require a new sign-in when the server rejects the token, and signing out clears them, also from the tab's memory", async ({
    page,
    server,
    consoleErrors,
  }) => {
    consoleErrors.expected.push(/status of 40[13] .*\/api\/(reports|owner\/health)/);
    await page.evaluate(() => sessionStorage.setItem("voxlog.owner", "made.up.token"));
    await page.reload();
    await expect((await signInForm(page, "nl")).failure).toHaveText(
      reports(($) => $.signIn.failures.expired),
    );
    await openReports(page, server, "nl");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

    // The mark that makes the site and the demo ignore this browser's visits.
    const mark = () => page.evaluate(() => localStorage.getItem("voxlog.owner"));
    expect(await mark()).toBe("here");
    await page.getByRole("button", { name: reports(($) => $.signOut) }).click();
    await expect.poll(mark).toBeNull();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.reload();
    await expect((await signInForm(page, "nl")).email).toBeVisible();
    expect(await page.evaluate(() => [sessionStorage.length, JSON.stringify(localStorage)])).toEqual([
      0,
      expect.not.stringContaining("owner"),
    ]);
  });
});

test("the reports of the demo are in English if the browser prefers it", {
  tag: "@soak",
}, async ({ page, server }) => {
  writeVisits(server.dataDir, "app_", stored.app);
  await page.addInitScript(() => localStorage.setItem("voxlog.language", "en"));
  await openReports(page, server, "en", `${FORTNIGHT}&set=app`);
  const en = (await textsOf("en")).reports;
  const { sessions = [] } = expectedReports(stored.app, from, to);
  const inEnglish = figures(
    page,
    en(($) => $.overview.figures),
  );
  await expect(inEnglish.first()).toContainText(String(sum(sessions, "sessions")));
  await expect(page.getByRole("table", { name: en(($) => $.traits.devices) })).toContainText("Computer");
  await page.getByRole("button", { name: "Nederlands" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(reports(($) => $.title));
  await expect(figures(page).first()).toContainText(String(sum(sessions, "sessions")));
});
