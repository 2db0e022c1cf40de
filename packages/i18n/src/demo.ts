import type { Texts } from "./create-i18n.ts";
import type { Language } from "./languages.ts";
import { loadTexts } from "./load-texts.ts";

/** The demo's texts in one language: one chunk, so that the other language is never fetched. */
export function loadDemoTexts(language: Language): Promise<Texts> {
  return loadTexts(language, ["common", "demo"], {
    nl: () => import("./dictionaries/nl/demo.ts"),
    en: () => import("./dictionaries/en/demo.ts"),
  });
}
