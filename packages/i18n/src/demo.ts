import type { Texts } from "./create-i18n.ts";
import type { Language } from "./languages.ts";
import { loadTexts } from "./whole-language.ts";

const chunks = {
  nl: () => import("./dictionaries/nl/demo-texts.ts"),
  en: () => import("./dictionaries/en/demo-texts.ts"),
};

/** The demo's texts in one language: one chunk, so that the other language is never fetched. */
export function loadDemoTexts(language: Language): Promise<Texts> {
  return loadTexts(language, chunks, ["common", "demo"]);
}
