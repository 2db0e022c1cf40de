import { brand } from "@voxlog/product";
import { formatDate, formatLanguageName, formatNumber, useLanguage } from "@voxlog/texts";
import type { Metric } from "../filters/filters.ts";
import { serverTime } from "../session/request.ts";

const { timeZone } = brand;

/** Returns a date and time such as "2 mrt, 10:30", with the year if it isn't the current one. */
export function formatMoment(language: string, moment: string | number, now: number): string {
  const yearOf = (date: Date) => formatDate(language, date, { year: "numeric", timeZone });
  const date = new Date(moment);
  return formatDate(language, date, {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
    ...(yearOf(date) !== yearOf(new Date(now)) && { year: "numeric" }),
  });
}

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
      new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "longGeneric" })
        .formatToParts()
        .find(({ type }) => type === "timeZoneName")?.value ?? timeZone,
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
    moment: (moment: string | number) => formatMoment(language, moment, serverTime()),
    languageName: (code: string) => formatLanguageName(language, code),
    /** Seconds as minutes and seconds, such as 1:05. */
    duration: (seconds: number) => {
      const whole = Math.round(seconds);
      return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
    },
  };
}
