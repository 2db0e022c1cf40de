import { createFormats } from "@voxlog/i18n/format";
import { languageFacts } from "./languages.ts";

const locales = Object.fromEntries(Object.entries(languageFacts).map(([code, { locale }]) => [code, locale]));

/** Formats for the regions that we sell in. */
export const { formatPrice, formatNumber, formatDate, formatList, formatCountryName, formatLanguageName } =
  createFormats(locales);

/**
 * Returns a country's name as sentences have it.
 *
 * @example countryInSentence("en", "NL") ⇒ "the Netherlands"
 */
export function countryInSentence(language: string, code: string): string {
  const name = formatCountryName(language, code);
  return language === "en" && /^(Netherlands|United)\b/.test(name) ? `the ${name}` : name;
}
