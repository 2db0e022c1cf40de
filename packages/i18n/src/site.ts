import type { Texts } from "./create-i18n.ts";
import type { Language } from "./languages.ts";

const dictionaries = {
  nl: () => import("./dictionaries/nl/site-texts.ts"),
  en: () => import("./dictionaries/en/site-texts.ts"),
} satisfies Record<Language, () => Promise<{ texts: Texts }>>;

/** The marketing site's texts in one language: one chunk, so that the other language is never fetched. */
export async function loadSiteTexts(language: Language): Promise<Texts> {
  return (await dictionaries[language]()).texts;
}
