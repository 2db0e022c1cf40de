import type { Texts } from "./create-i18n.ts";
import type { Language } from "./languages.ts";

const dictionaries = {
  nl: () => import("./dictionaries/nl/legal-texts.ts"),
  en: () => import("./dictionaries/en/legal-texts.ts"),
} satisfies Record<Language, () => Promise<{ texts: Texts }>>;

/** The texts of the privacy statement and the terms: long, and read by few, so apart from the site's. */
export async function loadLegalTexts(language: Language): Promise<Texts> {
  return (await dictionaries[language]()).texts;
}
