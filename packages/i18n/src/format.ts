import { isLanguage, languageFacts } from "./languages.ts";

/** Keeps what it makes, since a list asks for a formatter in every row: see docs/decisions/slow-phones.md. */
function kept<Options, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (language: string, options: Options): Formatter => {
    const key = language + JSON.stringify(options);
    const formatter =
      made.get(key) ?? make(isLanguage(language) ? languageFacts[language].locale : language, options);
    made.set(key, formatter);
    return formatter;
  };
}

const numberFormat = kept(
  (locale, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(locale, options),
);
const dateFormat = kept(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
const listFormat = kept((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));
const nameFormat = kept(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
);

// The language is a product language or any other BCP 47 tag.

/**
 * A whole amount of money, without decimals.
 *
 * @example formatPrice("nl", 1250, "EUR") ⇒ "€ 1.250"
 */
export function formatPrice(language: string, amount: number, currency: string): string {
  return numberFormat(language, { style: "currency", currency, maximumFractionDigits: 0 }).format(amount);
}

/** A number; `options` are `Intl.NumberFormat`'s. */
export function formatNumber(language: string, value: number, options?: Intl.NumberFormatOptions): string {
  return numberFormat(language, options).format(value);
}

/** A date or time; `options` are `Intl.DateTimeFormat`'s. */
export function formatDate(language: string, date: Date, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(language, options).format(date);
}

/**
 * Names in a sentence.
 *
 * @example formatList("en", ["Dutch", "English", "German"]) ⇒ "Dutch, English and German"
 */
export function formatList(language: string, items: readonly string[]): string {
  return listFormat(language, { type: "conjunction" }).format(items);
}

/**
 * A country's name.
 *
 * @example formatCountryName("en", "NL") ⇒ "Netherlands"
 */
export function formatCountryName(language: string, code: string): string {
  return nameFormat(language, { type: "region" }).of(code) ?? code;
}

/**
 * A language's name in another language.
 *
 * @example formatLanguageName("en", "de") ⇒ "German"
 */
export function formatLanguageName(language: string, code: string): string {
  return nameFormat(language, { type: "language" }).of(code) ?? code;
}
