import { createInstance, type i18n, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";

/** The texts of one language, by namespace. */
export type Texts = Resource[string];

export type I18nOptions = {
  /**
   * Namespaces in which a text is looked up that is not in the one asked for.
   * @default []
   */
  fallbackNamespaces?: readonly string[];
  /** Called with the language after every switch, such as `languages.remember`. */
  onSwitch?: (language: string) => void;
};

/**
 * Creates an i18next instance for one language, ready at once: its texts are given, so nothing is fetched and the first
 * render has them. A text is looked up in the first namespace unless one is named. A missing text is an error in the console.
 *
 * @param language a BCP 47 tag.
 */
export function createI18n(
  language: string,
  texts: Texts,
  { fallbackNamespaces = [], onSwitch }: I18nOptions = {},
): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: texts },
    defaultNS: "common" in texts ? "common" : (Object.keys(texts)[0] ?? "common"),
    fallbackNS: fallbackNamespaces,
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes.
    react: { useSuspense: false },
    saveMissing: true, // Or i18next doesn't call the handler.
    missingKeyHandler: (_, namespace, key) =>
      console.error(`No text for "${key}" in "${namespace}". Add it, or load its namespace first.`),
  });
  if (onSwitch) instance.on("languageChanged", onSwitch);
  return instance;
}
