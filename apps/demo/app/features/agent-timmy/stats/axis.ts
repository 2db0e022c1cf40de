import type { Axis } from "@voxlog/ui/plot";

/**
 * The axis on which values fit, labelled at every multiple of `step`.
 *
 * @example axis([3, 11], 5).ticks ⇒ [0, 5, 10, 15]
 */
export function axis(values: readonly number[], step: number): Axis {
  const first = Math.floor(Math.min(...values) / step);
  const last = Math.max(Math.ceil(Math.max(...values) / step), first + 1);
  const count = last - first;
  return {
    ticks: Array.from({ length: count + 1 }, (_, index) => (first + index) * step),
    position: (value) => 100 - (100 * (value / step - first)) / count,
  };
}
