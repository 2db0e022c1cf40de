import { createFormats } from "@voxlog/i18n/format";
import { languageFacts } from "./languages.ts";

const locales = Object.fromEntries(Object.entries(languageFacts).map(([code, { locale }]) => [code, locale]));

/** Formats for the regions that we sell in. */
export const { formatPrice, formatNumber, formatDate, formatList, formatCountryName, formatLanguageName } =
  createFormats(locales);
