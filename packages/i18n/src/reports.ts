import type { Texts } from "./create-i18n.ts";
import type { Language } from "./languages.ts";

const dictionaries = {
  nl: () => import("./dictionaries/nl/reports-texts.ts"),
  en: () => import("./dictionaries/en/reports-texts.ts"),
} satisfies Record<Language, () => Promise<{ texts: Texts }>>;

/** The texts of the owner's reports in one language. */
export async function loadReportsTexts(language: Language): Promise<Texts> {
  return (await dictionaries[language]()).texts;
}
