import type { Texts } from "@voxlog/i18n";
import type { Language } from "./languages.ts";
import { loaderOf, textsIn } from "./load-texts.ts";
import "./typed-keys.ts";

/** The site's texts: `site` for every page, the others for some. */
const parts = {
  site: textsIn(["common", "site"], {
    nl: () => import("./dictionaries/nl/site.ts"),
    en: () => import("./dictionaries/en/site.ts"),
  }),
  features: partOf({
    nl: () => import("./dictionaries/nl/features.ts"),
    en: () => import("./dictionaries/en/features.ts"),
  }),
  pricing: partOf({
    nl: () => import("./dictionaries/nl/pricing.ts"),
    en: () => import("./dictionaries/en/pricing.ts"),
  }),
  topics: textsIn(["topics"], {
    nl: () => import("./dictionaries/nl/topics.ts"),
    en: () => import("./dictionaries/en/topics.ts"),
  }),
  legal: textsIn(["legal"], {
    nl: () => import("./dictionaries/nl/legal.ts"),
    en: () => import("./dictionaries/en/legal.ts"),
  }),
};

/** Loads texts that belong to `site` but are separate files. With a language in one file, `site` has them. */
function partOf(modules: Partial<Record<Language, () => Promise<Texts[string]>>>) {
  return async (language: Language): Promise<Texts> => ({ site: (await modules[language]?.()) ?? {} });
}

/** Texts that only some views show. */
export type ViewTexts = Exclude<keyof typeof parts, "site">;

export const loadSiteTexts = loaderOf(parts);
