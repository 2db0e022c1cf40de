import type { Texts } from "./create-i18n.ts";
import type { Language } from "./languages.ts";
import { loadTexts } from "./load-texts.ts";
import "./typed-keys.ts";

/** The texts of the owner's reports in one language. */
export function loadReportsTexts(language: Language): Promise<Texts> {
  return loadTexts(language, ["common", "reports"], {
    nl: () => import("./dictionaries/nl/reports.ts"),
    en: () => import("./dictionaries/en/reports.ts"),
  });
}
