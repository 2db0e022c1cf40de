import type { Vital } from "./fetch-report.ts";

export type Rating = "good" | "fair" | "poor";

/** The upper limits of good and fair: https://web.dev/articles/vitals#core-web-vitals */
const LIMITS: Record<Vital, readonly [good: number, fair: number]> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
  fcp: [1800, 3000],
  ttfb: [800, 1800],
};

/** @example rateVital("lcp", 2600) ⇒ "fair" */
export function rateVital(vital: Vital, value: number): Rating {
  const [good, fair] = LIMITS[vital];
  if (value <= good) return "good";
  return value <= fair ? "fair" : "poor";
}
