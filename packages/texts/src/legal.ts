import type { Texts } from "@voxlog/i18n";
import type { Language } from "./languages.ts";
import { loadTexts } from "./load-texts.ts";
import "./typed-keys.ts";

/** The texts of the privacy statement, the terms and the page on security: long, and read by few, so apart from the site's. */
export function loadLegalTexts(language: Language): Promise<Texts> {
  return loadTexts(language, ["legal"], {
    nl: () => import("./dictionaries/nl/legal.ts"),
    en: () => import("./dictionaries/en/legal.ts"),
  });
}
