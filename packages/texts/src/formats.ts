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

/** Two-digit area codes; all others have three digits (Dutch numbering plan, Staatscourant). */
const SHORT_AREA_CODE = /^(1[035]|2[0346]|3[03568]|4[0356]|5[0358]|7\d|8[2-8]|91)/;

/**
 * Returns a phone number as people write it: in Dutch in national format, in other languages in international format.
 * Numbers of other countries stay as they are, since their groups differ.
 *
 * @param number E.164 number.
 * @example formatPhone("nl", "+31207654321") ⇒ "020 765 43 21"
 */
export function formatPhone(language: string, number: string): string {
  const [, national = ""] = /^\+31(\d{9})$/.exec(number) ?? [];
  if (!national) return number;
  const isMobile = national.startsWith("6");
  const area = isMobile ? 1 : SHORT_AREA_CODE.test(national) ? 2 : 3;
  const subscriber = national.slice(area);
  const pairsFrom = subscriber.length % 2 === 0 ? 0 : 3;
  const groups = [subscriber.slice(0, pairsFrom), ...(subscriber.slice(pairsFrom).match(/../g) ?? [])];
  const prefix = language === "nl" ? "0" : "+31 ";
  return [prefix + national.slice(0, area), ...groups].filter(Boolean).join(" ");
}
