/** Caches formatters: lists request one per row. See docs/decisions/slow-phones.md. */
function cached<Options, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (locale: string, options: Options): Formatter => {
    const key = locale + JSON.stringify(options);
    const formatter = made.get(key) ?? make(locale, options);
    made.set(key, formatter);
    return formatter;
  };
}

const numberFormat = cached(
  (locale, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(locale, options),
);
const dateFormat = cached(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
const listFormat = cached((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));
const nameFormat = cached(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
);

/**
 * Creates a product's formats. Each takes the language first: any BCP 47 tag.
 *
 * @param locales regions to use for languages, such as `{ en: "en-IE" }`.
 */
export function createFormats(locales: Readonly<Record<string, string>> = {}) {
  const localeOf = (language: string) => locales[language] ?? language;
  return {
    /**
     * Formats an amount of money; whole amounts have no decimals.
     *
     * @example formatPrice("nl", 1250, "EUR") ⇒ "€ 1.250"
     */
    formatPrice: (language: string, amount: number, currency: string): string =>
      numberFormat(localeOf(language), {
        style: "currency",
        currency,
        trailingZeroDisplay: "stripIfInteger",
      }).format(amount),

    /** Formats a number with `Intl.NumberFormat`'s options. */
    formatNumber: (language: string, value: number, options?: Intl.NumberFormatOptions): string =>
      numberFormat(localeOf(language), options).format(value),

    /** Formats a date or time with `Intl.DateTimeFormat`'s options. */
    formatDate: (language: string, date: Date, options: Intl.DateTimeFormatOptions): string =>
      dateFormat(localeOf(language), options).format(date),

    /**
     * Joins names in a sentence.
     *
     * @example formatList("en", ["Dutch", "English", "German"]) ⇒ "Dutch, English and German"
     */
    formatList: (language: string, items: readonly string[]): string =>
      listFormat(localeOf(language), { type: "conjunction" }).format(items),

    /**
     * Returns a country's name.
     *
     * @example formatCountryName("en", "NL") ⇒ "Netherlands"
     */
    formatCountryName: (language: string, code: string): string =>
      nameFormat(localeOf(language), { type: "region" }).of(code) ?? code,

    /**
     * Returns a language's name in another language.
     *
     * @example formatLanguageName("en", "de") ⇒ "German"
     */
    formatLanguageName: (language: string, code: string): string =>
      nameFormat(localeOf(language), { type: "language" }).of(code) ?? code,
  };
}

export const { formatPrice, formatNumber, formatDate, formatList, formatCountryName, formatLanguageName } =
  createFormats();
