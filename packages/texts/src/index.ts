import { createI18n as create, type Texts, useLanguage as useShownLanguage } from "@voxlog/i18n";
import { type Language, rememberLanguage } from "./languages.ts";

export { addTexts, switchLanguage, type Texts } from "@voxlog/i18n";
export {
  formatCountryName,
  formatDate,
  formatLanguageName,
  formatList,
  formatNumber,
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
 * Creates an i18next instance that remembers the visitor's choice of language.
 *
 * @param fallbackNamespaces where a text is looked up that is not in the namespace asked for, such as `screenNamespaces`.
 */
export function createI18n(language: Language, texts: Texts, fallbackNamespaces: readonly string[] = []) {
  return create(language, texts, { fallbackNamespaces, onSwitch: rememberLanguage });
}

/** Returns the language shown, in an app that switches its language in place. */
export const useLanguage: () => Language = useShownLanguage<Language>;
