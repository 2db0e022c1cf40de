import type { Language } from "./languages.ts";
import { loaderOf, loadTexts } from "./load-texts.ts";
import "./typed-keys.ts";

/** Loads the site's texts: `site` for every page, `topics` for pages that people search for, and `legal`. */
export const loadSiteTexts = loaderOf({
  site: (language: Language) =>
    loadTexts(language, ["common", "site"], {
      nl: () => import("./dictionaries/nl/site.ts"),
      en: () => import("./dictionaries/en/site.ts"),
    }),
  topics: (language: Language) =>
    loadTexts(language, ["topics"], {
      nl: () => import("./dictionaries/nl/topics.ts"),
      en: () => import("./dictionaries/en/topics.ts"),
    }),
  legal: (language: Language) =>
    loadTexts(language, ["legal"], {
      nl: () => import("./dictionaries/nl/legal.ts"),
      en: () => import("./dictionaries/en/legal.ts"),
    }),
});
