import { formatDate, formatNumber, useLanguage } from "@voxlog/i18n";

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
