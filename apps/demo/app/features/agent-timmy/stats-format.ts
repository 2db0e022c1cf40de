import { formatDate, formatNumber, useLanguage } from "@voxlog/texts";
import type { Axis } from "@voxlog/ui/plot";

/** Writes what the statistics hold in the language shown. */
export function useStatsFormat() {
  const language = useLanguage();
  return {
    count: (value: number) => formatNumber(language, value),
    /** A share from 0 to 1, as percentage with at most so many decimals. */
    share: (value: number, decimals = 0) =>
      formatNumber(language, value, { style: "percent", maximumFractionDigits: decimals }),
    /** An ISO 8601 date without time, which is read as midnight in UTC. */
    day: (date: string) =>
      formatDate(language, new Date(date), { day: "numeric", month: "long", timeZone: "UTC" }),
  };
}

/**
 * The axis on which values fit, labeled at every multiple of `step`.
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
