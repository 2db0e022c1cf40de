import { mkdir, open, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { brand } from "@voxlog/product";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { expect, onTestFinished, test, vi } from "vitest";
import { readMailSettings } from "../../mail/mail-settings.ts";
import { alertEmail } from "../../ops/health/alert.ts";
import { evaluateChecks, GUIDE_PAGES, type Health } from "../../ops/health/checks.ts";
import { collectFacts } from "../../ops/health/facts.ts";
import { quickCheck } from "../../ops/health/integrity.ts";
import { startWatch } from "../../ops/health/watch.ts";
import { readWatchSettings } from "../../ops/settings.ts";
import { copyDatabase } from "../../testing/index.ts";
import { mailVariables, startMailServer } from "../mail/mail-server.ts";

const NOW = Date.parse("2026-11-23T08:00:00Z");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const night = { name: "night.zip", size: 1e8, made: NOW - 5 * HOUR };
const late = { waiting: 1, oldest: NOW - 31 * MINUTE, failed: 0 };
const verified = { ...night, verified: NOW };
const done = { ...night, verified: NOW - 4 * HOUR, copied: NOW - 4 * HOUR };

const now: Health = {
  version: "1.0.0",
  pocketbase: "0.40.4",
  checked: NOW,
  since: NOW - 1000 * HOUR,
  disk: { free: 5e9, size: 20e9 },
  needed: 2e9,
  database: { size: 3e8, checked: NOW - HOUR },
  mail: { waiting: 0, failed: 0 },
  webhook: { waiting: 0, failed: 0 },
  backup: done,
  rejected: {},
  configured: { mail: true, webhook: true, offSite: true },
  ok: {
    ...{ disk: true, database: true, mail: true, webhook: true },
    ...{ backup: true, visits: true, certificate: true, traffic: true, leads: true },
  },
};
const onlyHere = { ...now.configured, offSite: false };
const full = { ...now.ok, disk: false };
const failed = { ...now.ok, backup: false };

type Change = { [Name in keyof Health]?: Health[Name] | undefined };

test.each<[string, Change, failing: string[], before?: Health["ok"]]>([
  ["that lacks nothing", {}, []],
  ["without room for a backup", { disk: { free: 1.9e9, size: 20e9 } }, ["disk"]],
  ["that was full, with little room", { disk: { free: 2.1e9, size: 20e9 } }, ["disk"], full],
  ["that was full, with a fifth more than needed", { disk: { free: 2.5e9, size: 20e9 } }, [], full],
  ["with a damaged page", { database: { ...now.database, problem: "row 1 missing" } }, ["database"]],
  ["whose mail has waited for half an hour", { mail: late }, ["mail"]],
  ["whose mail is on its way", { mail: { waiting: 1, oldest: NOW - MINUTE, failed: 0 } }, []],
  ["whose webhook has waited for half an hour", { webhook: late }, ["webhook"]],
  ["whose webhook gave up a lead", { webhook: { waiting: 0, failed: 1 } }, ["webhook"]],
  ["that sends no mail", { configured: { ...now.configured, mail: false }, mail: late }, []],
  ["whose collector can't store visits", { collected: false }, ["visits"]],
  ["whose certificate was renewed in time", { certificateEnd: NOW + 29 * 24 * HOUR }, []],
  ["whose certificate couldn't be renewed", { certificateEnd: NOW + 15 * 24 * HOUR }, ["certificate"]],
  ["a day after its first start, without a backup", { backup: undefined, since: NOW - 25 * HOUR }, []],
  ["later, without a backup", { backup: undefined, since: NOW - 27 * HOUR }, ["backup"]],
  ["whose last backup is from the day before", { backup: { ...done, made: NOW - 27 * HOUR } }, ["backup"]],
  ["whose backup holds too little", { backup: { ...done, problem: "Of 2 rows" } }, ["backup"]],
  ["whose backup went nowhere", { backup: verified }, ["backup"]],
  ["whose backup stays on its disk", { backup: verified, configured: onlyHere }, []],
  ["whose backup is being verified", { backup: { ...night, made: NOW - MINUTE } }, []],
  ["whose backup failed, with a new one", { backup: { ...night, made: NOW - MINUTE } }, ["backup"], failed],
  ["whose backup failed, with a copied one", { backup: { ...done, made: NOW - MINUTE } }, [], failed],
])("a server %s fails the expected checks", (_, change, failing, before = now.ok) => {
  const checks = Object.entries(evaluateChecks({ ...now, ...change } as Health, before));
  expect(checks.flatMap(([check, ok]) => (ok ? [] : [check]))).toEqual(failing);
});

test("the check of a data folder finds overdue email and its last error, the newest backup, the day's rejections, and damage", async () => {
  const folder = await temporaryFolder();
  await copyDatabase(folder);
  using data = new DatabaseSync(join(folder, "data.db"));
  data.exec(`
      INSERT INTO outbox (status, kind, bundled, created, updated) VALUES
        ('sent', 'lead', 0, '2026-11-23 01:00:00.000Z', '2026-11-23 01:00:00.000Z'),
        ('waiting', 'lead', 1, '2026-11-23 06:30:00.000Z', '2026-11-23 06:30:00.000Z'),
        ('sending', 'lead', 0, '2026-11-23 07:00:00.500Z', '2026-11-23 07:00:00.500Z'),
        ('failed', 'lead', 0, '2020-01-01 00:00:00.000Z', '2020-01-01 00:00:00.000Z'),
        ('waiting', 'webhook', 0, '2026-11-23 07:30:00.000Z', '2026-11-23 07:30:00.000Z'),
        ('failed', 'confirmation', 0, '2020-01-01 00:00:00.000Z', datetime('now')),
        ('failed', 'lead', 0, '2020-01-01 00:00:00.000Z', datetime('now'));
      UPDATE outbox SET error = 'No answer' WHERE status = 'waiting' AND kind = 'lead'`);
  using log = new DatabaseSync(join(folder, "auxiliary.db"));
  log.exec(`
      INSERT INTO _logs (id, data) VALUES
        (strftime('refused_%Y%m%d_404', 'now'), '{"count":812}'),
        (strftime('refused_%Y%m%d_429', 'now'), '{"count":3}'),
        (strftime('refused_%Y%m%d_404', 'now', '-1 day'), '{"count":5}'),
        ('abcdefghijklmno', '{"status":500}')`);
  await mkdir(join(folder, "backups"), { recursive: true });
  // The last is from a time when the clock was ahead.
  const made = { "a.zip": 1.1e9, "b.zip": 1e9, "c.zip.attrs": 1.2e9, "d.zip": 9e9 };
  for (const [name, time] of Object.entries(made)) {
    await writeFile(join(folder, "backups", name), name);
    await utimes(join(folder, "backups", name), time, time);
  }

  const facts = await collectFacts(folder);
  expect(facts).toMatchObject({
    mail: { waiting: 2, failed: 1, oldest: Date.parse("2026-11-23T07:00:00Z"), error: "No answer" },
    backup: { name: "a.zip", size: 5, made: 1.1e12 },
    rejected: { 404: 812, 429: 3 },
  });
  expect(facts.disk.size).toBeGreaterThan(facts.disk.free);
  expect(facts.databaseSize).toBeGreaterThan(0);

  data.close();
  await writeFile(join(folder, "data.db"), "x".repeat(8192));
  expect((await collectFacts(folder)).damage).toContain("not a database");
});

test("a quick check finds a damaged page while the database is in use", async () => {
  const folder = await temporaryFolder();
  await copyDatabase(folder);
  const file = join(folder, "data.db");
  using database = new DatabaseSync(file);
  database.exec("BEGIN; SELECT count(*) FROM signups");
  expect(await quickCheck(file)).toBeUndefined();
  await using handle = await open(file, "r+");
  await handle.write(Buffer.alloc(20_000, "x"), 0, 20_000, (await handle.stat()).size - 30_000);
  expect(await quickCheck(file)).toMatch(/malformed|Tree|page|not a database/);
});

/** Monitors a folder whose disk is full, and whose certificate ends soon, until the owner gets an email about it. */
async function watchUntilEmail(manner: string, folder: string) {
  await copyDatabase(folder);
  const mailServer = await startMailServer();
  mailServer.manner = manner;
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const watch = await startWatch({
    ...(await readWatchSettings({}, folder)),
    ...{ folder, binary: "", hasWebhook: false },
    mail: readMailSettings(mailVariables(mailServer)),
    rejections: { count() {}, write() {}, close() {} },
    traffic: {
      countPage() {},
      update: () => Promise.reject(new Error("ENOSPC: no space left on device")),
    },
    readCertificateEnd: async () => Date.now() + HOUR,
  });
  onTestFinished(async () => {
    vi.restoreAllMocks();
    await mailServer.stop();
  });
  await expect.poll(() => mailServer.emails.length).toBe(1);
  return { watch, mailServer };
}

test("the owner isn't notified every minute while the mail server accepts email without reporting it", async () => {
  const folder = await temporaryFolder();
  const { watch, mailServer } = await watchUntilEmail("takes and drops", folder);
  for (const name of ["one.zip", "two.zip"]) {
    const before = watch.readHealth()?.checked ?? 0;
    await writeFile(join(folder, "backups", name), "no zip");
    await expect.poll(() => watch.readHealth()?.checked).toBeGreaterThan(before);
  }
  await watch.end();
  expect(mailServer.emails).toHaveLength(1);
});

test("the owner is notified once of a problem when the disk has no room for the server's state", async () => {
  const folder = await temporaryFolder();
  // Like a full disk, a folder of this name keeps the file from being written.
  await mkdir(join(folder, "health.json.new"));
  const { watch } = await watchUntilEmail("takes", folder);
  await watch.end();
  expect(watch.readHealth()?.ok).toMatchObject({ certificate: false, database: true });
});

test("every page of the database is read again after the clock was ahead, and a backup is due in time", async () => {
  const folder = await temporaryFolder();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 1000 * HOUR });
  const { watch } = await watchUntilEmail("takes", folder);
  vi.useRealTimers();
  let name = 0;
  const nextHealth = async () => {
    await writeFile(join(folder, "backups", `${name++}.zip`), "");
    return watch.readHealth();
  };
  await expect.poll(async () => (await nextHealth())?.database.checked).toBeLessThan(Date.now() + HOUR);
  expect(watch.readHealth()?.since).toBeLessThan(Date.now() + HOUR);
  await watch.end();
});

test("the owner's email names failing and recovered checks in their language", async () => {
  const bad = { ...now, disk: { free: 1.23e9, size: 20e9 }, ok: { ...now.ok, disk: false } };
  const dutch = await alertEmail(["disk", "backup"], bad, "owner@voxlog.test", "nl");
  expect(dutch).toMatchObject({ to: "owner@voxlog.test", subject: "Voxlog vraagt je aandacht: schijf" });
  expect(dutch.paragraphs[0]).toContain("van 20 GB is nog 1,2 GB vrij, en 2 GB is nodig");
  expect(dutch.paragraphs[2]).toBe("De back-up van maandag 23 november 2026 om 04:00 is in orde.");

  const failed = { ...now, ok: { ...now.ok, backup: false }, backup: { ...night, copyProblem: "403" } };
  const english = await alertEmail(["backup"], failed, "owner@voxlog.test", "en");
  expect(english.subject).toBe("Voxlog needs your attention: backup");
  expect(english.paragraphs[0]).toMatch(/^A copy of the backup from .* failed: 403$/);
});

test("an email about a problem names a part of the guide that exists, or links to it if the guide is hosted", async () => {
  const bad = { ...now, ok: { ...now.ok, mail: false } };
  const email = async () => (await alertEmail(["mail"], bad, "owner@voxlog.test", "en")).paragraphs;
  expect(await email()).toContainEqual(expect.stringContaining(`docs/owner/${GUIDE_PAGES.mail}`));
  Object.assign(brand, { guideUrl: "https://git.example/docs/owner/" });
  expect(await email()).toContainEqual(
    expect.objectContaining({ url: `https://git.example/docs/owner/${GUIDE_PAGES.mail}` }),
  );
  Object.assign(brand, { guideUrl: "" });
  for (const part of Object.values(GUIDE_PAGES)) {
    const [page = "", anchor = ""] = part.split("#");
    const text = await readFile(join(import.meta.dirname, "../../../../docs/owner", page), "utf8");
    const titles = [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) => title.toLowerCase());
    const anchors = titles.map((title) => title.replace(/[^a-z ]/g, "").replaceAll(" ", "-"));
    expect([part, ["", ...anchors]]).toEqual([part, expect.arrayContaining([anchor])]);
  }
});
