/** Keeps what it makes, since a list asks for a formatter in every row: see docs/decisions/slow-phones.md. */
function kept<Options, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (locale: string, options: Options): Formatter => {
    const key = locale + JSON.stringify(options);
    const formatter = made.get(key) ?? make(locale, options);
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

/**
 * Creates the formats of a product, each with the language first: any BCP 47 tag.
 *
 * @param locales of languages that are written in one region's way, such as `{ en: "en-IE" }`.
 */
export function createFormats(locales: Readonly<Record<string, string>> = {}) {
  const localeOf = (language: string) => locales[language] ?? language;
  return {
    /**
     * An amount of money; a whole one has no decimals.
     *
     * @example formatPrice("nl", 1250, "EUR") ⇒ "€ 1.250"
     */
    formatPrice: (language: string, amount: number, currency: string): string =>
      numberFormat(localeOf(language), {
        style: "currency",
        currency,
        trailingZeroDisplay: "stripIfInteger",
      }).format(amount),

    /** A number; `options` are `Intl.NumberFormat`'s. */
    formatNumber: (language: string, value: number, options?: Intl.NumberFormatOptions): string =>
      numberFormat(localeOf(language), options).format(value),

    /** A date or time; `options` are `Intl.DateTimeFormat`'s. */
    formatDate: (language: string, date: Date, options: Intl.DateTimeFormatOptions): string =>
      dateFormat(localeOf(language), options).format(date),

    /**
     * Names in a sentence.
     *
     * @example formatList("en", ["Dutch", "English", "German"]) ⇒ "Dutch, English and German"
     */
    formatList: (language: string, items: readonly string[]): string =>
      listFormat(localeOf(language), { type: "conjunction" }).format(items),

    /**
     * A country's name.
     *
     * @example formatCountryName("en", "NL") ⇒ "Netherlands"
     */
    formatCountryName: (language: string, code: string): string =>
      nameFormat(localeOf(language), { type: "region" }).of(code) ?? code,

    /**
     * A language's name in another language.
     *
     * @example formatLanguageName("en", "de") ⇒ "German"
     */
    formatLanguageName: (language: string, code: string): string =>
      nameFormat(localeOf(language), { type: "language" }).of(code) ?? code,
  };
}

export const { formatPrice, formatNumber, formatDate, formatList, formatCountryName, formatLanguageName } =
  createFormats();
