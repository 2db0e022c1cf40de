import { brand } from "@voxlog/product";
import { formatDate, formatLanguageName, formatNumber, useLanguage } from "@voxlog/texts";
import type { Metric } from "../filters/filters.ts";

/** Returns functions that format values in the current language and in the owner's time zone. */
export function useFormat() {
  const language = useLanguage();
  const count = (value: number, decimals = 0) =>
    formatNumber(language, value, { maximumFractionDigits: decimals });
  const share = (part: number, whole: number, decimals = 1) =>
    formatNumber(language, whole ? part / whole : 0, { style: "percent", maximumFractionDigits: decimals });
  return {
    count,
    share,
    /** The name of the owner's time zone, such as "Central European Time". */
    zone:
      new Intl.DateTimeFormat(language, { timeZone: brand.timeZone, timeZoneName: "longGeneric" })
        .formatToParts()
        .find(({ type }) => type === "timeZoneName")?.value ?? brand.timeZone,
    figure: (metric: Metric, value: number | undefined) => {
      if (value === undefined) return "–";
      if (metric === "sessions" || metric === "page_views") return count(value);
      return metric === "per_session" ? count(value, 1) : share(value, 1);
    },
    day: (day: string) =>
      formatDate(language, new Date(day), {
        day: "numeric",
        month: "short",
        year: "numeric",
        timeZone: "UTC",
      }),
    /** A date and time such as "2 mrt 10:30". */
    moment: (moment: string | number) =>
      formatDate(language, new Date(moment), {
        day: "numeric",
        month: "short",
        hour: "2-digit",
        minute: "2-digit",
        timeZone: brand.timeZone,
      }),
    languageName: (code: string) => formatLanguageName(language, code),
    /** Seconds as minutes and seconds, such as 1:05. */
    duration: (seconds: number) => {
      const whole = Math.round(seconds);
      return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
    },
  };
}
