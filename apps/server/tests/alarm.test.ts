import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { soaks } from "@voxlog/testing/soak";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { afterAll, expect, test } from "vitest";
import { type AlarmMetric, type Drop, findDrop, type Hour, isDropOver } from "../ops/alarm/find-drop.ts";
import { openTrafficLog, RETENTION_HOURS } from "../ops/alarm/traffic-log.ts";
import { copyDatabase } from "../testing/index.ts";
import { randomNumbers } from "../testing/visits/generate.ts";
import { mailVariables, startMailServer } from "./mail/mail-server.ts";
import { pageVisit, session } from "./samples.ts";
import { createRecord, ownServer } from "./server.ts";
import { createBuilds } from "./serving/builds.ts";

const HOUR = 60 * 60_000;
const WEEK = 168;

/** A site's average page views per day and leads per week. */
type GeneratedSite = { viewsPerDay: number; leadsPerWeek: number; seed: number };

const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

function drawPoisson(mean: number, random: () => number): number {
  if (mean > 60) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count += 1;
  return count;
}

/** Returns an hour's share of a week's visits: low at night and on weekends. */
const profile = Array.from({ length: WEEK }, (_, cell) => {
  const [day, hour] = [Math.floor(cell / 24), cell % 24];
  const daily = hour < 7 ? 0.15 : hour < 18 ? 2 : 0.8;
  return daily * (day > 4 ? 0.35 : 1.2);
});
const PROFILE_SUM = profile.reduce((total, each) => total + each, 0);

/**
 * Generates the hours of a site. Visits are Poisson-distributed around a weekly profile whose level varies by 10 % from
 * week to week and by 8 % from day to day. A visit gets one to six pages and has as many views, or one more; a tenth
 * isn't counted (blockers). Every few days a program behaves like a browser, one time in ten with many addresses.
 *
 * @param end the hour at which the tracker breaks.
 */
function generateHours(weeks: number, site: GeneratedSite, end = Number.POSITIVE_INFINITY): Hour[] {
  const random = randomNumbers(site.seed);
  const visitsPerWeek = (site.viewsPerDay * 7) / 2.6;
  let [week, day] = [1, 1];
  return Array.from({ length: weeks * WEEK }, (_, at) => {
    const cell = at % WEEK;
    if (cell === 0) week = Math.exp(0.1 * normal(random));
    if (cell % 24 === 0) day = Math.exp(0.08 * normal(random));
    const share = (week * day * (profile[cell] ?? 0)) / PROFILE_SUM;
    const visits = drawPoisson(visitsPerWeek * share, random);
    const hour = { at, cell, served: 0, views: 0, leads: drawPoisson(site.leadsPerWeek * share, random) };
    for (let visit = 0; visit < visits; visit++) {
      const pages = 1 + Math.floor(6 * random() ** 3);
      hour.served += 1;
      if (random() > 0.1) hour.views += pages + (random() < 0.3 ? 1 : 0);
    }
    if (random() < 0.01) hour.served += random() < 0.9 ? 1 : Math.floor(random() * 500);
    return { ...hour, views: Math.round(hour.views * Math.min(1, Math.max(0, end - at))) };
  });
}
const SITES = [
  { viewsPerDay: 60, leadsPerWeek: 2 },
  { viewsPerDay: 400, leadsPerWeek: 10 },
  { viewsPerDay: 5000, leadsPerWeek: 40 },
  // Only in the soak: it generates ten times the visits of the others.
  ...(soaks ? [{ viewsPerDay: 60_000, leadsPerWeek: 300 }] : []),
];
/** Only in the soak: behind a CDN, the server doesn't see who opens pages. */
const PLACES = soaks ? ["", " behind a CDN"] : [""];
const cases = SITES.flatMap((site) => PLACES.map((where) => [site.viewsPerDay, where, site] as const));
/** The guide quotes the soak's shares and number of quarters. */
const [BREAKS, QUARTERS] = soaks ? [100, 80] : [10, 1];
/** Visitors in the first two complete hours after a break: it's unlikely that all of them block the tracker. */
const ENOUGH = 5;

/** Returns the drop that the server would find at the end of some hours. */
const dropAt = (of: AlarmMetric, hours: readonly Hour[], end: number): Drop | undefined =>
  findDrop(of, hours.slice(Math.max(0, end - RETENTION_HOURS), end));

const withoutServed = (hours: readonly Hour[]) => hours.map((hour) => ({ ...hour, served: 0 }));

/** Returns the hours from a break until the drop is found, and the visitors in the first two complete ones. */
function findBreak(site: GeneratedSite, at: number, isCached: boolean) {
  const first = Math.floor(at);
  const hours = generateHours(10, site, at);
  const visitors = hours.slice(first + 1, first + 3).reduce((sum, { served }) => sum + served, 0);
  const seen = isCached ? withoutServed(hours) : hours;
  for (let end = first + 1; end <= at + WEEK; end++)
    if (dropAt("traffic", seen, end)) return { delay: end - at, visitors };
  return { delay: Number.POSITIVE_INFINITY, visitors };
}

/** Returns the number of false alarms. After each, it skips a week. */
function countFalseAlarms(site: (typeof SITES)[number], isCached: boolean): number {
  let alarms = 0;
  for (let seed = 1; seed <= QUARTERS; seed++) {
    const generated = generateHours(4 + 13, { ...site, seed });
    const hours = isCached ? withoutServed(generated) : generated;
    for (const of of ["traffic", "leads"] as const)
      for (let end = 4 * WEEK; end <= hours.length; end++) {
        if (!dropAt(of, hours, end)) continue;
        alarms += 1;
        end += WEEK;
      }
  }
  return alarms;
}

test.each(cases)(
  "on a site with %i views a day%s, the alarm finds a broken tracker and is silent without one, as often as the guide says",
  { timeout: 20 * 60_000 },
  async (views, where, site) => {
    const isCached = where !== "";
    const random = randomNumbers(7);
    const found = Array.from({ length: BREAKS }, (_, seed) =>
      findBreak({ ...site, seed }, 8 * WEEK + random() * WEEK, isCached),
    );
    const busy = found.filter(({ visitors }) => visitors >= ENOUGH);
    const within = (hours: number, of = found) =>
      of.filter(({ delay }) => delay <= hours).length / Math.max(1, of.length);
    const alarms = countFalseAlarms(site, isCached);
    const percent = (share: number) => `${Math.round(100 * share)}%`;
    const shares = [within(3), within(3, busy), busy.length / BREAKS, within(24), within(72)].map(percent);
    const row = `| ${[views.toLocaleString("en") + where, ...shares].join(" | ")} |`;
    console.info(`${row} of ${BREAKS}, ${alarms} false alarms in ${QUARTERS} quarters`);
    expect(alarms).toBeLessThanOrEqual(QUARTERS);
    expect(within(WEEK)).toBeGreaterThan(0.9);
    if (views >= 400 && !isCached) expect(within(3, busy)).toBeGreaterThanOrEqual(0.9);
    if (!soaks) return;
    const guide = await readFile(join(import.meta.dirname, "../../../docs/owner/health.md"), "utf8");
    expect(guide.replace(/ +/g, " ")).toContain(row);
  },
);

test("a loss of leads is found, and the drop ends when they come again", () => {
  const hours = generateHours(12, { viewsPerDay: 5000, leadsPerWeek: 150, seed: 3 });
  const broken = hours.map((hour) =>
    hour.at >= 9 * WEEK && hour.at < 10 * WEEK ? { ...hour, leads: 0 } : hour,
  );
  const end = hours.findIndex(({ at }) => at > 9 * WEEK && dropAt("leads", broken, at));
  const drop = dropAt("leads", broken, end);
  expect(end).toBeLessThan(9 * WEEK + 72);
  expect(drop).toMatchObject({ kind: "leads", to: end - 1 });
  const known = broken.filter(({ at }) => at < 9 * WEEK || at >= 10 * WEEK);
  expect(drop && isDropOver(drop, known.slice(0, 9 * WEEK + 2))).toBe(false);
  expect(drop && isDropOver(drop, known)).toBe(true);
});

test("programs with many addresses, or visitors who stay away, don't blame the tracker", () => {
  const hours = generateHours(9, { viewsPerDay: 5000, leadsPerWeek: 0, seed: 5 });
  const change = (factors: Partial<Hour>) =>
    hours.map((hour) => (hour.at >= 9 * WEEK - 24 ? { ...hour, ...factors } : hour));
  expect(findDrop("traffic", change({ served: 5000 }))).toBeUndefined();
  const holiday = findDrop("traffic", change({ served: 5, views: 12 }));
  expect(holiday?.kind).toBe("views");
});

const dataDir = await temporaryFolder();
await copyDatabase(dataDir);
// Half past, so that no hour ends during the test.
const thisHour = Math.floor(Date.now() / HOUR);
const clock = join(dataDir, "clock");
await writeFile(clock, String((thisHour + 0.5) * HOUR - Date.now()));

const file = join(dataDir, "traffic.json");
const readTraffic = async () => JSON.parse(await readFile(file, "utf8"));
// Four weeks, and an hour that ended while the server was down. No view was counted in the last two.
const hours = generateHours(4, { viewsPerDay: 60_000, leadsPerWeek: 0, seed: 1 });
const weeks = hours.map((hour, index) => ({ ...hour, at: thisHour - 1 - 4 * WEEK + index }));
const last = { ...hours[0], at: thisHour - 1, served: 5000, views: 0, leads: 0, ran: HOUR };
const before = [...weeks.slice(0, -1), { ...weeks.at(-1), served: 5000, views: 0 }];
await writeFile(file, JSON.stringify({ hours: before, current: last, lastView: 0, drops: {} }));

test("a drop that was found while the clock was ahead ends when it's right again", async () => {
  const folder = await temporaryFolder();
  await copyDatabase(folder);
  const ahead = { ...last, at: thisHour + 500 };
  const drops = {
    traffic: { kind: "views", from: ahead.at, to: ahead.at, count: 0, expected: 9, served: 0 },
  };
  const saved = { hours: [...before, ahead], current: { ...last, views: 5000 }, lastView: 0, drops };
  await writeFile(join(folder, "traffic.json"), JSON.stringify(saved));
  const traffic = await openTrafficLog(folder, true);
  expect(await traffic.update(thisHour * HOUR)).toEqual({});
});

const mailServer = await startMailServer();
const server = await ownServer({
  dataDir,
  env: {
    ...(await createBuilds()),
    ...mailVariables(mailServer),
    VOXLOG_LEADS_LANGUAGE: "en",
    TRUSTED_PROXY_HEADER: "X-Forwarded-For",
    CLOCK_FILE: clock,
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, "summary/clock.ts"))}`,
  },
});
afterAll(() => mailServer.stop());
const alerts = () => mailServer.emails.filter(({ raw }) => raw.includes("Message-ID: <health-"));

test("the owner gets an email about views that aren't counted", async () => {
  await expect.poll(() => alerts().length).toBe(1);
  const [mail] = alerts();
  expect(mail?.headers.get("subject")).toBe("Voxlog needs your attention: page views");
  expect(mail?.text).toMatch(
    /[\d,]+ visitors opened pages, which usually means about [\d,]+ page views\. Counted: 0\./,
  );
});

test("visitors whose browsers got a page and stored views are counted, over a restart", async () => {
  const browser = {
    "Sec-Fetch-Dest": "document",
    "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  };
  const open = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(server.url + path, { headers: { ...browser, ...headers } })).status;
  const from = (address: string) => ({ "X-Forwarded-For": address });
  for (const address of ["192.0.2.1", "192.0.2.2"])
    expect([await open("/features", from(address)), await open("/dashboard", from(address))]).toEqual([
      200, 200,
    ]);
  await open("/features", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  await open("/features", { "Sec-Fetch-Dest": "script" });
  await open("/features", { "Sec-Purpose": "prefetch" });
  await open("/features", { "Sec-GPC": "1" });
  await open("/reports");
  await open("/not-there");
  const sent = session();
  await createRecord(server, "sessions", sent);
  await createRecord(server, "page_visits", { ...pageVisit(), session_id: sent.session_id });
  await server.restart();
  expect((await readTraffic()).current).toMatchObject({ at: thisHour, served: 2, views: 1 });
});

test("the owner gets no second email about a drop after a restart, and sees it above the reports", async () => {
  const health = await server.admin.send<Record<string, unknown>>("GET", "/api/owner/health");
  const drops = { traffic: { kind: "tracker" } };
  expect(health).toMatchObject({ ok: { traffic: false, leads: true }, drops });
  expect(alerts()).toHaveLength(1);
});
