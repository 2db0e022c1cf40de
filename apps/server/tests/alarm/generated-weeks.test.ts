import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { soaks } from "@voxlog/testing/soak";
import { expect, test } from "vitest";
import { type AlarmMetric, type Drop, findDrop, type Hour, isDropOver } from "../../ops/alarm/find-drop.ts";
import { RETENTION_HOURS } from "../../ops/alarm/traffic-log.ts";
import { randomNumbers } from "../../testing/random-numbers.ts";
import { type GeneratedSite, generateHours } from "./generate-weeks.ts";

const WEEK = 168;
const SITES = [
  { viewsPerDay: 60, leadsPerWeek: 2 },
  { viewsPerDay: 400, leadsPerWeek: 10 },
  { viewsPerDay: 5000, leadsPerWeek: 40 },
  { viewsPerDay: 60_000, leadsPerWeek: 300 },
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
  const hours = generateHours(10, site, { at, left: 0 });
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
    const guide = await readFile(join(import.meta.dirname, "../../../../docs/owner/health.md"), "utf8");
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
