import type { Texts } from "./create-i18n.ts";
import type { Language } from "./languages.ts";
import { loadTexts } from "./whole-language.ts";

const chunks = {
  nl: () => import("./dictionaries/nl/reports-texts.ts"),
  en: () => import("./dictionaries/en/reports-texts.ts"),
};

/** The texts of the owner's reports in one language. */
export function loadReportsTexts(language: Language): Promise<Texts> {
  return loadTexts(language, chunks, ["common", "reports"]);
}
