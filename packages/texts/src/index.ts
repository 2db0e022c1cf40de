import { createI18n as create, type Texts, useLanguage as useShownLanguage } from "@voxlog/i18n";
import { pseudoText } from "@voxlog/i18n/pseudo";
import { type Language, rememberLanguage } from "./languages.ts";

export { addTexts, switchLanguage, type Texts } from "@voxlog/i18n";
export {
  countryInSentence,
  formatCountryName,
  formatDate,
  formatLanguageName,
  formatList,
  formatNumber,
  formatPhone,
  formatPrice,
} from "./formats.ts";
export {
  chooseLanguage,
  defaultLanguage,
  internationalLanguage,
  isLanguage,
  type Language,
  type LanguageOffer,
  languageFacts,
  languageOffers,
  languages,
  localizedPath,
  picturesIn,
  preferredLanguage,
  rememberedLanguage,
  rememberLanguage,
} from "./languages.ts";

/**
 * Creates an i18next instance that remembers the visitor's language.
 *
 * @param fallbackNamespaces where to search after the requested namespace, such as `screenNamespaces`.
 */
export function createI18n(language: Language, texts: Texts, fallbackNamespaces: readonly string[] = []) {
  // Written out, so that builds leave it out.
  const transform = process.env.NODE_ENV === "development" && asksForPseudo() ? pseudoText : undefined;
  return create(language, texts, { fallbackNamespaces, onSwitch: rememberLanguage, transform });
}

/** Returns whether the address has `?pseudo`, which shows longer texts with accents during development. */
function asksForPseudo(): boolean {
  return typeof location !== "undefined" && new URLSearchParams(location.search).has("pseudo");
}

/** Returns the current language, in an app that switches it in place. */
export const useLanguage: () => Language = useShownLanguage<Language>;
