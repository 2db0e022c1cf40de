import { createInstance, type i18n, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";

/** The texts of one language, by namespace. */
export type Texts = Resource[string];

/**
 * An i18next instance for one language, ready at once: its texts are given, so nothing is fetched and
 * the first render has them. They may be any product's; a text is looked up in the first namespace unless one is named.
 *
 * @param language one of our languages, or any other BCP 47 tag.
 * @param furtherNamespaces where a text is looked up that is not in the namespace asked for, such as `screenNamespaces`.
 */
export function createI18n(language: string, texts: Texts, furtherNamespaces: readonly string[] = []): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: texts },
    defaultNS: "common" in texts ? "common" : (Object.keys(texts)[0] ?? "common"),
    fallbackNS: furtherNamespaces,
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes.
    react: { useSuspense: false },
    saveMissing: true, // Or i18next doesn't call the handler.
    missingKeyHandler: (_, namespace, key) =>
      console.error(`No text for "${key}" in "${namespace}". Add it, or load its namespace first.`),
  });
  return instance;
}
