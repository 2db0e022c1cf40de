import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { afterAll, beforeEach, expect, test } from "vitest";
import { biggestChanges, type Figures } from "../../summary/figures.ts";
import { summaryEmail } from "../../summary/summary-email.ts";
import { beginAttempt, endAttempt, latestPeriod, setUnsubscribed } from "../../summary/summary-state.ts";
import { expectedReportsOf } from "../../testing/visits/expected-report.ts";
import { generateVisits, writeVisits } from "../../testing/visits/generate.ts";
import { mailVariables, startMailServer } from "../mail/mail-server.ts";
import { signup } from "../samples.ts";
import { createRecord, ownServer } from "../server.ts";

test.each([
  ["week", "not a minute before", "2026-11-23T06:59Z", "11-09 11-15 11-02 11-08 2026-11-16T07:00"],
  ["week", "at 8:00 on Monday", "2026-11-23T07:00Z", "11-16 11-22 11-09 11-15 2026-11-23T07:00"],
  ["week", "after summer time began", "2026-03-30T06:00Z", "03-23 03-29 03-16 03-22 2026-03-30T06:00"],
  ["week", "after summer time ended", "2026-10-26T07:00Z", "10-19 10-25 10-12 10-18 2026-10-26T07:00"],
  ["week", "across the end of a year", "2027-01-04T07:00Z", "12-28 01-03 12-21 12-27 2027-01-04T07:00"],
  ["month", "not a minute before", "2026-11-01T06:59Z", "09-01 09-30 08-01 08-31 2026-10-01T06:00"],
  ["month", "across the end of a year", "2027-01-01T07:00Z", "12-01 12-31 11-01 11-30 2027-01-01T07:00"],
  ["month", "after February", "2026-03-31T12:00Z", "02-01 02-28 01-01 01-31 2026-03-01T07:00"],
] as const)("the %s's summary is due at 8:00 on its first day: %s", (kind, _, now, expected) => {
  const { from, to, before, due } = latestPeriod(kind, Date.parse(now));
  const days = [from, to, before.from, before.to].map((day) => day.slice(5));
  expect([...days, new Date(due).toISOString().slice(0, 16)].join(" ")).toBe(expected);
});

const mapOf = (counts: Record<string, number>) => new Map(Object.entries(counts));
const before: Figures = {
  ...{ visitors: 250, leads: 3, conversions: 4, views: 900 },
  sources: mapOf({ direct: 150, "news.example": 20 }),
  pages: mapOf({ "/": 250 }),
};
const now: Figures = {
  ...{ visitors: 312, leads: 9, conversions: 5, views: 1200 },
  sources: mapOf({ direct: 152, "www.google.com": 60 }),
  pages: mapOf({ "/": 260 }),
};

test("the biggest changes are those that chance explains least, not the largest differences", () => {
  expect(biggestChanges(now, before)).toEqual([
    { of: "source", name: "www.google.com", now: 60, before: 0 },
    { of: "source", name: "news.example", now: 0, before: 20 },
    { of: "visitors", now: 312, before: 250 },
  ]);
  expect(biggestChanges(now, now)).toEqual([]);
});

const write = (figures: Figures, previous: Figures, language: "nl" | "en", moment = "2026-11-23T12:00:00Z") =>
  summaryEmail(
    { period: latestPeriod("week", Date.parse(moment)), now: figures, before: previous, isElsewhere: false },
    { to: "owner@voxlog.test", language, server: "https://x.test", unsubscribe: "https://x.test/u" },
  );

test("a summary's subject and sentences are in the owner's language", async () => {
  const dutch = await write(now, before, "nl");
  expect(dutch.subject).toBe("Voxlog, week 47: 312 bezoekers, 9 aanvragen");
  expect(dutch.paragraphs).toContain("Het aantal bezoekers steeg van 250 naar 312 (+25%).");
  const english = await write({ ...now, visitors: 1, leads: 1 }, before, "en", "2027-01-04T12:00:00Z");
  expect(english.subject).toBe("Voxlog, week 53: 1 visitor, 1 lead");
  expect(english.paragraphs).toContain("Visitors from news.example went from 20 to zero.");
});

const none = { visitors: 0, leads: 0, conversions: 0, views: 0, sources: new Map(), pages: new Map() };

test("a summary of a new server says that there is nothing to compare with, and shows no changes", async () => {
  const { paragraphs } = await write(now, none, "en");
  expect(paragraphs).toContain(
    "Nothing was counted the week before, so there’s nothing to compare with yet.",
  );
  expect(JSON.stringify(paragraphs)).not.toMatch(/∞|%|NaN|was 0/);
});

test("a summary of an empty week is a sentence without a table", async () => {
  const { subject, paragraphs } = await write(none, before, "en");
  expect(subject).toBe("Voxlog, week 47: 0 visitors, 0 leads");
  expect(paragraphs[0]).toMatch(/had no visitors and no leads in week 47/);
  expect(paragraphs.filter(Array.isArray)).toEqual([]);
});

test("a summary whose reports can't be read has the leads, and says that figures are missing", async () => {
  const { subject, paragraphs } = await write({ leads: 9 }, { leads: 3 }, "en");
  expect(subject).toBe("Voxlog, week 47: 9 leads");
  expect(paragraphs).toContainEqual([{ label: "Leads", value: "9 (was 3, +200%)" }]);
  expect(paragraphs).toContain(
    "Some figures couldn’t be read. You’ll find what’s missing here in the reports.",
  );
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const installed = Date.parse("2026-11-18T12:00:00Z");
const due = Date.parse("2026-11-23T07:00:00Z");
let folder: string;

const begin = (now: number) => Boolean(beginAttempt(folder, latestPeriod("week", now), now));
const end = (now: number, outcome: object) => endAttempt(folder, latestPeriod("week", now), outcome);

beforeEach(async () => {
  folder = await temporaryFolder();
  expect(begin(installed)).toBe(false);
});

test("a summary is sent once, and the next one a week later", () => {
  expect([begin(due - MINUTE), begin(due)]).toEqual([false, true]);
  end(due, { sent: true });
  expect([begin(due + MINUTE), begin(due + DAY), begin(due + 7 * DAY)]).toEqual([false, false, true]);
});

test("a server that crashes while it sends a summary sends at most one more copy", () => {
  expect([due, due + MINUTE, due + 15 * MINUTE, due + DAY].map(begin)).toEqual([true, false, true, false]);
});

test("a summary that the mail server rejected is tried every 15 minutes for two days", () => {
  for (const time of [due, due + DAY, due + 2 * DAY - 15 * MINUTE]) {
    expect(begin(time)).toBe(true);
    end(time, { error: "554" });
    expect([begin(time + 14 * MINUTE), begin(time + 15 * MINUTE)]).toEqual([false, true]);
    end(time + 15 * MINUTE, { error: "554" });
  }
  expect(begin(due + 2 * DAY + 15 * MINUTE)).toBe(false);
});

test("a summary that was missed is sent two days late, and not later", () => {
  expect(begin(due + 2 * DAY + MINUTE)).toBe(false);
  expect(begin(due + 2 * DAY)).toBe(true);
});

test("a clock that was ahead and came back delays no summary and repeats none", () => {
  const send = (time: number) => [begin(time), end(time, { sent: true })][0];
  expect([due, due + 700 * DAY, due + MINUTE, due + 7 * DAY].map(send)).toEqual([true, true, false, true]);
  const next = due + 14 * DAY;
  expect(begin(next + DAY)).toBe(true);
  end(next + DAY, { error: "554" });
  expect(begin(next)).toBe(true);
});

test("an owner who unsubscribed while a summary was sent stays unsubscribed", () => {
  begin(due);
  setUnsubscribed(folder, true);
  end(due, { sent: true });
  expect(begin(due + 7 * DAY)).toBe(false);
  setUnsubscribed(folder, false);
  expect(begin(due + 7 * DAY)).toBe(true);
});

// Past weeks, because the server's clock decides whether tokens are valid.
const second = latestPeriod("week", Date.now());
const first = latestPeriod("week", second.due - MINUTE);

const CLOCK_FILE = join(await temporaryFolder(), "clock");
const setClock = (time: number) => writeFile(CLOCK_FILE, String(time - Date.now()));
await setClock(first.due - MINUTE);

const mailServer = await startMailServer();
const server = await ownServer({
  env: {
    ...mailVariables(mailServer),
    VOXLOG_SUMMARY: "weekly",
    VOXLOG_LEADS_LANGUAGE: "en",
    CLOCK_FILE,
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, "clock.ts"))}`,
  },
});
afterAll(() => mailServer.stop());

const summaries = () => mailServer.emails.filter(({ raw }) => raw.includes("List-Unsubscribe-Post"));
/** Runs the job that runs every minute, and returns the summaries that were received since the start. */
const afterJob = async () => {
  await server.admin.send("POST", "/api/crons/outbox");
  return summaries().length;
};
/** Runs the job twice to its end: the second run emails a lead that didn't exist in the first. */
const afterIdleJob = async (week: string) => {
  for (const company of [`${week} BV`, `${week} NV`]) {
    const lead = { ...signup(), email: `${company.replace(" ", "@")}.example.com`, company };
    await createRecord(server, "signups", lead);
    await expect
      .poll(async () => {
        await afterJob();
        return mailServer.emails.some(({ raw }) => raw.includes(company));
      })
      .toBe(true);
  }
  return summaries().length;
};

test("a weekly summary arrives once with the week's figures, and no more after unsubscribing by POST", async () => {
  const until = first.due - 8 * 60 * MINUTE;
  const stored = generateVisits({ sessions: 400, visitsPerSession: 3, days: 13, until });
  writeVisits(server.dataDir, "", stored);
  await createRecord(server, "signups", signup());
  server.sql(`UPDATE signups SET created = '${first.from} 12:00:00.000Z'`);
  expect(await afterIdleJob("early")).toBe(0);

  await setClock(first.due);
  await expect.poll(afterJob).toBe(1);
  expect(await afterIdleJob("once")).toBe(1);
  const [mail] = summaries();
  const sum = (column: string, { from, to } = first as { from: string; to: string }) =>
    (expectedReportsOf("site", stored, from, to)["sessions"] ?? []).reduce(
      (total, row) => total + Number(row[column]),
      0,
    );
  expect(mail?.to).toEqual(["owner@voxlog.test"]);
  expect(mail?.headers.get("subject")).toMatch(
    new RegExp(`^Voxlog, week \\d+: ${sum("sessions")} visitors, 1 lead$`),
  );
  expect(mail?.text).toContain(`Visitors: ${sum("sessions")} (was ${sum("sessions", first.before)}, `);
  expect(mail?.text).toContain(`Conversions: ${sum("conversions")} (was `);
  expect(mail?.text).toContain("Where your visitors came from:\n\nNo referring site: ");
  expect(mail?.html).toContain(`<th align="left" scope="row">Visitors</th><td>${sum("sessions")} (was `);

  const [, url = ""] = /^<(.+)>$/.exec(mail?.headers.get("list-unsubscribe") ?? "") ?? [];
  expect(mail?.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect([mail?.text, mail?.html]).toEqual([expect.stringContaining(url), expect.stringContaining(url)]);
  const path = new URL(url).pathname;
  const open = (body?: string, at = path) =>
    fetch(server.url + at, body === undefined ? {} : { method: "POST", body: new URLSearchParams(body) });
  /** Sends the POST of RFC 8058, as a mail program does from its own origin and without cookies. */
  const clickOnce = (at: string) => {
    const body = new FormData();
    body.set("List-Unsubscribe", "One-Click");
    const headers = { Origin: "https://mail.example.org", "Sec-Fetch-Site": "cross-site" };
    return fetch(server.url + at, { method: "POST", body, headers, credentials: "omit", redirect: "error" });
  };
  expect((await open(undefined, `${path}x`)).status).toBe(404);
  expect((await clickOnce("/api/summary/guess")).status).toBe(404);
  const asking = await open();
  expect(await asking.text()).toContain('<form method="post"><button name="unsubscribe"');
  expect(asking.headers.get("cache-control")).toBe("no-store");

  const answer = await clickOnce(path);
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.stringContaining("You won’t get summaries"),
  ]);
  await server.restart();
  await setClock(second.due);
  expect(await afterIdleJob("unsubscribed")).toBe(1);

  expect(await (await open("subscribe=on")).text()).toContain('name="unsubscribe"');
  await expect.poll(afterJob).toBe(2);
});
