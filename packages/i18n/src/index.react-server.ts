/** The exports for server components, where react-i18next has no hooks. */
export { createI18n, type I18nOptions, type Texts } from "./create-i18n.ts";
export type { Dictionary } from "./dictionary.ts";
export {
  createFormats,
  formatCountryName,
  formatDate,
  formatLanguageName,
  formatList,
  formatNumber,
  formatPrice,
} from "./format.ts";
export { defineLanguages, type LanguageHints, type Languages } from "./languages.ts";
export { addTexts, switchLanguage } from "./switch-language.ts";
export { dictionaryFaults } from "./texts/dictionary-faults.ts";
