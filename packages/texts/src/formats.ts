import { createFormats } from "@voxlog/i18n/format";
import { languageFacts } from "./languages.ts";

// Our customers use a 24-hour clock.
const locales = Object.fromEntries(
  Object.entries(languageFacts).map(([code, { locale }]) => [code, `${locale}-u-hc-h23`]),
);

export const { formatPrice, formatNumber, formatDate, formatCountryName, formatLanguageName } =
  createFormats(locales);

/** Joins names like our texts do, without a comma before "and". */
export const { formatList } = createFormats({ en: "en-GB" });

/**
 * Returns a country's name as sentences have it.
 *
 * @example countryInSentence("en", "NL") ⇒ "the Netherlands"
 */
export function countryInSentence(language: string, code: string): string {
  const name = formatCountryName(language, code);
  return language === "en" && /^(Netherlands|United)\b/.test(name) ? `the ${name}` : name;
}
