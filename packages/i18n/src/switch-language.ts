import type { i18n } from "i18next";
import type { Texts } from "./create-i18n.ts";

/** Loads texts of an app in a language, of these namespaces. */
type LoadTexts<Language extends string> = (
  language: Language,
  namespaces: readonly string[],
) => Promise<Texts>;

/**
 * Makes the texts of a namespace available in the language shown, even if that changes while they are fetched.
 *
 * @throws when they cannot be loaded.
 */
export async function addTexts<Language extends string>(
  instance: i18n,
  namespace: string,
  loadTexts: LoadTexts<Language>,
): Promise<void> {
  while (!instance.hasResourceBundle(instance.language, namespace))
    await load(instance, instance.language as Language, [namespace], loadTexts);
}

/**
 * Switches the language in place: loads the texts that are missing in it, shows them, and sets the page's `lang`.
 *
 * @throws when the texts cannot be loaded; the language shown then stays.
 */
export async function switchLanguage<Language extends string>(
  instance: i18n,
  language: Language,
  loadTexts: LoadTexts<Language>,
): Promise<void> {
  // What is here in the language shown, of which there may be more by the time that the other's has come.
  const missing = () =>
    Object.keys(instance.getDataByLanguage(instance.language) ?? {}).filter(
      (namespace) => !instance.hasResourceBundle(language, namespace),
    );
  for (let names = missing(); names.length > 0; names = missing())
    await load(instance, language, names, loadTexts);
  await instance.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Loads namespaces of a language into an instance. */
async function load<Language extends string>(
  instance: i18n,
  language: Language,
  namespaces: readonly string[],
  loadTexts: LoadTexts<Language>,
): Promise<void> {
  const texts = await loadTexts(language, namespaces);
  for (const namespace of namespaces) {
    instance.addResourceBundle(language, namespace, texts[namespace] ?? {});
  }
}
