import type { Texts } from "./create-i18n.ts";
import type { Language } from "./languages.ts";

const dictionaries = {
  nl: () => import("./dictionaries/nl/demo-texts.ts"),
  en: () => import("./dictionaries/en/demo-texts.ts"),
} satisfies Record<Language, () => Promise<{ texts: Texts }>>;

/** The demo's texts in one language: one chunk, so that the other language is never fetched. */
export async function loadDemoTexts(language: Language): Promise<Texts> {
  return (await dictionaries[language]()).texts;
}
