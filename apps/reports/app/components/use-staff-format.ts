import { brand } from "@voxlog/product";
import { formatDate, formatLanguageName, formatNumber, useLanguage } from "@voxlog/texts";

/** Formats values in the current language and in the owner's time zone. */
export function useStaffFormat() {
  const language = useLanguage();
  return {
    count: (value: number) => formatNumber(language, value),
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
  };
}
