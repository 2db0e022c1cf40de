import type { common } from "./dictionaries/nl/common.ts";
import type { demo } from "./dictionaries/nl/demo.ts";
import type { legal } from "./dictionaries/nl/legal.ts";
import type { reports } from "./dictionaries/nl/reports.ts";
import type { site } from "./dictionaries/nl/site.ts";

export { chooseLanguage, preferredLanguage } from "./choose-language.ts";
export { createI18n, type Texts } from "./create-i18n.ts";
export { formatDate, formatLanguageName, formatList, formatNumber, formatPrice } from "./format.ts";
export { type LanguageOffer, languageOffers } from "./language-offer.ts";
export { defaultLanguage, isLanguage, type Language, languageFacts, languages } from "./languages.ts";
export { rememberedLanguage, rememberLanguage } from "./remembered-language.ts";
export { switchLanguage, useLanguage } from "./shown-language.ts";

// i18next checks every key and variable against the Dutch source. It finds this only in the index.
declare module "i18next" {
  interface CustomTypeOptions {
    enableSelector: true;
    defaultNS: "common";
    resources: {
      common: typeof common;
      site: typeof site;
      demo: typeof demo;
      legal: typeof legal;
      reports: typeof reports;
    };
  }
}
