import type { Texts } from "@voxlog/i18n";
import type { WholeLanguage } from "./dictionaries/nl/dictionary.ts";
import type { Language } from "./languages.ts";
import { loadTexts } from "./load-texts.ts";
import "./typed-keys.ts";

/** Loads the texts of pages that people search for, which few visitors of the site open. */
export function loadTopicTexts(language: Language): Promise<Texts & Pick<WholeLanguage, "topics">> {
  return loadTexts(language, ["topics"], {
    nl: () => import("./dictionaries/nl/topics.ts"),
    en: () => import("./dictionaries/en/topics.ts"),
  });
}
