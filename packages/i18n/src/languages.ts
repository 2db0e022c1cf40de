/**
 * The languages that everything is written in, the first being the default. Adding one starts here:
 * every place that needs its texts then fails to type-check until it has them.
 */
export const languages = ["nl", "en"] as const;

export type Language = (typeof languages)[number];

/** The source language, and the one shown when nothing else is known. */
export const defaultLanguage: Language = languages[0];

/** What a language is called in itself, and its codes: BCP 47 for `Intl`, underscored for og:locale. */
export const languageFacts = {
  nl: { label: "NL", name: "Nederlands", locale: "nl-NL", ogLocale: "nl_NL" },
  en: { label: "EN", name: "English", locale: "en-IE", ogLocale: "en_US" },
} as const satisfies Record<Language, { label: string; name: string; locale: string; ogLocale: string }>;

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
