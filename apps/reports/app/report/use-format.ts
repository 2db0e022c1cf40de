import { formatDate, formatNumber, useLanguage } from "@voxlog/i18n";

/** Writes what reports hold in the language shown. */
export function useFormat() {
  const language = useLanguage();
  return {
    count: (value: number, decimals = 0) =>
      formatNumber(language, value, { maximumFractionDigits: decimals }),
    /** A part of a whole as a percentage; of nothing it is none. */
    share: (part: number, whole: number) =>
      formatNumber(language, whole ? part / whole : 0, { style: "percent", maximumFractionDigits: 1 }),
    /** A day such as 2026-03-01. */
    day: (day: string, month: "short" | "long" = "short") =>
      formatDate(language, new Date(day), { day: "numeric", month, year: "numeric", timeZone: "UTC" }),
    /** Seconds as minutes and seconds, such as 1:05. */
    duration: (seconds: number) => {
      const whole = Math.round(seconds);
      return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
    },
  };
}
