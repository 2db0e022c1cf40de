import { formatDate, formatLanguageName, formatNumber, useLanguage } from "@voxlog/i18n";
import { brand } from "@voxlog/product";
import type { TimeLeft } from "./deadline.ts";

/** Writes what leads hold in the language shown, by the clock of the promise that is kept. */
export function useLeadFormat() {
  const language = useLanguage();
  return {
    count: (value: number) => formatNumber(language, value),
    /** A moment such as "2 mrt 10:30". */
    moment: (moment: string | number) =>
      formatDate(language, new Date(moment), {
        day: "numeric",
        month: "short",
        hour: "2-digit",
        minute: "2-digit",
        timeZone: brand.timeZone,
      }),
    /** A time such as "3 u 20 min". */
    time: ({ parts }: TimeLeft) =>
      parts
        .map(({ unit, value }) =>
          formatNumber(language, value, { style: "unit", unit, unitDisplay: "short" }),
        )
        .join(" "),
    languageName: (code: string) => formatLanguageName(language, code),
  };
}
