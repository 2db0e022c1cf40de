import type { Texts } from "./create-i18n.ts";
import type { Language } from "./languages.ts";
import { loadTexts } from "./whole-language.ts";

const chunks = {
  nl: () => import("./dictionaries/nl/legal-texts.ts"),
  en: () => import("./dictionaries/en/legal-texts.ts"),
};

/** The texts of the privacy statement and the terms: long, and read by few, so apart from the site's. */
export function loadLegalTexts(language: Language): Promise<Texts> {
  return loadTexts(language, chunks, ["legal"]);
}
