/**
 * Returns the quantile for a share, by the nearest rank.
 *
 * @example quantile([1, 2, 3, 4], 0.5) ⇒ 2
 */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** Formats a median with its range, rounded. @example formatRange([3, 1, 2]) ⇒ "2 [1-3]" */
export function formatRange(values: readonly number[]): string {
  const [low, middle, high] = [Math.min(...values), median(values), Math.max(...values)].map(Math.round);
  return low === high ? `${middle}` : `${middle} [${low}-${high}]`;
}

/** Formats bytes as KiB with one decimal. */
export const kib = (bytes: number) => (bytes / 1024).toFixed(1);
