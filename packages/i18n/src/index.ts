import type { agent } from "./dictionaries/nl/agent.ts";
import type { capture } from "./dictionaries/nl/capture.ts";
import type { conversations } from "./dictionaries/nl/conversations.ts";
import type { demo } from "./dictionaries/nl/demo.ts";
import type { legal } from "./dictionaries/nl/legal.ts";
import type { reports } from "./dictionaries/nl/reports.ts";
import type { settings } from "./dictionaries/nl/settings.ts";
import type { common, site } from "./dictionaries/nl/site.ts";

export {
  chooseLanguage,
  preferredLanguage,
  rememberedLanguage,
  rememberLanguage,
} from "./choose-language.ts";
export { createI18n, type Texts } from "./create-i18n.ts";
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
  picturesIn,
} from "./languages.ts";
export { addTexts, switchLanguage, useLanguage } from "./shown-language.ts";

// i18next checks every key and variable against the Dutch source. It finds this only in the index.
declare module "i18next" {
  interface CustomTypeOptions {
    enableSelector: true;
    defaultNS: "common";
    resources: {
      common: typeof common;
      site: typeof site;
      // Its screens' namespaces stand behind it: see ./demo.ts.
      demo: typeof demo & typeof conversations & typeof capture & typeof agent & typeof settings;
      legal: typeof legal;
      reports: typeof reports;
    };
  }
}
