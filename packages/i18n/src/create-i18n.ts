import { createInstance, type i18n, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";

/** The texts of one language, by namespace. */
export type Texts = Resource[string];

export type I18nOptions = {
  /**
   * Namespaces to search when a text isn't in the requested one.
   *
   * @default []
   */
  fallbackNamespaces?: readonly string[] | undefined;
  /** Called with the language after every switch, such as `languages.remember`. */
  onSwitch?: ((language: string) => void) | undefined;
  /** Applied to every text before it's shown, such as `pseudoText`. */
  transform?: ((text: string) => string) | undefined;
};

/**
 * Creates an i18next instance for one language. It has its texts, so it fetches nothing and the first render is
 * complete. The default namespace is `common`, or the first. A missing text logs an error.
 *
 * @param language a BCP 47 tag.
 */
export function createI18n(
  language: string,
  texts: Texts,
  { fallbackNamespaces = [], onSwitch, transform }: I18nOptions = {},
): i18n {
  const instance = createInstance();
  if (transform) instance.use({ type: "postProcessor", name: "transform", process: transform });
  void instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: texts },
    defaultNS: "common" in texts ? "common" : (Object.keys(texts)[0] ?? "common"),
    fallbackNS: fallbackNamespaces,
    postProcess: transform ? ["transform"] : false,
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes.
    react: { useSuspense: false },
    saveMissing: true, // Makes i18next call the handler.
    missingKeyHandler: (_, namespace, key) =>
      console.error(`No text for "${key}" in "${namespace}". Add it, or load its namespace first.`),
  });
  if (onSwitch) instance.on("languageChanged", onSwitch);
  return instance;
}
