import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { soaks } from "@voxlog/testing/soak";
import { expect, test } from "vitest";
import { type Drop, findDrop, type Hour, isDropOver, type Watched } from "../../ops/alarm/find-drop.ts";
import { createRandom, type GeneratedSite, generateHours } from "./generate-weeks.ts";

const WEEK = 168;
const KEPT = 8 * WEEK;
const SITES = [
  { viewsPerDay: 60, leadsPerWeek: 2 },
  { viewsPerDay: 400, leadsPerWeek: 10 },
  { viewsPerDay: 5000, leadsPerWeek: 40 },
  { viewsPerDay: 60_000, leadsPerWeek: 300 },
];
const titled = SITES.map((site) => [site.viewsPerDay, site] as const);
/** The guide's figures are those of the soak. */
const [BREAKS, QUARTERS] = soaks ? [100, 20] : [15, 2];

/** Returns the drop at the end of some hours, as the server would find it then. */
const dropAt = (of: Watched, hours: readonly Hour[], end: number): Drop | undefined =>
  findDrop(of, hours.slice(Math.max(0, end - KEPT), end));

/** Returns the hours from a break until the drop is found; Infinity if it isn't within a week. */
function delayOf(site: GeneratedSite, at: number): number {
  const hours = generateHours(10, site, { at, left: 0 });
  for (let end = Math.floor(at) + 1; end <= at + WEEK; end++)
    if (dropAt("traffic", hours, end)) return end - at;
  return Number.POSITIVE_INFINITY;
}

/** Returns the number of alarms without cause. After one, a week passes. */
function countFalseAlarms(site: (typeof SITES)[number]): number {
  let alarms = 0;
  for (let seed = 1; seed <= QUARTERS; seed++) {
    const hours = generateHours(4 + 13, { ...site, seed });
    for (const of of ["traffic", "leads"] as const)
      for (let end = 4 * WEEK; end <= hours.length; end++) {
        if (!dropAt(of, hours, end)) continue;
        alarms += 1;
        end += WEEK;
      }
  }
  return alarms;
}

test.each(titled)(
  "on a site with %i views a day, the alarm finds a broken tracker and is silent without one, as often as the guide says",
  async (views, site) => {
    const random = createRandom(7);
    const delays = Array.from({ length: BREAKS }, (_, seed) =>
      delayOf({ ...site, seed }, 8 * WEEK + random() * WEEK),
    );
    const within = (hours: number) => delays.filter((delay) => delay <= hours).length / BREAKS;
    const alarms = countFalseAlarms(site);
    const shares = [3, 24, 72].map((hours) => `${Math.round(100 * within(hours))} %`);
    const row = `| ${[views.toLocaleString("en"), ...shares, alarms].join(" | ")} |`;
    console.info(`${row} of ${BREAKS} and ${QUARTERS}`);
    expect(alarms).toBeLessThanOrEqual(QUARTERS);
    expect(within(WEEK)).toBeGreaterThan(0.9);
    if (views >= 5000) expect(within(3)).toBeGreaterThan(views > 5000 ? 0.99 : 0.9);
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

test("pages that a program gets, or visitors who stay away, don't blame the tracker", () => {
  const hours = generateHours(9, { viewsPerDay: 5000, leadsPerWeek: 0, seed: 5 });
  const change = (factors: Partial<Hour>) =>
    hours.map((hour) => (hour.at >= 9 * WEEK - 24 ? { ...hour, ...factors } : hour));
  expect(findDrop("traffic", change({ served: 5000 }))).toBeUndefined();
  const holiday = findDrop("traffic", change({ served: 5, views: 5 }));
  expect(holiday?.kind).toBe("views");
});

test("without served pages, as behind a CDN, silence is found by the weekday and hour", () => {
  const hours = generateHours(9, { viewsPerDay: 5000, leadsPerWeek: 0, seed: 6 });
  const cached = hours.map((hour) => ({
    ...{ ...hour, served: 0 },
    ...(hour.at >= 9 * WEEK - 84 && { views: 0 }),
  }));
  expect(findDrop("traffic", cached)?.kind).toBe("views");
});
