import { brand } from "@voxlog/product";
import { formatDate, formatLanguageName, formatNumber, useLanguage } from "@voxlog/texts";

/** Writes what the staff sees in the language shown, by the clock of where they work. */
export function useStaffFormat() {
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
    languageName: (code: string) => formatLanguageName(language, code),
  };
}
