import { type Language, rememberLanguage } from "@voxlog/i18n";
import { loadDemoTexts } from "@voxlog/i18n/demo";
import type { i18n } from "i18next";

/**
 * Goes on in another language: fetches its texts when they are not here yet, shows them in place, and
 * remembers the choice.
 *
 * @throws when the texts cannot be fetched; the language shown then stays.
 */
export async function switchLanguage(instance: i18n, language: Language): Promise<void> {
  if (!instance.hasResourceBundle(language, "demo")) {
    for (const [namespace, texts] of Object.entries(await loadDemoTexts(language))) {
      instance.addResourceBundle(language, namespace, texts);
    }
  }
  await instance.changeLanguage(language);
  document.documentElement.lang = language;
  rememberLanguage(language);
}
