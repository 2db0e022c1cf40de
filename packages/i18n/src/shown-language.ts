import type { i18n } from "i18next";
import { useTranslation } from "react-i18next";
import { rememberLanguage } from "./choose-language.ts";
import type { Texts } from "./create-i18n.ts";
import { defaultLanguage, isLanguage, type Language } from "./languages.ts";

/** The language shown, in an app that switches its language in place. */
export function useLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : defaultLanguage;
}

/**
 * Goes on in another language: loads its texts when they are not here yet, shows them in place, and remembers the
 * choice.
 *
 * @param loadTexts the app's, such as `loadDemoTexts`.
 * @throws when the texts cannot be loaded; the language shown then stays.
 */
export async function switchLanguage(
  instance: i18n,
  language: Language,
  loadTexts: (language: Language) => Promise<Texts>,
): Promise<void> {
  const texts = instance.hasResourceBundle(language, "common") ? {} : await loadTexts(language);
  for (const [namespace, bundle] of Object.entries(texts)) {
    instance.addResourceBundle(language, namespace, bundle);
  }
  await instance.changeLanguage(language);
  document.documentElement.lang = language;
  rememberLanguage(language);
}
