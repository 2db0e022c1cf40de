import { expect, test } from "vitest";
import { type Drop, findDrop, type Hour, isOver, type Watched } from "../../ops/alarm/find-drop.ts";
import { createRandom, type GeneratedSite, generateHours } from "./generate-weeks.ts";

const WEEK = 168;
const KEPT = 8 * WEEK;
const SITES = [
  { viewsPerDay: 60, leadsPerWeek: 2 },
  { viewsPerDay: 400, leadsPerWeek: 10 },
  { viewsPerDay: 5000, leadsPerWeek: 40 },
  { viewsPerDay: 60_000, leadsPerWeek: 300 },
];
const titled = SITES.map((site) => [`${site.viewsPerDay} views a day`, site] as const);

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

test.each(titled)("on a site with %s, it fires at most once a quarter without cause", (_, site) => {
  const [sites, weeks] = [3, 13];
  let alarms = 0;
  for (let seed = 1; seed <= sites; seed++) {
    const hours = generateHours(4 + weeks, { ...site, seed });
    for (const of of ["traffic", "leads"] as const)
      for (let end = 4 * WEEK; end <= hours.length; end++) {
        if (!dropAt(of, hours, end)) continue;
        alarms += 1;
        end += WEEK;
      }
  }
  console.info(`${site.viewsPerDay} views a day: ${alarms} false alarms in ${sites} quarters`);
  expect(alarms).toBeLessThanOrEqual(sites);
});

test.each(titled)("on a site with %s, a broken tracker is found as soon as enough pages tell", (_, site) => {
  const random = createRandom(7);
  const delays = Array.from({ length: 40 }, (_, seed) => {
    // From 8:00 to 15:00 on a weekday in one half, at any time in the other.
    const inWeek =
      seed % 2 ? Math.floor(random() * 5) * 24 + 8 + random() * 7 : Math.floor(random() * WEEK) + random();
    return { isBusy: seed % 2 === 1, delay: delayOf({ ...site, seed }, 8 * WEEK + inWeek) };
  });
  const within = (hours: number, each = delays) =>
    each.filter(({ delay }) => delay <= hours).length / each.length;
  const busy = delays.filter(({ isBusy }) => isBusy);
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  console.info(
    `${site.viewsPerDay} views a day: found within 3 hours ${percent(within(3, busy))} by day, ${percent(within(3))} in all; within 3 days ${percent(within(72))}`,
  );
  expect(within(WEEK)).toBeGreaterThan(0.9);
  if (site.viewsPerDay >= 5000) expect([within(3, busy), within(12)]).toEqual([1, 1]);
});

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
  expect(drop && isOver(drop, known.slice(0, 9 * WEEK + 2))).toBe(false);
  expect(drop && isOver(drop, known)).toBe(true);
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
