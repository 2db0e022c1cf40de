import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { latestPeriod } from "../../summary/summary-state.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { expectedReportsOf, generateVisits, writeVisits } from "../../testing/visits/index.ts";
import { mailVariables, startMailServer } from "../mail/mail-server.ts";
import { signup } from "../samples.ts";
import { createRecord, ownServer } from "../server.ts";

const MINUTE = 60_000;
// Past weeks, because the server's clock decides whether tokens are valid.
const second = latestPeriod("week", Date.now());
const first = latestPeriod("week", second.due - MINUTE);

const folder = await temporaryFolder();
const CLOCK_FILE = join(folder, "clock");
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
  expect(mail?.headers.get("subject")?.[0]).toMatch(
    new RegExp(`^Voxlog, week \\d+: ${sum("sessions")} visitors, 1 lead$`),
  );
  expect(mail?.text).toContain(`Visitors: ${sum("sessions")} (was ${sum("sessions", first.before)}, `);
  expect(mail?.text).toContain(`Conversions: ${sum("conversions")} (was `);
  expect(mail?.text).toContain("Where your visitors came from:\n\nNo referring site: ");
  expect(mail?.html).toContain(`<th align="left" scope="row">Visitors</th><td>${sum("sessions")} (was `);

  const [, url = ""] = /^<(.+)>$/.exec(mail?.headers.get("list-unsubscribe")?.[0] ?? "") ?? [];
  expect(mail?.headers.get("list-unsubscribe-post")).toEqual(["List-Unsubscribe=One-Click"]);
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
