/** What a language is called in itself, and its codes: BCP 47 for `Intl`, underscored for og:locale. */
type LanguageFacts = { label: string; name: string; locale: string; ogLocale: string };

/** The languages that everything is written in, the source first. How to add one: the package's README. */
export const languageFacts = {
  nl: { label: "NL", name: "Nederlands", locale: "nl-NL", ogLocale: "nl_NL" },
  en: { label: "EN", name: "English", locale: "en-IE", ogLocale: "en_US" },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languageFacts;

export const languages = Object.keys(languageFacts) as readonly Language[];

/** The source language, and the one shown when nothing else is known. */
export const defaultLanguage: Language = "nl";

/** Whether we have a language of that code. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
