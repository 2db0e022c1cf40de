import { defineLanguages } from "@voxlog/i18n/languages";

/** A language's own name, and its codes: BCP 47 for `Intl`, with an underscore for og:locale. */
type LanguageFacts = {
  label: string;
  name: string;
  locale: string;
  ogLocale: string;
  /** Language of the product's pictures until they are captured in this one. */
  picturesIn?: string;
};

/** The product's languages, the source first. To add one, see the package's README. */
export const languageFacts = {
  nl: { label: "NL", name: "Nederlands", locale: "nl-NL", ogLocale: "nl_NL" },
  en: { label: "EN", name: "English", locale: "en-US", ogLocale: "en_US" },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languageFacts;

const own = defineLanguages(Object.keys(languageFacts) as [Language, ...Language[]], "voxlog.language");

export const languages = own.all;

/** The source language, shown when nothing else is known. */
export const defaultLanguage = own.source;

/** For visitors whose browser lists none of our languages. */
export const internationalLanguage: Language = "en";

export const {
  is: isLanguage,
  preferred: preferredLanguage,
  choose: chooseLanguage,
  remembered: rememberedLanguage,
  remember: rememberLanguage,
} = own;

/**
 * Returns a page's path in a language: the source's path, or the other one below the language's code.
 *
 * @example localizedPath(["/aanmelden", "/sign-up"], "en") ⇒ "/en/sign-up"
 */
export function localizedPath(
  [source, others]: readonly [source: string, others: string],
  language: Language,
): string {
  return language === defaultLanguage ? source : `/${language}${others}`;
}

/** Returns the language of the product's pictures for a language. */
export function picturesIn(language: Language): string {
  const facts: LanguageFacts = languageFacts[language];
  return facts.picturesIn ?? language;
}

/** The offer to switch to the language that the visitor's browser prefers. */
export type LanguageOffer = { text: string; accept: string; dismiss: string };

/**
 * The offer to switch to a language, in that language. Outside the dictionaries, since the page has loaded another one.
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
