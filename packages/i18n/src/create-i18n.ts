import { createInstance, type i18n, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "./languages.ts";

/** The texts of one language, by namespace. */
export type Texts = Resource[string];

/**
 * An i18next instance for one language, ready at once: its texts are given, so nothing is fetched and
 * the first render has them.
 */
export function createI18n(language: Language, texts: Texts): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: texts },
    defaultNS: "common",
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes.
    react: { useSuspense: false },
  });
  return instance;
}
