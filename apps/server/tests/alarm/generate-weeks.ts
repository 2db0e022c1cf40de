import type { Hour } from "../../ops/alarm/find-drop.ts";
import { randomNumbers } from "../../testing/random-numbers.ts";

/** A site's average page views per day and leads per week. */
export type GeneratedSite = { viewsPerDay: number; leadsPerWeek: number; seed: number };

/** The hour at which a tracker breaks, and the share of views that are still counted. */
export type Break = { at: number; left: number };

const HOURS = 168;

const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

function poisson(mean: number, random: () => number): number {
  if (mean > 60) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count += 1;
  return count;
}

/** Returns an hour's share of a week's visits: low at night and on weekends. */
const profile = Array.from({ length: HOURS }, (_, cell) => {
  const [day, hour] = [Math.floor(cell / 24), cell % 24];
  const daily = hour < 7 ? 0.15 : hour < 18 ? 2 : 0.8;
  return daily * (day > 4 ? 0.35 : 1.2);
});
const PROFILE_SUM = profile.reduce((total, each) => total + each, 0);

/**
 * Generates the hours of a site. Visits are Poisson-distributed around a weekly profile whose level varies by 10 % from
 * week to week and by 8 % from day to day. A visit gets one to six pages and has as many views, or one more; a tenth
 * isn't counted (blockers). Every few days a program behaves like a browser, one time in ten with many addresses.
 */
export function generateHours(weeks: number, site: GeneratedSite, broken?: Break): Hour[] {
  const random = randomNumbers(site.seed);
  const visitsPerWeek = (site.viewsPerDay * 7) / 2.6;
  let [week, day] = [1, 1];
  return Array.from({ length: weeks * HOURS }, (_, at) => {
    const cell = at % HOURS;
    if (cell === 0) week = Math.exp(0.1 * normal(random));
    if (cell % 24 === 0) day = Math.exp(0.08 * normal(random));
    const share = (week * day * (profile[cell] ?? 0)) / PROFILE_SUM;
    const visits = poisson(visitsPerWeek * share, random);
    const hour = { at, cell, served: 0, views: 0, leads: poisson(site.leadsPerWeek * share, random) };
    for (let visit = 0; visit < visits; visit++) {
      const pages = 1 + Math.floor(6 * random() ** 3);
      hour.served += 1;
      if (random() > 0.1) hour.views += pages + (random() < 0.3 ? 1 : 0);
    }
    if (random() < 0.01) hour.served += random() < 0.9 ? 1 : Math.floor(random() * 500);
    if (!broken || at < Math.floor(broken.at)) return hour;
    const whole = at < broken.at ? broken.at - Math.floor(broken.at) : 0;
    return { ...hour, views: Math.round(hour.views * (whole + (1 - whole) * broken.left)) };
  });
}
