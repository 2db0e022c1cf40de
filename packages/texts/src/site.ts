import type { Texts } from "@voxlog/i18n";
import type { Language } from "./languages.ts";
import { loadTexts } from "./load-texts.ts";
import "./typed-keys.ts";

/** Loads the marketing site's texts in one language, as one chunk. */
export function loadSiteTexts(language: Language): Promise<Texts> {
  return loadTexts(language, ["common", "site"], {
    nl: () => import("./dictionaries/nl/site.ts"),
    en: () => import("./dictionaries/en/site.ts"),
  });
}
