/** What is here for server components as well, whose react-i18next has no hooks. */
export {
  chooseLanguage,
  preferredLanguage,
  rememberedLanguage,
  rememberLanguage,
} from "./choose-language.ts";
export { createI18n, type Texts } from "./create-i18n.ts";
export type { Dictionary } from "./dictionaries/nl/dictionary.ts";
export { dictionaryFaults } from "./dictionary-faults.ts";
export {
  formatCountryName,
  formatDate,
  formatLanguageName,
  formatList,
  formatNumber,
  formatPrice,
} from "./format.ts";
export {
  defaultLanguage,
  isLanguage,
  type Language,
  type LanguageOffer,
  languageFacts,
  languageOffers,
  languages,
  localizedPath,
  picturesIn,
} from "./languages.ts";
