import type { Language } from "./languages.ts";

/** What a visitor reads who is shown another language than the one their browser prefers. */
export type LanguageOffer = { text: string; accept: string; dismiss: string };

/**
 * The offer to go on in a language, written in that language. It stands apart from the dictionaries,
 * since the page that shows it has loaded the other one. A language without one is not offered.
 */
export const languageOffers: Partial<Record<Language, LanguageOffer>> = {
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
