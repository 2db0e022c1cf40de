import { type Language, languageFacts } from "./languages.ts";

const intl = (language: Language) => languageFacts[language].locale;

/**
 * A whole amount of money, without decimals.
 *
 * @example formatPrice("nl", 1250, "EUR") ⇒ "€ 1.250"
 */
export function formatPrice(language: Language, amount: number, currency: string): string {
  return new Intl.NumberFormat(intl(language), {
    style: "currency",
    currency,
    maximumFractionDigits: 0,
  }).format(amount);
}

/** A number; `options` are `Intl.NumberFormat`'s. */
export function formatNumber(language: Language, value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(intl(language), options).format(value);
}

/** A date or time; `options` are `Intl.DateTimeFormat`'s. */
export function formatDate(language: Language, date: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(intl(language), options).format(date);
}

/**
 * Names in a sentence.
 *
 * @example formatList("en", ["Dutch", "English", "German"]) ⇒ "Dutch, English and German"
 */
export function formatList(language: Language, items: readonly string[]): string {
  return new Intl.ListFormat(intl(language), { type: "conjunction" }).format(items);
}

/**
 * A language's name in another language.
 *
 * @example formatLanguageName("en", "de") ⇒ "German"
 */
export function formatLanguageName(language: Language, code: string): string {
  return new Intl.DisplayNames(intl(language), { type: "language" }).of(code) ?? code;
}
