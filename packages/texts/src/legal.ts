import type { Texts } from "@voxlog/i18n";
import type { Language } from "./languages.ts";
import { loadTexts } from "./load-texts.ts";
import "./typed-keys.ts";

/** Loads the privacy statement, terms and security page: long texts with few readers, so apart from the site's. */
export function loadLegalTexts(language: Language): Promise<Texts> {
  return loadTexts(language, ["legal"], {
    nl: () => import("./dictionaries/nl/legal.ts"),
    en: () => import("./dictionaries/en/legal.ts"),
  });
}
