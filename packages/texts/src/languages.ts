import { defineLanguages } from "@voxlog/i18n/languages";

/** What a language is called in itself, and its codes: BCP 47 for `Intl`, underscored for og:locale. */
type LanguageFacts = {
  label: string;
  name: string;
  locale: string;
  ogLocale: string;
  /** The language of the pictures of the product, until they have been captured in this one. */
  picturesIn?: string;
};

/** The languages that everything is written in, the source first. How to add one: the package's README. */
export const languageFacts = {
  nl: { label: "NL", name: "Nederlands", locale: "nl-NL", ogLocale: "nl_NL" },
  en: { label: "EN", name: "English", locale: "en-IE", ogLocale: "en_US" },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languageFacts;

const own = defineLanguages(Object.keys(languageFacts) as [Language, ...Language[]], "voxlog.language");

/** All of them, the source first. */
export const languages = own.all;

/** The source language, and the one shown when nothing else is known. */
export const defaultLanguage = own.source;

/** The language for visitors whose browser names no language that we have. */
export const internationalLanguage: Language = "en";

export const {
  is: isLanguage,
  preferred: preferredLanguage,
  choose: chooseLanguage,
  remembered: rememberedLanguage,
  remember: rememberLanguage,
} = own;

/**
 * Returns the address of a page in a language: its path in the source language, or the other one below the language's code.
 *
 * @example localizedPath(["/aanmelden", "/sign-up"], "en") ⇒ "/en/sign-up"
 */
export function localizedPath(
  [source, others]: readonly [source: string, others: string],
  language: Language,
): string {
  return language === defaultLanguage ? source : `/${language}${others}`;
}

/** The language in which the pictures of the product are, where this one is shown. */
export function picturesIn(language: Language): string {
  const facts: LanguageFacts = languageFacts[language];
  return facts.picturesIn ?? language;
}

/** What a visitor reads who is shown another language than the one their browser prefers. */
export type LanguageOffer = { text: string; accept: string; dismiss: string };

/**
 * The offer to go on in a language, written in that language. It stands apart from the dictionaries,
 * since the page that shows it has loaded the other one.
 */
export const languageOffers: Record<Language, LanguageOffer> = {
  nl: {
    text: "Deze pagina is er ook in het Nederlands.",
    accept: "Verder in het Nederlands",
    dismiss: "Melding sluiten",
  },
  en: {
    text: "This page is also available in English.",
    accept: "Continue in English",
    dismiss: "Dismiss",
  },
};
