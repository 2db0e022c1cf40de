/** Where a chart's axis is labeled, from nothing to its upper end. */
export type Ticks = number[];

/**
 * Round numbers from nothing to at least `most`, four steps or fewer.
 *
 * @example ticksUpTo(37) ⇒ [0, 10, 20, 30, 40]
 */
export function ticksUpTo(most: number): Ticks {
  const step = roundStep(Math.max(most, 1) / 4);
  const count = Math.ceil(Math.max(most, 1) / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is not below a number. */
function roundStep(least: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return magnitude * ([1, 2, 5, 10].find((digit) => digit * magnitude >= least) ?? 10);
}
